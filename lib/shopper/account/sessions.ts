import type { Locale } from '@/lib/platform/i18n/routing';
import { createResourceClient } from '@/lib/platform/resource-service/resource-client';
import { CallError } from '@/lib/platform/upstream/call-error';
import type { Id } from '@/lib/platform/wire/identifiers';
import { readSessions } from '@/lib/shopper/account/wire/sessions';
import type { CustomerSession } from './types.ts';

/** Fetches the customer's sessions; null when the API has no such call. */
export async function fetchSessions(locale: Locale): Promise<CustomerSession[] | null> {
  try {
    return readSessions(await createResourceClient('sessions', locale).list());
  } catch (error) {
    if (error instanceof CallError && error.kind === 'not-found') return null;
    throw error;
  }
}

/** Ends a session and returns the remaining ones. */
export async function endSession(id: Id, locale: Locale): Promise<CustomerSession[]> {
  return readSessions(await createResourceClient('sessions', locale).delete(id));
}
