import { readInstant } from './instant.ts';

describe('ISO 8601 instants', () => {
  test.each([
    ['2026-03-04T05:06:07Z', '2026-03-04T05:06:07.000Z'],
    ['2026-03-04T05:06:07+02:00', '2026-03-04T03:06:07.000Z'],
    ['2026-03-04T05:06:07-0330', '2026-03-04T08:36:07.000Z'],
    ['2026-03-04T05:06:07.57', '2026-03-04T05:06:07.570Z'],
    ['2026-03-04T05:06:07.1234567Z', '2026-03-04T05:06:07.123Z'],
    ['2026-03-04T23:59:59.999z', '2026-03-04T23:59:59.999Z'],
    ['2026-03-04T05:06:07+23:59', '2026-03-03T05:07:07.000Z'],
    ['1900-01-01T00:00Z', '1900-01-01T00:00:00.000Z'],
    ['2026-12-31', '2026-12-31T00:00:00.000Z'],
  ])('%p is the instant %p', (text, expected) =>
    expect(new Date(readInstant(text) ?? 0).toISOString()).toBe(expected),
  );
});

describe('instants without a zone are in UTC', () => {
  test.each([
    ['2026-03-04', '2026-03-04T00:00:00.000Z'],
    ['2026-03-04T24:00', '2026-03-05T00:00:00.000Z'],
    ['2026-03-04T05:06', '2026-03-04T05:06:00.000Z'],
    [' 2026-03-04 05:06:07 ', '2026-03-04T05:06:07.000Z'],
  ])('%p is read as %p', (text, expected) =>
    expect(new Date(readInstant(text) ?? 0).toISOString()).toBe(expected),
  );
});

test('epoch numbers may be seconds or milliseconds', () => {
  const expected = Date.UTC(2026, 0, 1);
  expect([expected, expected / 1000, String(expected), String(expected / 1000)].map(readInstant)).toEqual(
    Array(4).fill(expected),
  );
});

test('epoch numbers end with the largest date', () => {
  const accepted = [1e8, 1e11 - 1, 1e11, 8.64e15];
  expect(accepted.map(readInstant)).toEqual([1e11, 99_999_999_999_000, 1e11, 8.64e15]);
  expect([1e8 - 1, 8.64e15 + 2].map(readInstant)).toEqual([null, null]);
});

test('a text may have forty characters', () => {
  expect(readInstant('2026-03-04'.padEnd(40))).toBe(Date.UTC(2026, 2, 4));
  expect(readInstant('2026-03-04'.padEnd(41))).toBeNull();
});

const unreadable: unknown[] = [
  'tomorrow',
  '2026-02-30',
  '2026-13-01',
  '2026-1-1',
  '2026-01-01T25:00',
  '2026-01-01T24:59',
  '2026-01-01T24:01:01',
  '2026-01-01T24:00:01.001',
  '2026-01-01T12:60',
  '2026-01-01T12:00:60',
  '2026-01-01T12:00+24:00',
  '2026-01-00',
  '2026-00-01',
  '1899-12-31',
  '2026-01-01T24:00:00.001',
  '2026-01-01T12:00+99:99',
  '2026-01-01T12:00+02:60',
  '04/03/2026',
  '0001-01-01T00:00:00',
  '2026-01-01T00:00:00Z<script>',
  `${'9'.repeat(100_000)}`,
  0,
  -5,
  12,
  1e300,
  Number.NaN,
  '',
  null,
  true,
  {},
  [],
];
test.each(unreadable.map((value) => [value]))('%p is not an instant', (value) =>
  expect(readInstant(value)).toBeNull(),
);
