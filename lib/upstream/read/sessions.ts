import type { CustomerSession } from '../../account/sessions.ts';
import { readId } from './identifiers.ts';
import { readInstant } from './instant.ts';
import { asArray, asObject } from './json.ts';
import { readText } from './text.ts';

/** Reads where a customer is signed in; what has no id could not be ended, and is left out. */
export function readSessions(payload: unknown): CustomerSession[] {
  return asArray(payload).flatMap((value) => {
    const { id, isCurrent, usedAt, browser, system } = asObject(value) ?? {};
    const known = readId(id);
    if (known === null) return [];
    return [
      {
        id: known,
        isCurrent: isCurrent === true,
        usedAt: readInstant(usedAt) ?? null,
        browser: readText(browser),
        system: readText(system),
      },
    ];
  });
}
