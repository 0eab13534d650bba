import { Amount } from './amount.ts';

test.each([
  [0, true],
  [9.995, true],
  [1250.5, true],
  [29.98, true],
  [0.1 + 0.2, false],
  [9.9955, false],
  [-1, false],
])('%d is an amount: %s', (value, isAmount) => {
  expect(Amount.safeParse(value).success).toBe(isAmount);
});
