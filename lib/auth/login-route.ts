import { localePath, paths } from '../address/address.ts';
import { pageLocale } from '../i18n/page-locale.ts';
import type { Locale } from '../i18n/routing.ts';
import { safeReturn } from './return-to.ts';

/** Address of the login route that leads back to `from`, a path with its language and query. */
export function loginAddress(locale: Locale, from?: string): string {
  const target = safeReturn(from ?? null);
  const login = localePath(locale, paths.login);
  return target === null ? login : `${login}?${new URLSearchParams({ returnTo: target })}`;
}

/** Leaves for the login route with a document of its own, so that nothing of the customer stays behind. */
export function goToLogin({ andBack }: { andBack: boolean }): void {
  const here = location.pathname + location.search + location.hash;
  location.assign(loginAddress(pageLocale(), andBack ? here : undefined));
}
