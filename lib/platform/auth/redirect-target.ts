import { locales } from '../i18n/routing.ts';

/** Makes a path a URL that can be parsed; a URL of another origin is rejected. */
const placeholderOrigin = 'https://shop.invalid';
const maxLength = 2000;

/**
 * Validates the page to open after sign-in. Returns a normalised path of this shop; null for anything that would leave
 * the site and for the sign-in pages themselves.
 */
export function safeRedirectTarget(target: string | null): string | null {
  if (!target?.startsWith('/') || target.length > maxLength || /[\\\p{Cc}]/u.test(target)) return null;
  if (!URL.canParse(target, placeholderOrigin)) return null;
  const url = new URL(target, placeholderOrigin);
  if (url.origin !== placeholderOrigin || !/^\/(?![/\\])/.test(url.pathname)) return null;
  if (mayLeaveSite(url.pathname) || isAuthPage(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/**
 * Redirect target of a link to sign in or register: the current page, or on a sign-in page its own `returnTo`.
 */
export function redirectTargetOf({ pathname, search }: { pathname: string; search: string }): string | null {
  return isAuthPage(pathname) ? new URLSearchParams(search).get('returnTo') : pathname + search;
}

/** A proxy may decode a path once or twice more and then resolve its dots: `/%2Fevil` and `/.%2F/evil` must not become `//evil`. */
function mayLeaveSite(pathname: string): boolean {
  return /^\/(?:%2f|%5c|%25|\.)/i.test(pathname);
}

/** True below `/auth`, where the sign-in pages are, and below its alias `/authentication` (lib/site/routing/routes.ts). */
function isAuthPage(pathname: string): boolean {
  const [, firstSegment = '', secondSegment = ''] = pathname.split('/');
  return (locales as readonly string[]).includes(firstSegment)
    ? secondSegment === 'auth'
    : firstSegment === 'auth' || firstSegment === 'authentication';
}
