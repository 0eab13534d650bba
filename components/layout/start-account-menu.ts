import { redirectTargetOf } from '@/lib/platform/auth/redirect-target';

let isStarted = false;

/**
 * Starts the account menu: signs out, and adds the return path to sign-in links. Plain listeners instead of client components, so that
 * its script can load after the page. `watchSession` shows the entries for customers or guests.
 */
export function startAccountMenu(): void {
  if (isStarted) return;
  isStarted = true;
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[data-auth-link]');
    const returnTo = redirectTargetOf(location);
    if (link) link.search = returnTo ? new URLSearchParams({ returnTo }).toString() : '';
    if (target.closest('[data-sign-out]'))
      void import('@/lib/platform/auth/account-actions').then(({ signOut }) => signOut());
  });
}
