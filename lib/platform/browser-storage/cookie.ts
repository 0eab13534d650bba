import type { CookieName } from './keys.ts';

/**
 * Loads a cookie that scripts can read. Returns undefined for a missing cookie, not a promise of it, so that a caller need not await: after
 * an `await`, a page that is being left would not send its call. The cookie parser is loaded only when there is a cookie.
 */
export function loadCookie(name: CookieName): Promise<string | undefined> | undefined {
  if (!document.cookie.includes(`${name}=`)) return undefined;
  return import('js-cookie').then(({ default: cookies }) => cookies.get(name));
}
