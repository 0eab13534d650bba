import { type Locale, locales, routing } from '../i18n/routing.ts';

/**
 * Path of a page without language, as a visitor's address bar would have it in English. Also takes the inner path a page is
 * rendered at on the server, `/{tenant}/{locale}/…`, so that both sides compute the same.
 */
export function publicPath(pathname: string, tenantId: string | undefined): string {
  const inner = locales.map((locale) => `/${tenantId}/${locale}`);
  const prefixes = locales
    .filter((locale: Locale) => locale !== routing.defaultLocale)
    .map((locale) => `/${locale}`);
  const prefix =
    [...inner, ...prefixes].find((start) => pathname === start || pathname.startsWith(`${start}/`)) ?? '';
  return pathname.slice(prefix.length).replace(/\/variant\/[^/]+\/[^/]+$/, '') || '/';
}
