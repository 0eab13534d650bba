import { loadStored, removeStored, writeStored } from '../browser-storage/stored-values.ts';
import type { Session } from './session.ts';

const storageKey = 'ended_session';

/** Remembers whose session has ended, for other tabs and after a reload. */
export function recordEndedSession(customer: string): void {
  writeStored(storageKey, customer);
}

/** Forgets whose session has ended, on sign-out. */
export function clearEndedSession(): void {
  removeStored(storageKey);
}

/** Session of a browser without tokens. */
export function anonymousSession(): Session {
  const customer = loadStored(storageKey);
  return typeof customer === 'string'
    ? { status: 'anonymous', endedCustomer: customer }
    : { status: 'anonymous' };
}
