import { isLocale, type Locale } from './routing.ts';

/** The language of the page that stands in this browser. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
}
