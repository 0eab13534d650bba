import { currencyDecimals, toCurrencyUnits } from '../../../contract/currency.ts';
import type { MinorUnits } from './money.ts';

/** Currency and language of a formatted price. */
export interface PriceFormat {
  /** ISO 4217 code; any other text is shown as it is. */
  currency: string;
  locale: string;
  /** Translated text for an unknown price, such as 'N/A'. */
  noPriceText: string;
}

const formatters = new Map<string, (units: number) => string>();

/**
 * Formats an amount with its currency and the decimals of the currency, or returns `noPriceText` for null. The text contains no-break
 * spaces and, in Arabic, bidirectional marks.
 */
export function formatPrice(
  amount: MinorUnits | null,
  { currency, locale, noPriceText }: PriceFormat,
): string {
  if (amount === null) return noPriceText;
  const key = `${locale} ${currency}`;
  const cached = formatters.get(key);
  if (cached) return cached(toCurrencyUnits(amount, currency));
  const formatter = createFormatter(locale, currency.trim());
  formatters.set(key, formatter);
  return formatter(toCurrencyUnits(amount, currency));
}

/** Returns the currency as it appears in prices: its code in English, its symbol in Arabic. */
export function currencyLabel(currency: string, locale: string): string {
  const format = { currency, locale, noPriceText: '' };
  // Removes the amount, the spaces and the bidirectional marks.
  return formatPrice(0, format)
    .replace(/0(?:[.]0+)?/, '')
    .replace(/[\s\u200e\u200f]/g, '');
}

function createFormatter(locale: string, currency: string): (units: number) => string {
  const isArabic = /^ar\b/i.test(locale);
  // Latin digits are explicit, because ICU versions differ in the default of `ar`.
  const tag = isArabic ? 'ar-EG-u-nu-latn' : locale;
  // The decimals are explicit, because engines disagree about some currencies.
  const decimals = currencyDecimals(currency);
  const fraction = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  if (/^[a-z]{3}$/i.test(currency)) {
    const currencyDisplay = isArabic ? 'symbol' : 'code';
    return new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay, ...fraction }).format;
  }
  const numberFormat = new Intl.NumberFormat(tag, fraction);
  return (units) => {
    // In Arabic, the currency follows the amount.
    const parts = [currency, numberFormat.format(units)].filter(Boolean);
    return (isArabic ? parts.reverse() : parts).join('\u00a0');
  };
}
