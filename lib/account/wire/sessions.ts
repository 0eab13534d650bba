import { readId } from '../../wire/identifiers.ts';
import { readInstant } from '../../wire/instant.ts';
import { asArray, asObject } from '../../wire/json.ts';
import { readText } from '../../wire/text.ts';
import type { CustomerSession } from '../types.ts';

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
