import { onStoredElsewhere } from '../browser-storage/storage.ts';
import { session, setSession } from './session.ts';
import { tokenKeys } from './token-keys.ts';
import { hasToken } from './tokens.ts';

/** Finds out who uses the shop, now and whenever another tab signs in or out. */
export function watchSession(): void {
  const look = () => {
    if (hasToken()) void import('./restore.ts').then(({ restoreSession }) => restoreSession());
    else setSession({ status: 'anonymous' });
  };
  const lookAgain = () => {
    if (session.get().status !== 'customer' && document.visibilityState === 'visible' && hasToken()) look();
  };
  look();
  // Also when a page comes back that the browser kept while someone signed out.
  onStoredElsewhere(tokenKeys().access, look);
  // The upstream may not have answered when it was asked to renew the token.
  addEventListener('online', lookAgain);
  addEventListener('visibilitychange', lookAgain);
}
