import { returnFrom } from '@/lib/auth/return-to';
import { watchSession } from '@/lib/auth/watch-session';

let started = false;

/**
 * Brings the account menu to life: it shows the entries of whoever uses the shop, signs out and leads back here after signing in. It has no components of its own in the browser, so that its script can come after the page.
 */
export function startAccountMenu(): void {
  if (started) return;
  started = true;
  watchSession();
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[data-entrance]');
    const returnTo = returnFrom(location);
    if (link) link.search = returnTo ? new URLSearchParams({ returnTo }).toString() : '';
    if (target.closest('[data-sign-out]'))
      void import('@/lib/auth/accounts').then(({ signOut }) => signOut());
  });
}
