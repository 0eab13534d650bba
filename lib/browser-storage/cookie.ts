import Cookies from 'js-cookie';
import type { CookieName } from './keys.ts';

/** What a cookie says to scripts; undefined where there is none. */
export function readCookie(name: CookieName): string | undefined {
  return Cookies.get(name);
}
