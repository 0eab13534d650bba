import type { Locale } from '../i18n/routing.ts';
import { wordsOf } from '../upstream/call-error.ts';
import { fetchLines, type LineChange, sendChange, sendRemoval } from './calls.ts';
import { type AddOutcome, type CartLine, type CartSource, sameLine } from './cart.ts';
import { addLine, decrementLine, removeLine, restoreLines, settleLines } from './rules.ts';
import { keepSeenPricesOf, noteSeenPrices, seenPrice } from './seen-prices.ts';

type Lines = readonly CartLine[];
type Change = (lines: Lines) => Lines;

/** A customer's cart, which lives in the account. */
export interface ServerCart extends CartSource {
  /** The lines as the account has them, as far as it has said. */
  held(): Lines;
  /**
   * Reads the lines again, in their turn among the changes: an older answer never covers a newer one.
   * @param read gives them, where they come with something else that is done to the cart
   * @throws {CallError} when they cannot be read
   */
  load(read?: () => Promise<Lines>): Promise<void>;
}

/**
 * Opens the cart of the signed-in customer. A change shows at once; what the upstream answers counts in the end, and changes are
 * sent one after the other, so that the last answer is the truth (specification section 4).
 * @param customer tells customers apart who share a browser
 */
export function serverCart(customer: string, locale: Locale): ServerCart {
  const listeners = new Set<() => void>();
  let truth: Lines = [];
  let pending: Change[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  const withSeenPrices = (lines: Lines) =>
    lines.map((line) => ({ ...line, seenPrice: seenPrice(customer, line) ?? line.seenPrice }));
  let shown: Lines = [];
  const publish = () => {
    shown = withSeenPrices(pending.reduce((lines, change) => change(lines), truth));
    for (const listener of listeners) listener();
  };

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  };

  /** Shows a change, sends it when all before it are answered, and takes what is answered for the truth. */
  const perform = <T>(change: Change, send: () => Promise<{ lines: Lines; result: T }>): Promise<T> => {
    pending.push(change);
    publish();
    const run = async () => {
      try {
        const { lines, result } = await send();
        truth = lines;
        return result;
      } catch (error) {
        truth = await fetchLines(locale).catch(() => truth);
        throw error;
      } finally {
        pending = pending.filter((other) => other !== change);
        publish();
      }
    };
    return inTurn(run);
  };

  const performOnly = (change: Change, send: () => Promise<Lines>): Promise<void> =>
    perform(change, async () => ({ lines: await send(), result: undefined }));

  const sendEach = async (changes: LineChange[]): Promise<Lines> => {
    let lines = truth;
    for (const change of changes) lines = await sendChange(change, locale);
    return lines;
  };

  return {
    get: () => shown,
    held: () => withSeenPrices(truth),
    onChange: (listener) => listeners.add(listener),
    load: (read = () => fetchLines(locale)) =>
      inTurn(async () => {
        truth = await read();
        publish();
        keepSeenPricesOf(customer, shown);
      }),
    async add(addition) {
      const { line } = addition;
      // A customer's line needs a variant (specification section 5).
      if (line.variantId === null) return 'no-more';
      const { outcome } = addLine(shown, addition);
      if (outcome !== 'added') return outcome;
      noteSeenPrices(customer, [line]);
      const send = async () => ({ lines: await sendChange(line, locale), result: 'added' as AddOutcome });
      return perform((lines) => addLine(lines, addition).lines, send).catch(refusalOf);
    },
    decrement: (key) =>
      performOnly(
        (lines) => decrementLine(lines, key),
        () => sendChange({ ...key, quantity: -1 }, locale),
      ),
    remove: (key) =>
      performOnly(
        (lines) => removeLine(lines, key),
        () => sendRemoval(key, locale),
      ),
    clear: () =>
      performOnly(
        () => [],
        async () => {
          let lines = truth;
          for (const line of truth) lines = await sendRemoval(line, locale);
          return lines;
        },
      ),
    restore: (removed) => {
      noteSeenPrices(customer, removed);
      return performOnly(
        (lines) => restoreLines(lines, removed),
        () => sendEach(removed.filter((line) => !truth.some((other) => sameLine(other, line)))),
      );
    },
    settle: (settled) => {
      noteSeenPrices(customer, settled);
      return performOnly(
        (lines) => settleLines(lines, settled),
        () => sendEach(lowered(truth, settled)),
      );
    },
  };
}

function lowered(lines: Lines, settled: Lines): LineChange[] {
  return lines.flatMap((line) => {
    const wanted = settled.find((other) => sameLine(other, line));
    const quantity = (wanted?.quantity ?? line.quantity) - line.quantity;
    return quantity < 0 ? [{ ...line, quantity }] : [];
  });
}

/** The upstream's own words where it has some (specification section 8). */
function refusalOf(error: unknown): AddOutcome {
  return { refused: wordsOf(error) };
}
