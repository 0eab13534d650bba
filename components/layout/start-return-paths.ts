import { returnPathOf } from '@/lib/platform/auth/return-path';

/**
 * Adds the return path to a sign-in link when it is clicked. Loads before the first use of the page: where a click on the link is the first
 * use, it leaves the page before any more code loads. Returns a function that removes the listener.
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
