import { loadStored, removeStored, writeStored } from '../browser-storage/stored-values.ts';
import type { Session } from './session.ts';

const storageKey = 'ended_session';

/** Stores the key of the customer whose session could not be refreshed, for other tabs and after a reload. */
export function recordEndedSession(customerKey: string): void {
  writeStored(storageKey, customerKey);
}

/** Removes the key of the customer. Called when a customer signs out, because that session ends on purpose. */
export function clearEndedSession(): void {
  removeStored(storageKey);
}

/** Session of a browser without tokens, with the key of the customer whose session ended, if one is recorded. */
export function anonymousSession(): Session {
  const customerKey = loadStored(storageKey);
  return typeof customerKey === 'string'
    ? { status: 'anonymous', endedCustomerKey: customerKey }
    : { status: 'anonymous' };
}
