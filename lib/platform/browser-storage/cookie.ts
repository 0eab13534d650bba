import type { CookieName } from './keys.ts';

/**
 * Loads a cookie that scripts can read. For a missing cookie, returns undefined and no promise, because a page that is being left has to
 * send its calls at once. The cookie parser is loaded only when there is a cookie.
 */
export function loadCookie(name: CookieName): Promise<string | undefined> | undefined {
  if (!document.cookie.includes(`${name}=`)) return undefined;
  return import('js-cookie').then(({ default: cookies }) => cookies.get(name));
}
