import type { Locale } from './routing.ts';

/** BCP 47 tag of each language. The digits are explicit, because Node and browsers differ in their defaults. */
const intlLocale: Record<Locale, string> = { en: 'en-GB', ar: 'ar-EG-u-nu-latn' };

/** Formats a number in compact notation, such as 48.2K. */
function formatCompact(value: number, locale: Locale): string {
  return new Intl.NumberFormat(intlLocale[locale], {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(value);
}

/** Returns the arguments of the message about followers: the formatted `count`, and `followers`, which selects the plural form. */
export function followerCountValues(total: number, locale: Locale): { count: string; followers: number } {
  // From 1000 on, the number is shown in thousands or millions, and its noun has the plural form of 1000.
  return { count: formatCompact(total, locale), followers: Math.min(total, 1000) };
}

/** Formats epoch milliseconds as a day, such as 4 March 2026; by default in the local time zone. */
export function formatLongDate(epochMs: number, locale: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(intlLocale[locale], {
    dateStyle: 'long',
    timeZone,
  }).format(epochMs);
}

/** Rounds a number to an integer and formats it, such as 48,211. */
export function formatInteger(value: number, locale: Locale): string {
  return new Intl.NumberFormat(intlLocale[locale], { maximumFractionDigits: 0 }).format(value);
}

/** Formats a fraction as a percentage, such as 4.2%. */
export function formatPercent(fraction: number, locale: Locale): string {
  return new Intl.NumberFormat(intlLocale[locale], { style: 'percent', maximumFractionDigits: 1 }).format(
    fraction,
  );
}

/** Formats a relative change, such as 0.12, as a percentage with its sign: +12%. */
export function formatPercentChange(change: number, locale: Locale): string {
  return new Intl.NumberFormat(intlLocale[locale], {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(change);
}

/** Formats an ISO date such as 2026-03-04 as 4 Mar 2026. */
export function formatCalendarDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(intlLocale[locale], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
}

/** Formats a duration, such as 1.24s or 96ms. */
export function formatDuration(ms: number, locale: Locale): string {
  const [value, unit] = ms < 1000 ? [ms, 'millisecond'] : [ms / 1000, 'second'];
  return new Intl.NumberFormat(intlLocale[locale], {
    style: 'unit',
    unitDisplay: 'narrow',
    unit,
    maximumFractionDigits: 2,
  }).format(value);
}

/** Formats a number with up to three decimals, such as 0.013. */
export function formatDecimal(value: number, locale: Locale): string {
  return new Intl.NumberFormat(intlLocale[locale], { maximumFractionDigits: 3 }).format(value);
}
