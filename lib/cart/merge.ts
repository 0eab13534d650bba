import { v4 as uuid } from 'uuid';
import { exclusively } from '../auth/exclusively.ts';
import type { Locale } from '../i18n/routing.ts';
import { fieldsOf } from '../visitor/read-fields.ts';
import { readStored, writeStored } from '../visitor/storage.ts';
import { fetchLines, type LineChange, sendLines } from './calls.ts';
import { type CartLine, sameLine } from './cart.ts';
import { readLine } from './read-line.ts';

type Lines = readonly CartLine[];

/** A merge that has been begun: sent again under the same key until it is known to have worked. */
interface Attempt {
  key: string;
  /** Whose cart it goes to. */
  customer: string;
  lines: Lines;
  /** The customer's lines before it, so that what has arrived already is not sent twice. */
  before: Lines;
}

const storageKey = 'cart_merge';

/**
 * Brings the lines of a local cart into the customer's: quantities are added up to what is in stock. A try whose answer was lost
 * is finished first, so that nothing is doubled; tabs take turns.
 * @param customer tells customers apart who share a browser
 * @param local reads the local cart's lines
 * @param clear takes these quantities out of the local cart; only called once the customer's cart has them
 * @returns the customer's lines, or null when there was nothing to merge
 * @throws {CallError} when the upstream does not take them; the local cart stays as it is
 */
export function mergeCart(
  customer: string,
  local: () => Lines,
  clear: (merged: Lines) => Promise<void>,
  locale: Locale,
): Promise<Lines | null> {
  return exclusively(storageKey, async () => {
    const begun = readAttempt();
    let lines = begun?.customer === customer ? await finish(begun, clear, locale) : null;
    if (local().length > 0) {
      const before = lines ?? (await fetchLines(locale));
      const attempt = { key: uuid(), customer, lines: [...local()], before };
      writeStored(storageKey, attempt);
      lines = await finish(attempt, clear, locale);
    }
    return lines;
  });
}

async function finish(
  attempt: Attempt,
  clear: (merged: Lines) => Promise<void>,
  locale: Locale,
): Promise<Lines> {
  const present = await fetchLines(locale);
  const missing = missingLines(attempt, present);
  const isWhole = missing.length === attempt.lines.length && sameQuantities(missing, attempt.lines);
  const lines =
    missing.length === 0 ? present : await sendLines(missing, isWhole ? attempt.key : uuid(), locale);
  await clear(attempt.lines);
  writeStored(storageKey, null);
  return lines;
}

/** What of an attempt the customer's cart does not have yet. */
function missingLines({ lines, before }: Pick<Attempt, 'lines' | 'before'>, present: Lines): LineChange[] {
  return lines.flatMap((line) => {
    const quantityIn = (others: Lines) => others.find((other) => sameLine(other, line))?.quantity ?? 0;
    const quantity = quantityIn(before) + line.quantity - quantityIn(present);
    return quantity > 0 ? [{ productId: line.productId, variantId: line.variantId, quantity }] : [];
  });
}

/** The local lines without what has been merged; pieces added meanwhile stay. */
export function withoutMerged(lines: Lines, merged: Lines): Lines {
  return lines.flatMap((line) => {
    const gone = merged.find((other) => sameLine(other, line))?.quantity ?? 0;
    return line.quantity > gone ? [{ ...line, quantity: line.quantity - gone }] : [];
  });
}

function sameQuantities(changes: LineChange[], lines: Lines): boolean {
  return changes.every(({ quantity }, index) => quantity === lines[index]?.quantity);
}

function readAttempt(): Attempt | null {
  const stored = fieldsOf(readStored(storageKey));
  if (typeof stored?.key !== 'string' || typeof stored.customer !== 'string') return null;
  const read = (list: unknown) =>
    (Array.isArray(list) ? list : []).map(readLine).filter((line) => line !== null);
  return {
    key: stored.key,
    customer: stored.customer,
    lines: read(stored.lines),
    before: read(stored.before),
  };
}
