import type { Locale } from '../i18n/routing.ts';
import { type AccountList, accountList } from '../lists/account-list.ts';
import { joinItems, type SavedItem, withoutItems } from '../saved-items/saved-items.ts';
import { fetchWishes, withdrawWish } from './calls.ts';
import { sendWishes } from './send-wishes.ts';

/** Opens the wishlist of the signed-in customer. */
export function accountWishlist(locale: Locale): AccountList<SavedItem> {
  return accountList({
    fetch: async () => (await fetchWishes(locale)).items,
    async send(before, after) {
      const removed = withoutItems(before, after);
      const sent = await sendWishes(withoutItems(after, before), locale);
      for (const { productId } of removed) if (productId !== null) await withdrawWish(productId, locale);
      const failure = sent.failure ?? (sent.added.length === 0 ? sent.refusal : null);
      if (failure !== null) throw failure;
      return joinItems(withoutItems(before, removed), sent.added);
    },
  });
}
