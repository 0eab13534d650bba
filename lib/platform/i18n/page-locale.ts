import { defaultLocale, isLocale, type Locale } from './routing.ts';

/** Returns the language of the current document, or the default language when the shop does not have that of the document. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}
