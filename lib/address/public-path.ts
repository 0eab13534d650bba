import { type Locale, locales, routing } from '../i18n/routing.ts';

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

const innerEnd = /\/(?:listing\/(?:cached|live)|list)\/[^/]+$|\/variant\/[^/]+\/[^/]+$/;
const nothing = '-';

/** Segments of the inner path that a page is rendered at: its shop, and what `innerPath` made of the query. */
export interface InnerParams {
  tenant?: string;
  query?: string;
  color?: string;
  size?: string;
}

/** The same with the query that became part of the inner path; other parameters are not known. */
export function publicAddress(pathname: string, { tenant, query, color, size }: InnerParams): string {
  const path = publicPath(pathname, tenant).replace(innerEnd, '');
  const chosen = Object.entries({ color, size }).filter(([, value]) => value && value !== nothing);
  const asked = query ? decodeURIComponent(query) : chosen.map((one) => one.join('=')).join('&');
  return asked === '' || asked === nothing ? path : `${path}?${asked}`;
}
