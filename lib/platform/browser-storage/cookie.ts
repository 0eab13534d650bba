import type { CookieName } from './keys.ts';

/**
 * Loads a cookie that scripts can read. For a missing cookie, returns undefined instead of a promise: a page that is being left cannot
 * await one before it sends its calls. The cookie parser is loaded only when there is a cookie.
 */
export function loadCookie(name: CookieName): Promise<string | undefined> | undefined {
  if (!document.cookie.includes(`${name}=`)) return undefined;
  return import('js-cookie').then(({ default: cookies }) => cookies.get(name));
}
