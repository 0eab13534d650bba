import { currencySign, formatPrice } from './format-price.ts';

const english = { currency: 'EGP', locale: 'en', notAvailable: 'N/A' };
const arabic = { ...english, locale: 'ar', notAvailable: 'غير متوفر' };
const visible = (text: string) => text.replace(/[\u200e\u200f]/g, '').replaceAll('\u00a0', ' ');

test('prices show 2 decimals', () => {
  expect(visible(formatPrice(125000, english))).toBe('EGP 1,250.00');
  expect(visible(formatPrice(5, english))).toBe('EGP 0.05');
  expect(visible(formatPrice(125000, { ...english, currency: 'KWD' }))).toBe('KWD 1,250.00');
  expect(visible(formatPrice(125000, { ...english, currency: 'JPY' }))).toBe('JPY 1,250.00');
});

test("'N/A' is shown when the price is missing, never for a price of zero", () => {
  expect(formatPrice(null, english)).toBe('N/A');
  expect(formatPrice(null, arabic)).toBe('غير متوفر');
  expect(visible(formatPrice(0, english))).toBe('EGP 0.00');
});

test('Arabic prices use Latin digits and the Arabic currency sign, whatever the ICU default is', () => {
  expect(visible(formatPrice(125000, arabic))).toBe('1,250.00 ج.م.');
  expect(visible(formatPrice(125000, { ...arabic, locale: 'ar-EG' }))).toBe('1,250.00 ج.م.');
  expect(visible(formatPrice(125000, { ...arabic, currency: 'XYZ' }))).toBe('1,250.00 XYZ');
});

test('the amount and its currency never wrap apart', () => {
  expect(formatPrice(125000, english)).not.toMatch(/[ ]/);
  expect(formatPrice(125000, { ...english, currency: 'Points' })).not.toMatch(/[ ]/);
});

test.each(['E1', 'Points', '', '<b>', '١٢٣'])(
  'a malformed currency %p is shown as it is instead of failing the page',
  (currency) => {
    expect(visible(formatPrice(1250, { ...english, currency }))).toBe(`${currency} 12.50`.trim());
    expect(visible(formatPrice(1250, { ...arabic, currency }))).toBe(`12.50 ${currency}`.trim());
  },
);

test('a currency nobody knows keeps its code', () => {
  expect(visible(formatPrice(1250, { ...english, currency: 'qqq' }))).toBe('QQQ 12.50');
});

test.each([
  ['EGP', 'en', 'EGP'],
  ['EGP', 'ar', 'ج.م.'],
  ['SAR', 'ar', 'ر.س.'],
  ['XYZ', 'ar', 'XYZ'],
])('%s in %s is labelled %s, as prices have it', (currency, locale, sign) => {
  expect(currencySign(currency, locale)).toBe(sign);
});
