import type { Locale } from '../../platform/i18n/routing.ts';
import type { SyncedList } from '../lists/synced-list.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { mergeItems, type SavedItem, withoutItems } from './saved-items.ts';
import { fetchWishlist } from './wishlist-api.ts';

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
