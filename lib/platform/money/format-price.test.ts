import { currencyLabel, formatPrice } from './format-price.ts';

const english = { currency: 'EGP', locale: 'en', noPriceText: 'N/A' };
const arabic = { ...english, locale: 'ar', noPriceText: 'غير متوفر' };
const withoutMarks = (text: string) => text.replace(/[\u200e\u200f]/g, '').replaceAll('\u00a0', ' ');

describe('formatted prices', () => {
  test('prices show the decimals of their currency', () => {
    expect(withoutMarks(formatPrice(125000, english))).toBe('EGP 1,250.00');
    expect(withoutMarks(formatPrice(5, english))).toBe('EGP 0.05');
    expect(withoutMarks(formatPrice(9995, { ...english, currency: 'KWD' }))).toBe('KWD 9.995');
    expect(withoutMarks(formatPrice(1250000, { ...english, currency: 'IQD' }))).toBe('IQD 1,250.000');
    expect(withoutMarks(formatPrice(1250, { ...english, currency: 'JPY' }))).toBe('JPY 1,250');
    expect(withoutMarks(formatPrice(9995, { ...arabic, currency: 'KWD' }))).toBe('9.995 د.ك.');
  });

  test("a missing price shows as 'N/A', a price of zero does not", () => {
    expect(formatPrice(null, english)).toBe('N/A');
    expect(formatPrice(null, arabic)).toBe('غير متوفر');
    expect(withoutMarks(formatPrice(0, english))).toBe('EGP 0.00');
  });

  test('Arabic prices have Latin digits and the Arabic currency symbol', () => {
    expect(withoutMarks(formatPrice(125000, arabic))).toBe('1,250.00 ج.م.');
    expect(withoutMarks(formatPrice(125000, { ...arabic, locale: 'ar-EG' }))).toBe('1,250.00 ج.م.');
    expect(withoutMarks(formatPrice(125000, { ...arabic, currency: 'XYZ' }))).toBe('1,250.00 XYZ');
  });

  test('amount and currency do not wrap', () => {
    expect(formatPrice(125000, english)).not.toMatch(/[ ]/);
    expect(formatPrice(125000, { ...english, currency: 'Points' })).not.toMatch(/[ ]/);
  });

  test.each(['E1', 'Points', '', '<b>', '١٢٣'])('a malformed currency %p is shown as it is', (currency) => {
    expect(withoutMarks(formatPrice(1250, { ...english, currency }))).toBe(`${currency} 12.50`.trim());
    expect(withoutMarks(formatPrice(1250, { ...arabic, currency }))).toBe(`12.50 ${currency}`.trim());
  });

  test('an unknown currency is shown by its code', () => {
    expect(withoutMarks(formatPrice(1250, { ...english, currency: 'qqq' }))).toBe('QQQ 12.50');
  });

  test.each([
    ['EGP', 'en', 'EGP'],
    ['EGP', 'ar', 'ج.م.'],
    ['SAR', 'ar', 'ر.س.'],
    ['XYZ', 'ar', 'XYZ'],
    ['KWD', 'en', 'KWD'],
    ['JPY', 'en', 'JPY'],
  ])('the label of %s in %s is %s', (currency, locale, label) => {
    expect(currencyLabel(currency, locale)).toBe(label);
  });
});
