import type { Id } from '../../platform/wire/identifiers.ts';
import { readId, readSlug, titleFromSlug } from '../../platform/wire/identifiers.ts';
import { asObject, type JsonObject } from '../../platform/wire/json.ts';
import { readText } from '../../platform/wire/text.ts';
import type { ListUpdater } from '../lists/local-list.ts';

/** Product on the wishlist or the comparison. */
export interface SavedItem {
  slug: string;
  /** Product title when the item was added; shown until the product is loaded, or when it no longer exists. */
  title: string;
  /** Null when only the slug is known, as in a shared list. */
  productId: Id | null;
}

/** Formats an item for storage (docs/behaviour.md §11). */
export function toStoredItem({ productId, title, slug }: SavedItem): JsonObject {
  return { id: productId, title, slug };
}

/** Parses a stored item. Older releases stored `productId` for the id, or only the slug. Null without a slug. */
export function readSavedItem(stored: unknown): SavedItem | null {
  const item = asObject(stored);
  const slug = readSlug(item ? item.slug : stored);
  if (slug === null) return null;
  const title = readText(item?.title) ?? titleFromSlug(slug);
  return { slug, title, productId: readId(item?.id ?? item?.productId) };
}

/** Adds the item, or removes it when present (docs/behaviour.md §4.6). */
export function toggleItem(items: readonly SavedItem[], item: SavedItem): readonly SavedItem[] {
  return hasItem(items, item.slug) ? withoutItem(items, item.slug) : [...items, item];
}

/**
 * Adds a product to a list, or removes it if the list has it. An updater may run several times: its first run decides whether to add or
 * to remove, and later runs do the same.
 * @param update updates the list and resolves to false when that fails
 */
export async function toggleSavedItem(
  update: (updater: ListUpdater<SavedItem>) => Promise<boolean>,
  item: SavedItem,
): Promise<'added' | 'removed' | 'failed'> {
  let outcome: 'added' | 'removed' | undefined;
  const isUpdated = await update((items) => {
    const isInList = hasItem(items, item.slug);
    outcome ??= isInList ? 'removed' : 'added';
    const isAlreadyDone = isInList === (outcome === 'added');
    return isAlreadyDone ? items : toggleItem(items, item);
  });
  return isUpdated && outcome ? outcome : 'failed';
}

/** Appends the items of `others` that the list lacks. */
export function mergeItems(items: readonly SavedItem[], others: readonly SavedItem[]): readonly SavedItem[] {
  return [...items, ...withoutItems(others, items)];
}

function hasItem(items: readonly SavedItem[], slug: string): boolean {
  return items.some((item) => item.slug === slug);
}

export function withoutItem(items: readonly SavedItem[], slug: string): readonly SavedItem[] {
  return items.filter((item) => item.slug !== slug);
}

/** Removes the items that are also among `others`. */
export function withoutItems(
  items: readonly SavedItem[],
  others: readonly SavedItem[],
): readonly SavedItem[] {
  return items.filter(({ slug }) => !hasItem(others, slug));
}

export function isSameItem(a: SavedItem, b: SavedItem): boolean {
  return a.slug === b.slug;
}
