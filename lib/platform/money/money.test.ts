import { multiply, sum, toDecimalString } from './money.ts';

describe('amounts', () => {
  test('amounts are multiplied and added in whole minor units', () => {
    expect(multiply(1999, 3)).toBe(5997);
    expect(sum([10, 20, multiply(1, 70)])).toBe(100);
    expect(sum([])).toBe(0);
  });

  test.each([
    [125050, 'EGP', '1250.50'],
    [5, 'EGP', '0.05'],
    [0, 'EGP', '0.00'],
    [9007199254740991, 'EGP', '90071992547409.91'],
    [9995, 'KWD', '9.995'],
    [5, 'IQD', '0.005'],
    [1250, 'JPY', '1250'],
    [0, 'KRW', '0'],
  ])('%d minor units of %s are formatted as %s', (amount, currency, text) => {
    expect(toDecimalString(amount, currency)).toBe(text);
  });
});
