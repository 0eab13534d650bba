import { onStorageChange } from '../browser-storage/stored-values.ts';
import { anonymousSession } from './ended-session.ts';
import { session, setSession } from './session.ts';
import { hasAccessToken, tokenKeys } from './tokens.ts';

/** Restores the session now and whenever another tab signs in or out. */
export function watchSession(): void {
  const updateSession = () => {
    if (hasAccessToken()) void import('./restore-session.ts').then(({ restoreSession }) => restoreSession());
    else setSession(anonymousSession());
  };
  const retryUnlessSignedIn = () => {
    if (session.get().status !== 'customer' && document.visibilityState === 'visible' && hasAccessToken())
      updateSession();
  };
  updateSession();
  // Also updates a page that is restored from the back-forward cache.
  onStorageChange(tokenKeys().access, updateSession);
  // Retries after a token refresh that got no response.
  addEventListener('online', retryUnlessSignedIn);
  addEventListener('visibilitychange', retryUnlessSignedIn);
}
