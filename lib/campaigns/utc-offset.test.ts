import { offsetName, utcOffsetOf } from './utc-offset.ts';

const winter = Date.parse('2026-01-10');
const summer = Date.parse('2026-07-10');

test('days begin as in the country of the shop, summer time included', () => {
  expect([utcOffsetOf('EG', winter), utcOffsetOf('EG', summer), utcOffsetOf('SA', winter)]).toEqual([
    120, 180, 180,
  ]);
  expect(utcOffsetOf('IN', winter)).toBe(330);
});

test('a country that is unknown or has several times has those of UTC', () => {
  for (const country of [undefined, 'US', 'XX', 'GB']) expect(utcOffsetOf(country, winter)).toBe(0);
});

test.each([
  [0, 'UTC+00:00'],
  [120, 'UTC+02:00'],
  [-210, 'UTC-03:30'],
])('%d minutes are written %s', (minutes, name) => {
  expect(offsetName(minutes)).toBe(name);
});
