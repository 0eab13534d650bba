import { countAttempt, provideCounting } from './count-attempt.ts';

let now = 0;

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => jest.restoreAllMocks());

test('so many pass in each span of time, and as many again in the next', async () => {
  const attempt = { key: 'previews', most: 2, spanMs: 1000 };
  const three = async () => [
    await countAttempt(attempt),
    await countAttempt(attempt),
    await countAttempt(attempt),
  ];
  expect(await three()).toEqual([0, 0, 1000]);
  now = 999;
  expect(await countAttempt(attempt)).toBe(1);
  now = 1000;
  expect(await three()).toEqual([0, 0, 1000]);
});

test('what weighs more counts for more, and what is too much by itself uses nothing up', async () => {
  const attempt = { key: 'products', most: 10, spanMs: 1000 };
  expect(await countAttempt({ ...attempt, weight: 11 })).toBeGreaterThan(0);
  expect(await countAttempt({ ...attempt, weight: 10 })).toBe(0);
  expect(await countAttempt(attempt)).toBeGreaterThan(0);
});

test('instances that can count together do, and each counts for itself while they cannot', async () => {
  const answers = [0, 70, null];
  provideCounting(async () => answers.shift() ?? null);
  const attempt = { key: 'together', most: 1, spanMs: 1000 };
  expect([await countAttempt(attempt), await countAttempt(attempt), await countAttempt(attempt)]).toEqual([
    0, 70, 0,
  ]);
  expect(await countAttempt(attempt)).toBe(1000);
});
