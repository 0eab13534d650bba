import { locales } from '../i18n/routing.ts';

/**
 * Returns the path that a link to sign in or register returns to: the current page, or on a sign-in page its own `returnTo`, which is not
 * validated. Apart from `safeRedirectTarget`, because every page loads this.
 */
export function returnPathOf({ pathname, search }: { pathname: string; search: string }): string | null {
  return isAuthPage(pathname) ? new URLSearchParams(search).get('returnTo') : pathname + search;
}

/** True below `/auth`, where the sign-in pages are, and below its alias `/authentication` (lib/site/routing/routes.ts). */
export function isAuthPage(pathname: string): boolean {
  const [, firstSegment = '', secondSegment = ''] = pathname.split('/');
  return (locales as readonly string[]).includes(firstSegment)
    ? secondSegment === 'auth'
    : firstSegment === 'auth' || firstSegment === 'authentication';
}
