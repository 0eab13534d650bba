import type { Id } from '../wire/identifiers.ts';
import { readId, readSlug } from '../wire/identifiers.ts';
import { asObject } from '../wire/json.ts';

/** A product on a wishlist or a compare list. */
export interface SavedItem {
  slug: string;
  /** Null where only the address of the product is known, as in a shared list. */
  productId: Id | null;
}

/** Reads a stored item, this version's, a whole product of an older one's, or a bare slug; null for anything else. */
export function readItem(stored: unknown): SavedItem | null {
  const item = asObject(stored);
  const slug = readSlug(item ? item.slug : stored);
  return slug === null ? null : { slug, productId: readId(item?.productId ?? item?.id) };
}

/** Compare and wishlist are toggles: adding an item already present removes it (specification section 4). */
export function toggleItem(items: readonly SavedItem[], item: SavedItem): readonly SavedItem[] {
  return hasItem(items, item.slug) ? withoutItem(items, item.slug) : [...items, item];
}

/** The items and those of others that are not among them yet; nothing is overwritten. */
export function joinItems(items: readonly SavedItem[], others: readonly SavedItem[]): readonly SavedItem[] {
  return [...items, ...withoutItems(others, items)];
}

export function hasItem(items: readonly SavedItem[], slug: string): boolean {
  return items.some((item) => item.slug === slug);
}

export function withoutItem(items: readonly SavedItem[], slug: string): readonly SavedItem[] {
  return items.filter((item) => item.slug !== slug);
}

/** The items without those of others. */
export function withoutItems(
  items: readonly SavedItem[],
  others: readonly SavedItem[],
): readonly SavedItem[] {
  return items.filter(({ slug }) => !hasItem(others, slug));
}

export function sameItem(one: SavedItem, other: SavedItem): boolean {
  return one.slug === other.slug;
}
