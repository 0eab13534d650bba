import type { CookieName } from './keys.ts';

/**
 * Loads a cookie that is not HttpOnly. Without one, returns undefined at once, because calls of an unloading page cannot wait for a
 * promise. The cookie parser is loaded only when there is one.
 */
export function loadCookie(name: CookieName): Promise<string | undefined> | undefined {
  if (!document.cookie.includes(`${name}=`)) return undefined;
  return import('js-cookie').then(({ default: cookies }) => cookies.get(name));
}
