import { readId } from '../../../platform/wire/identifiers.ts';
import { readInstant } from '../../../platform/wire/instant.ts';
import { asArray, asObject } from '../../../platform/wire/json.ts';
import { readText } from '../../../platform/wire/text.ts';
import type { CustomerSession } from '../types.ts';

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
