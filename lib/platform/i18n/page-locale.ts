import { defaultLocale, isLocale, type Locale } from './routing.ts';

/** Returns the language of the current document; the default language if that is none of the shop's. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}
