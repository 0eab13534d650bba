import { accountPaths, withParameter } from '@/contract/paths';
import { readSessions } from '@/lib/account/wire/sessions';
import { callFromBrowser } from '@/lib/auth/call-from-browser';
import type { Locale } from '@/lib/i18n/routing';
import { CallError } from '@/lib/upstream/call-error';
import type { Id } from '@/lib/wire/identifiers';
import type { CustomerSession } from './types.ts';

/** Where the customer is signed in; null with an upstream that does not say. */
export async function fetchSessions(locale: Locale): Promise<CustomerSession[] | null> {
  try {
    return readSessions(await callFromBrowser({ path: accountPaths.sessions, locale }));
  } catch (error) {
    if (error instanceof CallError && error.kind === 'not-found') return null;
    throw error;
  }
}

/** Ends a session; those that go on. */
export async function endSession(id: Id, locale: Locale): Promise<CustomerSession[]> {
  const path = withParameter(accountPaths.endSession, id);
  return readSessions(await callFromBrowser({ method: 'DELETE', path, locale }));
}
