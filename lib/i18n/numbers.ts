import type { Locale } from './routing.ts';

/** Region and digits of each language. Digits are pinned, because Node and browsers differ in their defaults. */
const numberLocale: Record<Locale, string> = { en: 'en-GB', ar: 'ar-EG-u-nu-latn' };

/** A number in short form, such as 48.2K. */
export function compactNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(numberLocale[locale], {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(value);
}

/** A day, such as 4 March 2026. `time` is in epoch milliseconds. */
export function longDate(time: number, locale: Locale): string {
  return new Intl.DateTimeFormat(numberLocale[locale], {
    dateStyle: 'long',
    timeZone: 'Africa/Cairo',
  }).format(time);
}
