import { isLocale } from '../i18n/routing.ts';

/**
 * Returns the path to open after signing in or registering: the path of the current page. On a sign-in page, it is the `returnTo` of the
 * URL, not validated, or null without one. Separate from `safeRedirectTarget`, because every page loads this file.
 */
export function returnPathOf({ pathname, search }: { pathname: string; search: string }): string | null {
  return isAuthPage(pathname) ? new URLSearchParams(search).get('returnTo') : pathname + search;
}

/** True for a sign-in page: a path below `/auth` or below its alias `/authentication` (lib/site/routing/routes.ts), in any language. */
export function isAuthPage(pathname: string): boolean {
  const [, firstSegment = '', secondSegment] = pathname.split('/');
  const segment = isLocale(firstSegment) ? secondSegment : firstSegment;
  return segment === 'auth' || segment === 'authentication';
}
