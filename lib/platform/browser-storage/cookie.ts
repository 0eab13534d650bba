import type { CookieName } from './keys.ts';

/**
 * Returns the value of a cookie that is not HttpOnly; a promise of it where there is one, because only then the parser is loaded. Without
 * the cookie the result is synchronous, since calls of an unloading page cannot wait.
 */
export function loadCookie(name: CookieName): Promise<string | undefined> | undefined {
  if (!document.cookie.includes(`${name}=`)) return undefined;
  return import('js-cookie').then(({ default: cookies }) => cookies.get(name));
}
