import type { Locale } from '../../platform/i18n/routing.ts';
import { type AccountList, createAccountList } from '../lists/account-list.ts';
import type { CartLine } from './cart.ts';
import { fetchCartLines, sendLineChange, sendLineRemoval } from './cart-api.ts';
import { quantityOf } from './quantities.ts';
import { pruneSeenPrices, recordSeenPrices, withSeenPrices } from './seen-prices.ts';

type Lines = readonly CartLine[];

/**
 * Creates the cart of the signed-in customer. The cart is read again after changes (docs/behaviour.md §4.5).
 * @param customer id that separates customers sharing a browser
 */
export function createAccountCart(customer: string, locale: Locale): AccountList<CartLine> {
  let isReloadQueued = false;

  const fetchLines = async () => {
    const lines = await fetchCartLines(locale);
    pruneSeenPrices(customer, lines);
    return withSeenPrices(customer, lines);
  };

  /** Queues one read behind all changes made so far. When the read fails, the lines of the last response stay. */
  const queueReload = () => {
    if (isReloadQueued) return;
    isReloadQueued = true;
    const readLines = () => {
      isReloadQueued = false;
      return fetchLines();
    };
    cart.load(readLines).catch(() => {});
  };

  const cart = createAccountList<CartLine>({
    fetch: fetchLines,
    async send(before, after) {
      recordSeenPrices(customer, after);
      const lines = await sendChanges(before, after, locale);
      // The same list comes back when nothing was sent.
      if (lines !== before) queueReload();
      return withSeenPrices(customer, lines);
    },
  });
  return cart;
}

/** Sends the difference between two carts. Resolves to the lines of the last response, or to `after` when it has none. */
async function sendChanges(before: Lines, after: Lines, locale: Locale): Promise<Lines> {
  let lines = before;
  for (const line of before)
    if (quantityOf(after, line) === 0) lines = (await sendLineRemoval(line, locale)) ?? after;
  for (const line of after) {
    const quantity = line.quantity - quantityOf(before, line);
    if (quantity !== 0) lines = (await sendLineChange({ ...line, quantity }, locale)) ?? after;
  }
  return lines;
}
