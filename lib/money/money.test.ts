import { sum, times } from './money.ts';

test('amounts are multiplied and added in whole hundredths', () => {
  expect(times(1999, 3)).toBe(5997);
  expect(sum([10, 20, times(1, 70)])).toBe(100);
  expect(sum([])).toBe(0);
});
