import Cookies from 'js-cookie';
import type { CookieName } from './keys.ts';

/** Returns the value of a cookie that is not HttpOnly. */
export function loadCookie(name: CookieName): string | undefined {
  return Cookies.get(name);
}
