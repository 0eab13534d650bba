import Cookies from 'js-cookie';
import type { CookieName } from './keys.ts';

/** What a cookie says to scripts; undefined where there is none. */
export function loadCookie(name: CookieName): string | undefined {
  return Cookies.get(name);
}
