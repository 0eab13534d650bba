/**
 * Currencies of ISO 4217 whose minor unit is not a hundredth, by its number of decimals. The list is written out because `Intl` follows CLDR
 * in some engines, which gives the Iraqi dinar and others fewer decimals than the standard; a page would then differ between server and browser.
 */
const currenciesByDecimals: readonly (readonly [decimals: number, currencies: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

/** Returns the number of decimals of a currency's minor unit (ISO 4217); 2 for a text that is no currency. */
export function currencyDecimals(currency: string): number {
  const code = currency.trim().toUpperCase();
  return currenciesByDecimals.find(([, currencies]) => currencies.split(' ').includes(code))?.[0] ?? 2;
}

/** Converts an amount in minor units to units of the currency. */
export function toCurrencyUnits(amount: number, currency: string): number {
  return amount / 10 ** currencyDecimals(currency);
}

/** Significant decimal digits that every double preserves. */
const significantDigits = 15;

/**
 * Moves the decimal point of a number to the right, in decimal notation, because `1.005 * 100` is 100.49999999999999. Rounds half up to an
 * integer.
 */
export function shiftDecimals(value: number, decimals: number): number {
  const [digits, exponent = '0'] = value.toPrecision(significantDigits).split('e');
  return Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
}

/** Converts an amount in units of the currency to minor units, rounded half up. */
export function toMinorUnits(units: number, currency: string): number {
  return shiftDecimals(units, currencyDecimals(currency));
}

/** Returns whether a text is the code of a currency (ISO 4217), in capital letters. */
export function isCurrency(text: string): boolean {
  return Intl.supportedValuesOf('currency').includes(text);
}
