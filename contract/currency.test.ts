import { currencyDecimals, isCurrency, shiftDecimals, toCurrencyUnits, toMinorUnits } from './currency.ts';

/** Currencies for which CLDR, and with it the `Intl` of Node, has fewer decimals than ISO 4217. */
const fewerInCldr =
  'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR RSD SLL SOS STN SYP TZS UZS YER ZWD'.split(' ');
const intlDecimals = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;

describe('decimals of a currency', () => {
  test('are those of ISO 4217', () => {
    const threeDecimals = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];
    expect(threeDecimals.map(currencyDecimals)).toEqual(threeDecimals.map(() => 3));
    expect(['JPY', 'KRW', 'VND', 'ISK', 'EGP', 'SAR', 'AED', 'Points', ''].map(currencyDecimals)).toEqual([
      0, 0, 0, 0, 2, 2, 2, 2, 2,
    ]);
    expect([' kwd ', 'jpy'].map(currencyDecimals)).toEqual([3, 0]);
  });

  test('are those of Intl but for currencies in which CLDR differs', () => {
    const differing = Intl.supportedValuesOf('currency').filter(
      (currency) => intlDecimals(currency) !== currencyDecimals(currency),
    );
    expect(differing.filter((currency) => !fewerInCldr.includes(currency))).toEqual([]);
    expect(differing).toContain('IQD');
    for (const currency of differing) expect(intlDecimals(currency)).toBeLessThan(currencyDecimals(currency));
  });
});

test.each([
  [9.995, 'KWD', 9995],
  [8.3455, 'KWD', 8346],
  [1.005, 'EGP', 101],
  [1250.5, 'JPY', 1251],
])('%d %s are %d minor units', (units, currency, amount) => {
  expect(toMinorUnits(units, currency)).toBe(amount);
});

test('an amount is the same after conversion to currency units and back', () => {
  for (const currency of ['EGP', 'KWD', 'JPY'])
    for (const amount of [0, 1, 999, 9_995, 123_456_789, 90_071_992_547_409])
      expect(toMinorUnits(toCurrencyUnits(amount, currency), currency)).toBe(amount);
  expect(shiftDecimals(0.29, 3)).toBe(290);
});

test('only codes of ISO 4217 in capital letters are currencies', () => {
  expect(['EGP', 'KWD', 'JPY'].every(isCurrency)).toBe(true);
  expect(['XYZ', 'egp', 'EG', 'Points', ''].some(isCurrency)).toBe(false);
});
