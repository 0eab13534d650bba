import { hydratedEvent } from '@/lib/site/inline-scripts/early-interactions';

const signOutSelector = '[data-sign-out]';

/**
 * Signs out when a sign-out button is pressed, also for presses that were recorded before this code loaded
 * (lib/site/inline-scripts/early-interactions.ts). Returns a function that removes the listener.
 */
export function startSignOut(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest(signOutSelector))
      void import('@/lib/platform/auth/account-actions').then(({ signOut }) => signOut());
  };
  // Captures the click: a button that is rendered later stays marked as deferred, and the first script of the page stops its clicks
  // before they reach it.
  addEventListener('click', onClick, true);
  // Each button reports that it has hydrated, upon which its recorded presses are replayed.
  for (const button of document.querySelectorAll(signOutSelector))
    button.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
  return () => removeEventListener('click', onClick, true);
}
