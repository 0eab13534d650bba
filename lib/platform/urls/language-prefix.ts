import { defaultLocale, locales } from '../i18n/routing.ts';

const prefixedLocales = locales.filter((locale) => locale !== defaultLocale);
const languagePrefix = new RegExp(`^/(?:${prefixedLocales.join('|')})(?=/|$)`);

/** Returns the language prefix of a public path: `/ar`, or empty for the default language. */
export function languagePrefixOf(pathname: string): string {
  return languagePrefix.exec(pathname)?.[0] ?? '';
}
