import type { Minor } from './money.ts';

export interface PriceFormat {
  /** ISO 4217 code of the tenant; any other text is shown as it is. */
  currency: string;
  locale: string;
  /** Shown when there is no price: 'N/A', translated. */
  notAvailable: string;
}

const formatters = new Map<string, (units: number) => string>();
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/**
 * Writes an amount with its currency and 2 decimals, or `notAvailable` without one (specification sections 2 and 9).
 * The currency is kept from wrapping by a no-break space; Arabic keeps the marks that hold the order of its parts.
 */
export function formatPrice(amount: Minor | null, { currency, locale, notAvailable }: PriceFormat): string {
  if (amount === null) return notAvailable;
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known) return known(amount / 100);
  const formatter = createFormatter(locale, currency.trim());
  formatters.set(key, formatter);
  return formatter(amount / 100);
}

/** A currency as it stands beside numbers: its code in English, its sign in Arabic. */
export function currencySign(currency: string, locale: string): string {
  const format = { currency, locale, notAvailable: '' };
  return formatPrice(0, format)
    .replace(/0[.]00/, '')
    .replace(/[\s\u200e\u200f]/g, '');
}

function createFormatter(locale: string, currency: string): (units: number) => string {
  const arabic = /^ar\b/i.test(locale);
  // The digits are pinned: ICU versions disagree about those of plain `ar`.
  const tag = arabic ? 'ar-EG-u-nu-latn' : locale;
  if (/^[a-z]{3}$/i.test(currency)) {
    const currencyDisplay = arabic ? 'symbol' : 'code';
    return new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay, ...twoDecimals })
      .format;
  }
  const number = new Intl.NumberFormat(tag, twoDecimals);
  return (units) => {
    const parts = [currency, number.format(units)].filter(Boolean);
    return (arabic ? parts.reverse() : parts).join('\u00a0');
  };
}
