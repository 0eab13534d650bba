import type { Locale } from '../i18n/routing.ts';
import { type AccountList, accountList } from '../lists/account-list.ts';
import { fetchLines, sendChange, sendRemoval } from './calls.ts';
import { type CartLine, piecesOf } from './cart.ts';
import { keepSeenPricesOf, noteSeenPrices, withSeenPrices } from './seen-prices.ts';

/**
 * Opens the cart of the signed-in customer.
 * @param customer tells customers apart who share a browser
 */
export function accountCart(customer: string, locale: Locale): AccountList<CartLine> {
  return accountList({
    async fetch() {
      const lines = await fetchLines(locale);
      keepSeenPricesOf(customer, lines);
      return withSeenPrices(customer, lines);
    },
    async send(before, after) {
      noteSeenPrices(customer, after);
      let lines = before;
      for (const line of before) if (piecesOf(after, line) === 0) lines = await sendRemoval(line, locale);
      for (const line of after) {
        const quantity = line.quantity - piecesOf(before, line);
        if (quantity !== 0) lines = await sendChange({ ...line, quantity }, locale);
      }
      return withSeenPrices(customer, lines);
    },
  });
}
