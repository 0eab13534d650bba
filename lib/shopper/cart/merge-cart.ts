import { v4 as uuid } from 'uuid';
import { signedInEmail } from '../../platform/auth/session.ts';
import { loadStored, writeStored } from '../../platform/browser-storage/stored-values.ts';
import { withLock } from '../../platform/browser-storage/tab-locks.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { asObject } from '../../platform/wire/json.ts';
import type { SyncedList } from '../lists/local-list.ts';
import {
  fetchCartLines,
  pruneSeenPrices,
  recordSeenPrices,
  sendLineAdditions,
  withSeenPrices,
} from './account-cart.ts';
import { type CartLine, isSameLine, type LineKey, quantityOf } from './cart.ts';
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
const skippedKey = 'skipped_lines';

/**
 * Merges a local cart into the account's: quantities are added up, limited by the stock. Seen prices are carried over and
 * lines that the account has now leave the local cart. An attempt whose response was lost is finished first, so that nothing is added
 * twice. Lines that the API skipped stay in the local cart, and are sent again after the next sign-in. Tabs merge one at a time.
 * @param customer e-mail address of the signed-in customer, or '' (`signedInEmail`)
 * @param onLowered called with lines of the account that have fewer units than both carts had together
 * @returns the lines of the account
 * @throws {CallError} when a call fails; lines that the API has not confirmed stay in the local cart
 */
export async function mergeCart(
  customer: string,
  localCart: SyncedList<CartLine>,
  locale: Locale,
  onLowered: (lines: Lines) => void,
): Promise<Lines> {
  const finish = async (attempt: MergeAttempt, accountLinesBefore: Lines) => {
    const { lines, lowered } = await finishMerge(attempt, localCart, accountLinesBefore, locale);
    if (lowered.length > 0) onLowered(lowered);
    return lines;
  };
  const accountLines = await withLock(storageKey, async () => {
    const pendingAttempt = loadMergeAttempt();
    if (pendingAttempt?.customer === customer) await finish(pendingAttempt, await fetchCartLines(locale));
    // An update that changes nothing returns the lines last written by any tab.
    const [localLines, before] = await Promise.all([
      localCart.update((lines) => lines),
      fetchCartLines(locale),
    ]);
    const skippedLines = loadSkippedLines();
    // A line in an account needs a variant (docs/behaviour.md §4.5). Lines without a place stay in the local cart.
    let freePlaces = maxCartLines - before.length;
    const lines = localLines.filter(
      (line) =>
        line.variantId !== null &&
        quantityOf(skippedLines, line) === 0 &&
        (quantityOf(before, line) > 0 || freePlaces-- > 0),
    );
    if (lines.length === 0) return before;
    const attempt = { key: uuid(), customer, lines, before };
    writeStored(storageKey, attempt);
    return finish(attempt, before);
  });
  pruneSeenPrices(customer, accountLines);
  return withSeenPrices(customer, accountLines);
}

/**
 * Adds the lines of a customer whose session has expired to those that a merge left in the local cart. Records them as a merge whose
 * response was lost, so that signing in again adds nothing twice. Lines that another tab has copied are not copied again.
 */
export function copyLinesToLocalCart(
  customer: string,
  lines: Lines,
  localCart: SyncedList<CartLine>,
): Promise<Lines> {
  return withLock(storageKey, () =>
    localCart.update((localLines) => {
      const storedAttempt = loadMergeAttempt();
      const attempt = storedAttempt?.customer === customer ? storedAttempt : { lines: [], before: [] };
      const copiedLines = withoutLines(lines, [...localLines, ...attempt.lines]);
      if (copiedLines.length === 0) return localLines;
      writeStored(storageKey, {
        key: uuid(),
        customer,
        lines: [...attempt.lines, ...copiedLines],
        before: withoutLines(attempt.before, copiedLines),
      });
      return [...localLines, ...copiedLines];
    }),
  );
}

/**
 * Sends the units of an attempt that the account still lacks, and removes all units of the attempt from the local cart but those of
 * skipped lines.
 * @param accountLines lines now in the account
 * @returns the lines of the account, and those of them that have fewer units than was to be expected
 */
async function finishMerge(
  attempt: MergeAttempt,
  localCart: SyncedList<CartLine>,
  accountLines: Lines,
  locale: Locale,
): Promise<{ lines: Lines; lowered: Lines }> {
  const remainingLines = linesStillIn(await localCart.update((lines) => lines), attempt.lines);
  const missingLines = missingUnits(remainingLines, attempt.before, accountLines);
  // The API takes a key for one request body only, so other lines need a new key.
  const isSameBody = hasSameQuantities(missingLines, attempt.lines);
  const key = isSameBody ? attempt.key : uuid();
  const isSent = missingLines.length > 0;
  const responseLines = isSent ? await sendLineAdditions(missingLines, key, locale) : null;
  recordSeenPrices(attempt.customer, attempt.lines);
  const lines = isSent ? await refetchLines(responseLines, locale) : accountLines;
  // A replica that lacks the merge may have answered the read.
  const quantityNow = (line: LineKey) =>
    Math.max(quantityOf(lines, line), quantityOf(responseLines ?? [], line));
  const skippedLines = missingLines.filter((line) => quantityNow(line) === 0);
  const lowered = withoutLines(missingLines, skippedLines)
    .filter((line) => quantityNow(line) < quantityOf(accountLines, line) + line.quantity)
    .map((line) => ({ ...line, quantity: quantityNow(line) }));
  await localCart.update((localLines) =>
    withoutMerged(localLines, withoutLines(attempt.lines, skippedLines)),
  );
  // Written after signing out, the record would last beyond the next sign-in.
  if (skippedLines.length > 0 && signedInEmail() === attempt.customer)
    writeStored(skippedKey, [...loadSkippedLines(), ...skippedLines]);
  writeStored(storageKey, null);
  return { lines, lowered };
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
function missingUnits(lines: Lines, before: Lines, accountLines: Lines): Lines {
  return lines.flatMap((line) => {
    const arrived = quantityOf(accountLines, line) - quantityOf(before, line);
    const quantity = Math.min(line.quantity, line.quantity - arrived);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

function withoutLines(lines: Lines, others: readonly LineKey[]): Lines {
  return lines.filter((line) => !others.some((other) => isSameLine(other, line)));
}

/** Subtracts the merged quantities from the local lines; units that were added during the merge stay. */
function withoutMerged(lines: Lines, mergedLines: Lines): Lines {
  return lines.flatMap((line) => {
    const quantity = line.quantity - quantityOf(mergedLines, line);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

function hasSameQuantities(sentLines: Lines, lines: Lines): boolean {
  return (
    sentLines.length === lines.length &&
    sentLines.every(({ quantity }, index) => quantity === lines[index]?.quantity)
  );
}

function loadMergeAttempt(): MergeAttempt | null {
  const stored = asObject(loadStored(storageKey));
  if (typeof stored?.key !== 'string' || typeof stored.customer !== 'string') return null;
  return {
    key: stored.key,
    customer: stored.customer,
    lines: readStoredLines(stored.lines),
    before: readStoredLines(stored.before),
  };
}

/** Loads the lines that the API has skipped since the customer signed in. */
function loadSkippedLines(): CartLine[] {
  return readStoredLines(loadStored(skippedKey));
}

function readStoredLines(list: unknown): CartLine[] {
  return (Array.isArray(list) ? list : []).map(readStoredLine).filter((line) => line !== null);
}
