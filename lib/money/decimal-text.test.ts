import { decimalText } from './decimal-text.ts';

test.each([
  [125050, '1250.50'],
  [5, '0.05'],
  [0, '0.00'],
  [9007199254740991, '90071992547409.91'],
])('%d hundredths are written %s', (amount, text) => {
  expect(decimalText(amount)).toBe(text);
});
