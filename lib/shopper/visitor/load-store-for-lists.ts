import { customerId, session } from '../../platform/auth/session.ts';
import { hasToken } from '../../platform/auth/tokens.ts';
import { hasStoredLists, visitorStore } from './state.ts';

/**
 * Loads the visitor store once there are lists that a page did not have at first: those of a customer, and those that another tab stored.
 * Returns a function that stops this.
 */
export function loadStoreForLists(): () => void {
  const load = () => void visitorStore().catch(() => {});
  const onStorageChange = () => hasStoredLists() && load();
  if (hasToken()) load();
  addEventListener('storage', onStorageChange);
  // Restored from the back-forward cache.
  addEventListener('pageshow', onStorageChange);
  const unsubscribe = session.subscribe(() => customerId() !== null && load());
  return () => {
    removeEventListener('storage', onStorageChange);
    removeEventListener('pageshow', onStorageChange);
    unsubscribe();
  };
}
