import type { Locale } from '../../platform/i18n/routing.ts';
import { type AccountList, createAccountList } from '../lists/account-list.ts';
import type { SyncedList } from '../lists/local-list.ts';
import { mergeItems, type SavedItem, withoutItems } from './saved-items.ts';
import { addToWishlist, fetchWishlist, removeAllFromWishlist, removeFromWishlist } from './wishlist-api.ts';

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

/**
 * Merges a local wishlist into the account's. Items leave the local list once they are in the account or no longer exist. Sends
 * nothing to an API whose wishlist is read-only.
 * @param onError called with the error that kept items in the local list
 * @returns the items of the account
 * @throws {CallError} when the account's items cannot be fetched; the local list is then unchanged
 */
export async function mergeWishlist(
  local: SyncedList<SavedItem>,
  locale: Locale,
  onError: (error: unknown) => void,
): Promise<readonly SavedItem[]> {
  const { items, isWritable } = await fetchWishlist(locale);
  const localItems = local.get();
  if (localItems.length === 0 || !isWritable) return items;
  const { added, missing, error } = await addToWishlist(localItems, locale);
  const itemsToRemove = [...added, ...missing];
  if (itemsToRemove.length > 0) await local.update((current) => withoutItems(current, itemsToRemove));
  if (error !== null) onError(error);
  if (added.length === 0) return items;
  return fetchWishlist(locale).then(
    (merged) => merged.items,
    () => mergeItems(items, added),
  );
}
