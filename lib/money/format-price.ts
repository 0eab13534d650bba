import type { MinorUnits } from './money.ts';

export interface PriceFormat {
  /** ISO 4217 code; any other text is shown as it is. */
  currency: string;
  locale: string;
  /** Translated text for an unknown price, such as 'N/A'. */
  notAvailable: string;
}

const formatters = new Map<string, (majorUnits: number) => string>();
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/**
 * Formats an amount with its currency and 2 decimals, or returns `notAvailable` for null. The text contains no-break spaces and, in
 * Arabic, bidirectional marks.
 */
export function formatPrice(
  amount: MinorUnits | null,
  { currency, locale, notAvailable }: PriceFormat,
): string {
  if (amount === null) return notAvailable;
  const key = `${locale} ${currency}`;
  const cached = formatters.get(key);
  if (cached) return cached(amount / 100);
  const formatter = createFormatter(locale, currency.trim());
  formatters.set(key, formatter);
  return formatter(amount / 100);
}

/** Returns the currency as it appears in prices: its code in English, its symbol in Arabic. */
export function currencyLabel(currency: string, locale: string): string {
  const format = { currency, locale, notAvailable: '' };
  return formatPrice(0, format)
    .replace(/0[.]00/, '')
    .replace(/[\s\u200e\u200f]/g, '');
}

function createFormatter(locale: string, currency: string): (majorUnits: number) => string {
  const isArabic = /^ar\b/i.test(locale);
  // Latin digits are explicit, because ICU versions differ in the default of `ar`.
  const tag = isArabic ? 'ar-EG-u-nu-latn' : locale;
  if (/^[a-z]{3}$/i.test(currency)) {
    const currencyDisplay = isArabic ? 'symbol' : 'code';
    return new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay, ...twoDecimals })
      .format;
  }
  const numberFormat = new Intl.NumberFormat(tag, twoDecimals);
  return (majorUnits) => {
    const parts = [currency, numberFormat.format(majorUnits)].filter(Boolean);
    return (isArabic ? parts.reverse() : parts).join('\u00a0');
  };
}
