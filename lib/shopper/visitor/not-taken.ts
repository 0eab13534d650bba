import { isItemOutOfStock } from '../../catalogue/product/stock.ts';
import { fetchSnapshots } from '../../catalogue/snapshots/fetch-snapshots.ts';
import type { SnapshotsBySlug } from '../../catalogue/snapshots/stored-snapshots.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { type CartLine, quantityOf } from '../cart/cart.ts';
import { maxCartLines } from '../cart/lines.ts';
import type { SavedItem } from '../saved-lists/saved-items.ts';

/** Product of a local list that a merge did not bring into the account as it was (docs/behaviour.md §4.5). */
export interface NotTakenItem {
  title: string;
  /** Null when unknown. `tooMany`: the account took `quantity` units, which is all there is. */
  reason: 'noVariant' | 'full' | 'soldOut' | 'unavailable' | 'tooMany' | null;
  /** Units in the account's cart. */
  quantity: number;
  /** True when the item stays in the local list. */
  isLeft: boolean;
}

/** Lines and items that the merges of one load did not bring into the account as they were. */
export interface MergeRemainder {
  /** Lines that stay in the local cart; null when its merge failed. */
  leftLines: readonly CartLine[] | null;
  /** Lines of the account with fewer units than both carts had together. */
  lowered: readonly CartLine[];
  /** Items that stay on the local wishlist, because the API has none. */
  leftItems: readonly SavedItem[];
  /** Items that have left the local wishlist because they no longer exist. */
  missing: readonly SavedItem[];
}

/** Describes what a merge did not bring into the account, with the reason as far as the shop can tell. Never rejects. */
export async function describeNotTaken(
  { lowered, leftItems, missing, ...remainder }: MergeRemainder,
  accountLines: readonly CartLine[],
  locale: Locale,
): Promise<NotTakenItem[]> {
  const leftLines = remainder.leftLines ?? [];
  const slugs = leftLines.flatMap(({ variantId, slug }) =>
    variantId === null || slug === null ? [] : [slug],
  );
  const snapshots = slugs.length === 0 ? {} : await fetchSnapshots(locale, slugs).catch(() => ({}));
  return [
    ...leftLines.map((line) => ({
      title: line.title,
      reason: reasonOf(line, accountLines, snapshots),
      quantity: 0,
      isLeft: true,
    })),
    ...leftItems.map(({ title }) => ({ title, reason: null, quantity: 0, isLeft: true })),
    ...lowered.map(({ title, quantity }) => ({ title, reason: 'tooMany' as const, quantity, isLeft: false })),
    ...missing.map(({ title }) => ({ title, reason: 'unavailable' as const, quantity: 0, isLeft: false })),
  ];
}

function reasonOf(
  line: CartLine,
  accountLines: readonly CartLine[],
  snapshots: SnapshotsBySlug,
): NotTakenItem['reason'] {
  if (line.variantId === null) return 'noVariant';
  const snapshot = snapshots[line.slug ?? ''];
  const variant = snapshot?.variants.find(({ id }) => String(id) === String(line.variantId));
  if (snapshot === null || (snapshot && !variant)) return 'unavailable';
  if (snapshot && isItemOutOfStock(snapshot, variant)) return 'soldOut';
  return accountLines.length >= maxCartLines && quantityOf(accountLines, line) === 0 ? 'full' : null;
}
