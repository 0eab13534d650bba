import type { Locale } from '../../platform/i18n/routing.ts';
import { type AccountList, createAccountList } from '../lists/account-list.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { mergeItems, type SavedItem, withoutItems } from './saved-items.ts';
import { fetchWishlist, removeAllFromWishlist, removeFromWishlist } from './wishlist-api.ts';

/** Creates the wishlist of the signed-in customer. */
export function createAccountWishlist(locale: Locale): AccountList<SavedItem> {
  return createAccountList({
    fetch: async () => (await fetchWishlist(locale)).items,
    async send(before, after) {
      const removed = withoutItems(before, after);
      const additions = await addToWishlist(withoutItems(after, before), locale);
      const removedIds = removed.flatMap(({ productId }) => productId ?? []);
      if (removedIds.length > 1) await removeAllFromWishlist(removedIds, locale);
      else for (const productId of removedIds) await removeFromWishlist(productId, locale);
      // A missing product fails the update only if nothing was added.
      const error = additions.error ?? (additions.added.length === 0 ? additions.notFoundError : null);
      if (error !== null) throw error;
      return mergeItems(withoutItems(before, removed), additions.added);
    },
  });
}
