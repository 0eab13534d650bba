import { locales } from '../i18n/routing.ts';

const base = 'https://shop.invalid';
const longest = 2000;

/**
 * Where to go after signing in: a path of this shop, in the form the browser itself would make of it; null for anything that
 * would lead elsewhere, and for the account pages that ask to sign in.
 */
export function safeReturn(asked: string | null): string | null {
  if (!asked?.startsWith('/') || asked.length > longest || /[\\\p{Cc}]/u.test(asked)) return null;
  const url = URL.parse(asked, base);
  if (url?.origin !== base || !/^\/(?![/\\])/.test(url.pathname)) return null;
  if (leadsElsewhere(url.pathname) || isAuthPage(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/**
 * The page that a link to sign in or register leads back to: the one it stands on; from an account page, the one that page
 * would lead back to, if any.
 */
export function returnFrom({ pathname, search }: { pathname: string; search: string }): string | null {
  return isAuthPage(pathname) ? new URLSearchParams(search).get('returnTo') : pathname + search;
}

/** A redirect on the way may decode a path once more: `/%2Fevil` must not become `//evil`. */
function leadsElsewhere(pathname: string): boolean {
  return /^\/(?:%2f|%5c|%25|\.)/i.test(pathname);
}

function isAuthPage(pathname: string): boolean {
  const [, first = '', second = ''] = pathname.split('/');
  return (locales as readonly string[]).includes(first)
    ? second === 'auth'
    : first === 'auth' || first === 'authentication';
}
