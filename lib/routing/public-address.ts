import { type Locale, locales, routing } from '../i18n/routing.ts';
import { readInnerQuery, reserved } from './inner-query.ts';

/**
 * Path of a page without language, as a visitor's address bar would have it in English. Also takes a path that begins with
 * tenant and language, as those do that pages are rendered at on the server.
 */
export function publicPath(pathname: string, tenantId: string | undefined): string {
  const inner = locales.map((locale) => `/${tenantId}/${locale}`);
  const prefixes = locales
    .filter((locale: Locale) => locale !== routing.defaultLocale)
    .map((locale) => `/${locale}`);
  const prefix =
    [...inner, ...prefixes].find((start) => pathname === start || pathname.startsWith(`${start}/`)) ?? '';
  return pathname.slice(prefix.length) || '/';
}

/** Segments of the inner path that a page is rendered at: its shop, and what `innerPath` made of the query. */
export interface InnerParams {
  tenant?: string;
  query?: string;
}

/** The same with the query that became part of the inner path; other parameters are not known. */
export function publicAddress(pathname: string, { tenant, query }: InnerParams): string {
  const [path = '/'] = publicPath(pathname, tenant).split(`/${reserved}/`, 1);
  const asked = query === undefined ? '' : String(readInnerQuery(query) ?? '');
  return asked === '' ? path : `${path}?${asked}`;
}
