import { readSessions } from '@/lib/account/wire/sessions';
import type { Id } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/routing';
import { callFromBrowser } from '@/lib/upstream/browser';
import { CallError } from '@/lib/upstream/call-error';

/** Somewhere a customer is signed in; families of browser and system where they are known. */
export interface CustomerSession {
  id: Id;
  isCurrent: boolean;
  /** Epoch milliseconds. */
  usedAt: number | null;
  browser: string | null;
  system: string | null;
}

const notFound = 404;

/** Where the customer is signed in; null with an upstream that does not say. */
export async function fetchSessions(locale: Locale): Promise<CustomerSession[] | null> {
  try {
    return readSessions(await callFromBrowser({ path: '/Posts/Sessions/List', locale }));
  } catch (error) {
    if (error instanceof CallError && error.status === notFound) return null;
    throw error;
  }
}

/** Ends a session; those that go on. */
export async function endSession(id: Id, locale: Locale): Promise<CustomerSession[]> {
  const path = `/Posts/Sessions/${encodeURIComponent(id)}`;
  return readSessions(await callFromBrowser({ method: 'DELETE', path, locale }));
}
