import { multiply, sum, toDecimalString } from './money.ts';

describe('amounts', () => {
  test('amounts are multiplied and added in whole hundredths', () => {
    expect(multiply(1999, 3)).toBe(5997);
    expect(sum([10, 20, multiply(1, 70)])).toBe(100);
    expect(sum([])).toBe(0);
  });

  test.each([
    [125050, '1250.50'],
    [5, '0.05'],
    [0, '0.00'],
    [9007199254740991, '90071992547409.91'],
  ])('%d hundredths are formatted as %s', (amount, text) => {
    expect(toDecimalString(amount)).toBe(text);
  });
});
