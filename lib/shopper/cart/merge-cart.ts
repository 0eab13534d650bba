import { v4 as uuid } from 'uuid';
import { loadStored, writeStored } from '../../platform/browser-storage/stored-values.ts';
import { withLock } from '../../platform/browser-storage/tab-locks.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { asObject } from '../../platform/wire/json.ts';
import type { SyncedList } from '../lists/local-list.ts';
import {
  fetchCartLines,
  type LineChange,
  pruneSeenPrices,
  recordSeenPrices,
  sendLineAdditions,
  withSeenPrices,
} from './account-cart.ts';
import { type CartLine, quantityOf } from './cart.ts';
import { maxCartLines, readStoredLine } from './lines.ts';

type Lines = readonly CartLine[];

/** Merge that the API has not confirmed. It is persisted, and retried until the API confirms it. */
interface MergeAttempt {
  /** Value of `Idempotency-Key`. */
  key: string;
  /** E-mail address, or '', of the customer whose cart receives the lines. */
  customer: string;
  lines: Lines;
  /** Lines of the account before the first try. A retry compares them with the account's current lines, to skip units that have arrived. */
  before: Lines;
}

const storageKey = 'cart_merge';

/**
 * Merges a local cart into the account's: quantities are added up, limited by the stock. Seen prices are carried over and
 * merged lines leave the local cart. An attempt whose response was lost is finished first, so that nothing is added twice.
 * Tabs merge one at a time.
 * @param customer e-mail address of the signed-in customer, or '' (`signedInEmail`)
 * @returns the lines of the account
 * @throws {CallError} when a call fails; lines that the API has not confirmed stay in the local cart
 */
export async function mergeCart(
  customer: string,
  localCart: SyncedList<CartLine>,
  locale: Locale,
): Promise<Lines> {
  const accountLines = await withLock(storageKey, async () => {
    const pendingAttempt = loadMergeAttempt();
    if (pendingAttempt?.customer === customer)
      await finishMerge(pendingAttempt, localCart, await fetchCartLines(locale), locale);
    // An update that changes nothing returns the lines last written by any tab.
    const [localLines, before] = await Promise.all([
      localCart.update((lines) => lines),
      fetchCartLines(locale),
    ]);
    // A line in an account needs a variant (docs/behaviour.md §4.5). Lines without a place stay in the local cart.
    let freePlaces = maxCartLines - before.length;
    const lines = localLines.filter(
      (line) => line.variantId !== null && (quantityOf(before, line) > 0 || freePlaces-- > 0),
    );
    if (lines.length === 0) return before;
    const attempt = { key: uuid(), customer, lines, before };
    writeStored(storageKey, attempt);
    return finishMerge(attempt, localCart, before, locale);
  });
  pruneSeenPrices(customer, accountLines);
  return withSeenPrices(customer, accountLines);
}

/**
 * Copies the lines of a customer whose session has expired into the local cart when that is empty. Records them as a merge whose
 * response was lost, so that signing in again adds nothing twice.
 */
export function copyLinesToLocalCart(
  customer: string,
  lines: Lines,
  localCart: SyncedList<CartLine>,
): Promise<Lines> {
  return withLock(storageKey, () =>
    localCart.update((localLines) => {
      if (localLines.length > 0 || lines.length === 0) return localLines;
      writeStored(storageKey, { key: uuid(), customer, lines, before: [] });
      return lines;
    }),
  );
}

/**
 * Sends the units of an attempt that the account still lacks, and removes all units of the attempt from the local cart.
 * @param accountLines lines now in the account
 */
async function finishMerge(
  attempt: MergeAttempt,
  localCart: SyncedList<CartLine>,
  accountLines: Lines,
  locale: Locale,
): Promise<Lines> {
  const remainingLines = linesStillIn(await localCart.update((lines) => lines), attempt.lines);
  const missingChanges = missingLineChanges(remainingLines, attempt.before, accountLines);
  // The API takes a key for one request body only, so other lines need a new key.
  const isSameBody = hasSameQuantities(missingChanges, attempt.lines);
  const key = isSameBody ? attempt.key : uuid();
  const responseLines =
    missingChanges.length === 0 ? accountLines : await sendLineAdditions(missingChanges, key, locale);
  recordSeenPrices(attempt.customer, attempt.lines);
  await localCart.update((localLines) => withoutMerged(localLines, attempt.lines));
  writeStored(storageKey, null);
  return missingChanges.length === 0 ? accountLines : refetchLines(responseLines, locale);
}

/** Fetches the account's lines after a merge. When that fails, resolves to the lines of the merge's response; rejects without any. */
function refetchLines(responseLines: Lines | null, locale: Locale): Promise<Lines> {
  return fetchCartLines(locale).catch((error) => {
    if (responseLines === null) throw error;
    return responseLines;
  });
}

/** Limits the lines of an attempt to what is still in the local cart; the quantity is 0 for removed lines. */
function linesStillIn(localLines: Lines, lines: Lines): Lines {
  return lines.map((line) => ({
    ...line,
    quantity: Math.min(line.quantity, quantityOf(localLines, line)),
  }));
}

/** Returns the units of `lines` that have not arrived in the account. Does not bring back units that left the account after `before`. */
function missingLineChanges(lines: Lines, before: Lines, accountLines: Lines): LineChange[] {
  return lines.flatMap((line) => {
    const arrived = quantityOf(accountLines, line) - quantityOf(before, line);
    const quantity = Math.min(line.quantity, line.quantity - arrived);
    return quantity > 0 ? [{ productId: line.productId, variantId: line.variantId, quantity }] : [];
  });
}

/** Subtracts the merged quantities from the local lines; units that were added during the merge stay. */
function withoutMerged(lines: Lines, mergedLines: Lines): Lines {
  return lines.flatMap((line) => {
    const quantity = line.quantity - quantityOf(mergedLines, line);
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
