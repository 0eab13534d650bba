import { returnPathOf } from '@/lib/platform/auth/return-path';

/**
 * Adds the return path to a sign-in link when it is clicked. This code must load before the first use of the page, because a click on the
 * link leaves the page before further code could load. Returns a function that removes the listener.
 */
export function startReturnPaths(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-auth-link]');
    if (!link) return;
    const returnTo = returnPathOf(location);
    link.search = returnTo ? new URLSearchParams({ returnTo }).toString() : '';
  };
  addEventListener('click', onClick);
  return () => removeEventListener('click', onClick);
}
