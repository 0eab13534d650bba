import { isLocale, type Locale } from './routing.ts';

/** Returns the language of the current document. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
}
