import { browserSettings } from '../settings/browser.ts';
import { session, setSession } from './session.ts';
import { hasToken } from './tokens.ts';

/** Finds out who uses the shop, now and whenever another tab signs in or out. */
export function watchSession(): void {
  const look = () => {
    if (hasToken()) void import('./restore.ts').then(({ restoreSession }) => restoreSession());
    else setSession({ status: 'anonymous' });
  };
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === browserSettings().accessTokenKey) look();
  };
  const lookAgain = () => {
    if (session().status !== 'customer' && document.visibilityState === 'visible' && hasToken()) look();
  };
  look();
  addEventListener('storage', hear);
  // The upstream may not have answered when it was asked to renew the token.
  addEventListener('online', lookAgain);
  addEventListener('visibilitychange', lookAgain);
  // A page that the browser kept while someone signed out must not come back as it was.
  addEventListener('pageshow', ({ persisted }) => persisted && look());
}
