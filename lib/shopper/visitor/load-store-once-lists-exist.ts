import { session, signedInEmail } from '../../platform/auth/session.ts';
import { hasAccessToken } from '../../platform/auth/tokens.ts';
import { hasStoredLists, visitorStore } from './state.ts';

/**
 * Loads the visitor store once there are lists to show: for a customer, at once or after signing in; for a guest, when another tab has
 * stored a list. Returns a function that stops the wait.
 */
export function loadStoreOnceListsExist(): () => void {
  const load = () => void visitorStore().catch(() => {});
  const onStorageChange = () => hasStoredLists() && load();
  if (hasAccessToken()) load();
  addEventListener('storage', onStorageChange);
  // A page restored from the back-forward cache has missed the storage events of other tabs.
  addEventListener('pageshow', onStorageChange);
  const unsubscribe = session.subscribe(() => signedInEmail() !== null && load());
  return () => {
    removeEventListener('storage', onStorageChange);
    removeEventListener('pageshow', onStorageChange);
    unsubscribe();
  };
}
