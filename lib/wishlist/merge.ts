import type { Locale } from '../i18n/routing.ts';
import type { SyncedList } from '../lists/synced-list.ts';
import { joinItems, type SavedItem, withoutItems } from '../saved-items/saved-items.ts';
import { fetchWishes } from './calls.ts';
import { sendWishes } from './send-wishes.ts';

/**
 * Brings a local wishlist into the customer's. Items leave the local list once the account has them, or knows that there is no such
 * product; an upstream that lets nothing be changed is not asked.
 * @param kept is told why the rest stays in the local list
 * @returns the customer's items
 * @throws {CallError} when they cannot be read; the local list stays as it is
 */
export async function mergeWishlist(
  local: SyncedList<SavedItem>,
  locale: Locale,
  kept: (failure: unknown) => void,
): Promise<readonly SavedItem[]> {
  const { items, canChange } = await fetchWishes(locale);
  const own = local.get();
  if (own.length === 0 || !canChange) return items;
  const { added, gone, failure } = await sendWishes(own, locale);
  const done = [...added, ...gone];
  if (done.length > 0) await local.update((all) => withoutItems(all, done));
  if (failure !== null) kept(failure);
  if (added.length === 0) return items;
  return fetchWishes(locale).then(
    (now) => now.items,
    () => joinItems(items, added),
  );
}
