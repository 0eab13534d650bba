import { v4 as uuid } from 'uuid';
import { loadStored, writeStored } from '../browser-storage/stored-values.ts';
import { withLock } from '../browser-storage/with-lock.ts';
import type { Locale } from '../i18n/routing.ts';
import type { SyncedList } from '../lists/synced-list.ts';
import { asObject } from '../wire/json.ts';
import { type CartLine, quantityOf } from './cart.ts';
import { fetchCartLines, type LineChange, sendLineAdditions } from './cart-api.ts';
import { pruneSeenPrices, recordSeenPrices, withSeenPrices } from './seen-prices.ts';
import { readStoredLine } from './stored-line.ts';

type Lines = readonly CartLine[];

/** Merge in progress. It is persisted, and retried under the same key until the API confirms it. */
interface MergeAttempt {
  /** Value of `Idempotency-Key`. */
  key: string;
  /** Id of the customer whose cart receives the lines. */
  customer: string;
  lines: Lines;
  /** Lines already in the account, to skip on retry. */
  before: Lines;
}

const storageKey = 'cart_merge';

/**
 * Merges a local cart into the account's: quantities are added up, limited by the stock. Accepted prices are carried over and
 * merged lines leave the local cart. An attempt whose response was lost is finished first, so that nothing is added twice;
 * tabs merge one at a time.
 * @param customer id that separates customers sharing a browser
 * @returns the lines of the account
 * @throws {CallError} when the lines are rejected; the local cart is then unchanged
 */
export async function mergeCart(
  customer: string,
  local: SyncedList<CartLine>,
  locale: Locale,
): Promise<Lines> {
  const merged = await withLock(storageKey, async () => {
    const pending = loadMergeAttempt();
    if (pending?.customer === customer)
      await finishMerge(pending, local, await fetchCartLines(locale), locale);
    // An update that changes nothing returns the lines last written by any tab.
    const [localLines, before] = await Promise.all([local.update((lines) => lines), fetchCartLines(locale)]);
    // A line in an account needs a variant (docs/behaviour.md §5).
    const lines = localLines.filter(({ variantId }) => variantId !== null);
    if (lines.length === 0) return before;
    const attempt = { key: uuid(), customer, lines, before };
    writeStored(storageKey, attempt);
    return finishMerge(attempt, local, before, locale);
  });
  pruneSeenPrices(customer, merged);
  return withSeenPrices(customer, merged);
}

/**
 * Copies the lines of a customer whose session has expired into the local cart when that is empty. Records them as a merge whose
 * response was lost, so that signing in again adds nothing twice.
 */
export function copyLinesToLocalCart(
  customer: string,
  lines: Lines,
  local: SyncedList<CartLine>,
): Promise<Lines> {
  return withLock(storageKey, () =>
    local.update((localLines) => {
      if (localLines.length > 0 || lines.length === 0) return localLines;
      writeStored(storageKey, { key: uuid(), customer, lines, before: [] });
      return lines;
    }),
  );
}

/**
 * Sends the units of an attempt that the account still lacks, and removes all units of the attempt from the local cart.
 * @param present lines now in the account
 */
async function finishMerge(
  attempt: MergeAttempt,
  local: SyncedList<CartLine>,
  present: Lines,
  locale: Locale,
): Promise<Lines> {
  const remaining = linesStillIn(await local.update((lines) => lines), attempt.lines);
  const missing = missingLines(remaining, attempt.before, present);
  // A key stands for one request body, so other lines need a new key.
  const isUnchanged = hasSameQuantities(missing, attempt.lines);
  const key = isUnchanged ? attempt.key : uuid();
  const response = missing.length === 0 ? present : await sendLineAdditions(missing, key, locale);
  recordSeenPrices(attempt.customer, attempt.lines);
  await local.update((localLines) => withoutMerged(localLines, attempt.lines));
  writeStored(storageKey, null);
  return missing.length === 0 ? present : refetchLines(response, locale);
}

/** Fetches the lines after they were sent. Falls back to the lines of the response. */
function refetchLines(response: Lines | null, locale: Locale): Promise<Lines> {
  return fetchCartLines(locale).catch((error) => {
    if (response === null) throw error;
    return response;
  });
}

/** Limits the lines of an attempt to what is still in the local cart. */
function linesStillIn(local: Lines, lines: Lines): Lines {
  return lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, quantityOf(local, line));
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** Quantities that the account does not have yet. */
function missingLines(lines: Lines, before: Lines, present: Lines): LineChange[] {
  return lines.flatMap((line) => {
    const quantity = quantityOf(before, line) + line.quantity - quantityOf(present, line);
    return quantity > 0 ? [{ productId: line.productId, variantId: line.variantId, quantity }] : [];
  });
}

/** Subtracts the merged quantities; units added meanwhile stay. */
function withoutMerged(lines: Lines, merged: Lines): Lines {
  return lines.flatMap((line) => {
    const quantity = line.quantity - quantityOf(merged, line);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

function hasSameQuantities(changes: LineChange[], lines: Lines): boolean {
  return (
    changes.length === lines.length &&
    changes.every(({ quantity }, index) => quantity === lines[index]?.quantity)
  );
}

function loadMergeAttempt(): MergeAttempt | null {
  const stored = asObject(loadStored(storageKey));
  if (typeof stored?.key !== 'string' || typeof stored.customer !== 'string') return null;
  const readLines = (list: unknown) =>
    (Array.isArray(list) ? list : []).map(readStoredLine).filter((line) => line !== null);
  return {
    key: stored.key,
    customer: stored.customer,
    lines: readLines(stored.lines),
    before: readLines(stored.before),
  };
}
