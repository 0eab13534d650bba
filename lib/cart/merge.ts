import { v4 as uuid } from 'uuid';
import { loadStored, writeStored } from '../browser-storage/storage.ts';
import { withLock } from '../browser-storage/with-lock.ts';
import type { Locale } from '../i18n/routing.ts';
import type { SyncedList } from '../lists/synced-list.ts';
import { asObject } from '../wire/json.ts';
import { fetchLines, type LineChange, sendLines } from './calls.ts';
import { type CartLine, piecesOf } from './cart.ts';
import { readLine } from './read-line.ts';
import { keepSeenPricesOf, noteSeenPrices, withSeenPrices } from './seen-prices.ts';

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
 * is finished first, so that nothing is doubled; tabs take turns. Lines leave the local cart once the customer's has them, and the
 * prices agreed to go along.
 * @param customer tells customers apart who share a browser
 * @returns the customer's lines
 * @throws {CallError} when the upstream does not take them; the local cart stays as it is
 */
export async function mergeCart(
  customer: string,
  local: SyncedList<CartLine>,
  locale: Locale,
): Promise<Lines> {
  const merged = await withLock(storageKey, async () => {
    const begun = loadAttempt();
    if (begun?.customer === customer) await finish(begun, local, await fetchLines(locale), locale);
    const [kept, before] = await Promise.all([local.update((same) => same), fetchLines(locale)]);
    // A customer's line needs a variant (specification section 5).
    const lines = kept.filter(({ variantId }) => variantId !== null);
    if (lines.length === 0) return before;
    const attempt = { key: uuid(), customer, lines, before };
    writeStored(storageKey, attempt);
    return finish(attempt, local, before, locale);
  });
  keepSeenPricesOf(customer, merged);
  return withSeenPrices(customer, merged);
}

/**
 * Copies the lines of a customer whose session has expired into an empty local cart. They are recorded like a merge whose answer was
 * lost, so that signing in again adds nothing twice.
 */
export function keepLines(customer: string, lines: Lines, local: SyncedList<CartLine>): Promise<Lines> {
  return withLock(storageKey, () =>
    local.update((own) => {
      if (own.length > 0 || lines.length === 0) return own;
      writeStored(storageKey, { key: uuid(), customer, lines, before: [] });
      return lines;
    }),
  );
}

/** @param present the customer's lines as they are now */
async function finish(
  attempt: Attempt,
  local: SyncedList<CartLine>,
  present: Lines,
  locale: Locale,
): Promise<Lines> {
  const remaining = stillIn(await local.update((same) => same), attempt.lines);
  const missing = missingLines(remaining, attempt.before, present);
  const isWhole = sameQuantities(missing, attempt.lines);
  const lines =
    missing.length === 0 ? present : await sendLines(missing, isWhole ? attempt.key : uuid(), locale);
  noteSeenPrices(attempt.customer, attempt.lines);
  await local.update((all) => withoutMerged(all, attempt.lines));
  writeStored(storageKey, null);
  return lines;
}

/** The lines of an attempt without what has been taken out of the local cart since it was begun. */
function stillIn(local: Lines, lines: Lines): Lines {
  return lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, piecesOf(local, line));
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** What of these lines the customer's cart does not have yet. */
function missingLines(lines: Lines, before: Lines, present: Lines): LineChange[] {
  return lines.flatMap((line) => {
    const quantity = piecesOf(before, line) + line.quantity - piecesOf(present, line);
    return quantity > 0 ? [{ productId: line.productId, variantId: line.variantId, quantity }] : [];
  });
}

/** The local lines without what has been merged; pieces added meanwhile stay. */
function withoutMerged(lines: Lines, merged: Lines): Lines {
  return lines.flatMap((line) => {
    const quantity = line.quantity - piecesOf(merged, line);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

function sameQuantities(changes: LineChange[], lines: Lines): boolean {
  return (
    changes.length === lines.length &&
    changes.every(({ quantity }, index) => quantity === lines[index]?.quantity)
  );
}

function loadAttempt(): Attempt | null {
  const stored = asObject(loadStored(storageKey));
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
