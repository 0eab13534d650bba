import type { Locale } from './routing.ts';

/** Region and digits of each language. Digits are pinned, because Node and browsers differ in their defaults. */
const numberLocale: Record<Locale, string> = { en: 'en-GB', ar: 'ar-EG-u-nu-latn' };

/** A number in short form, such as 48.2K. */
function compactNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(numberLocale[locale], {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(value);
}

/** How many follow, as messages take it: `count` as it is written, `followers` as the number that its noun agrees with. */
export function followerCount(value: number, locale: Locale): { count: string; followers: number } {
  // A number that is written short reads as a round thousand, so its noun agrees with one.
  return { count: compactNumber(value, locale), followers: Math.min(value, 1000) };
}

/** A day, such as 4 March 2026, where the shop is. `time` is in epoch milliseconds. */
export function longDate(time: number, locale: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(numberLocale[locale], {
    dateStyle: 'long',
    timeZone,
  }).format(time);
}

/** A number in full, such as 48,211. */
export function wholeNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(numberLocale[locale], { maximumFractionDigits: 0 }).format(value);
}

/** A share of a whole, such as 4.2%. */
export function percentage(share: number, locale: Locale): string {
  return new Intl.NumberFormat(numberLocale[locale], { style: 'percent', maximumFractionDigits: 1 }).format(
    share,
  );
}

/** By how much something has changed, as a share of what it was, such as +12%. */
export function change(share: number, locale: Locale): string {
  return new Intl.NumberFormat(numberLocale[locale], {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(share);
}

/** A day of the calendar, given as in 2026-03-04, such as 4 Mar 2026. */
export function calendarDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(numberLocale[locale], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
}

/** A time, in seconds from a second on, such as 1.24s or 96ms. @param ms milliseconds */
export function duration(ms: number, locale: Locale): string {
  const [value, unit] = ms < 1000 ? [ms, 'millisecond'] : [ms / 1000, 'second'];
  return new Intl.NumberFormat(numberLocale[locale], {
    style: 'unit',
    unitDisplay: 'narrow',
    unit,
    maximumFractionDigits: 2,
  }).format(value);
}

/** A number with up to three decimals, such as 0.013. */
export function decimalNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(numberLocale[locale], { maximumFractionDigits: 3 }).format(value);
}
