import type { Locale } from '../../platform/i18n/routing.ts';
import { createResourceClient } from '../../platform/resource-service/resource-client.ts';
import { isNotFoundOrUnsupported } from '../../platform/upstream/call-error.ts';
import { type Id, readId } from '../../platform/wire/identifiers.ts';
import { readInstant } from '../../platform/wire/instant.ts';
import { asArray, asObject } from '../../platform/wire/json.ts';
import { readText } from '../../platform/wire/text.ts';

/** A session of a customer; unknown values are null. */
export interface CustomerSession {
  id: Id;
  isCurrent: boolean;
  /** Time of the last use in epoch milliseconds. */
  usedAt: number | null;
  browser: string | null;
  /** Operating system. */
  system: string | null;
}

/** Fetches the customer's sessions; null when the API has no such call. */
export async function fetchSessions(locale: Locale): Promise<CustomerSession[] | null> {
  try {
    return readSessions(await createResourceClient('sessions', locale).list());
  } catch (error) {
    if (isNotFoundOrUnsupported(error)) return null;
    throw error;
  }
}

/** Ends a session and returns the remaining ones. */
export async function endSession(id: Id, locale: Locale): Promise<CustomerSession[]> {
  return readSessions(await createResourceClient('sessions', locale).delete(id));
}

/** Reads sessions; those without an id cannot be ended and are skipped. */
export function readSessions(payload: unknown): CustomerSession[] {
  return asArray(payload).flatMap((value) => {
    const { id, isCurrent, usedAt, browser, system } = asObject(value) ?? {};
    const sessionId = readId(id);
    if (sessionId === null) return [];
    return [
      {
        id: sessionId,
        isCurrent: isCurrent === true,
        usedAt: readInstant(usedAt) ?? null,
        browser: readText(browser),
        system: readText(system),
      },
    ];
  });
}
