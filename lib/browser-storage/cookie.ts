import Cookies from 'js-cookie';
import type { CookieName } from './keys.ts';

/** Value of a cookie that scripts may read. */
export function loadCookie(name: CookieName): string | undefined {
  return Cookies.get(name);
}
