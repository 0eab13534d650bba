import { pageLocale } from '../i18n/page-locale.ts';
import type { Locale } from '../i18n/routing.ts';
import { localePath, paths } from '../urls/paths.ts';
import { safeRedirectTarget } from './redirect-target.ts';

/**
 * URL of the login page.
 * @param from path with locale and query to return to; left out unless `safeRedirectTarget` accepts it
 */
export function loginPath(locale: Locale, from?: string): string {
  const target = safeRedirectTarget(from ?? null);
  const login = localePath(locale, paths.login);
  return target === null ? login : `${login}?${new URLSearchParams({ returnTo: target })}`;
}

/** Loads the login page as a new document, so that no customer data stays in memory. */
export function redirectToLogin({ returnHere }: { returnHere: boolean }): void {
  const currentUrl = location.pathname + location.search + location.hash;
  location.assign(loginPath(pageLocale(), returnHere ? currentUrl : undefined));
}
