import { loadStored, removeStored, writeStored } from '../browser-storage/stored-values.ts';
import type { Session } from './session.ts';

const storageKey = 'ended_session';

/** Stores the e-mail address (or '') of the customer whose session could not be refreshed, for other tabs and after a reload. */
export function recordEndedSession(email: string): void {
  writeStored(storageKey, email);
}

/** Removes the record of an ended session. Called when a customer signs out, because that session ends on purpose. */
export function forgetEndedSession(): void {
  removeStored(storageKey);
}

/** Session of a browser without tokens, with the e-mail address of the customer whose session ended, if one is recorded. */
export function anonymousSession(): Session {
  const email = loadStored(storageKey);
  return typeof email === 'string'
    ? { status: 'anonymous', endedSessionEmail: email }
    : { status: 'anonymous' };
}
