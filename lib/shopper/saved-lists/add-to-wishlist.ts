import { fetchSnapshots } from '../../catalogue/snapshots/fetch-snapshots.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { CallError } from '../../platform/upstream/call-error.ts';
import type { Id } from '../../platform/wire/identifiers.ts';
import type { SavedItem } from './saved-items.ts';
import { postWishlistItem } from './wishlist-api.ts';

const notFound = 404;
/** Statuses that concern one product; the remaining products are still added. */
const itemErrorStatuses = [400, 422];

/** Result of adding products to a customer's wishlist. */
export interface WishlistAdditions {
  /** Products on the wishlist now, with their ids. */
  added: SavedItem[];
  /** Products that no longer exist. */
  missing: SavedItem[];
  /** Error other than a missing product; null without one. */
  error: unknown;
  /** 404 error of a missing product; null without one. */
  notFoundError: unknown;
}

/**
 * Adds products to the customer's wishlist one at a time and stops at the first error that is not specific to a product.
 * Products known by slug only are looked up first. Never rejects.
 */
export async function addToWishlist(items: readonly SavedItem[], locale: Locale): Promise<WishlistAdditions> {
  const additions: WishlistAdditions = { added: [], missing: [], error: null, notFoundError: null };
  for (const { productId, ...rest } of await withIds(items, locale)) {
    if (productId === undefined) additions.error ??= new CallError(0);
    if (productId === null) additions.missing.push({ ...rest, productId });
    if (productId === undefined || productId === null) continue;
    const item = { ...rest, productId };
    try {
      await postWishlistItem(productId, locale);
      additions.added.push(item);
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      if (status === notFound) {
        additions.missing.push(item);
        additions.notFoundError = error;
        continue;
      }
      additions.error = error;
      if (!itemErrorStatuses.includes(status)) break;
    }
  }
  return additions;
}

interface LookedUpItem extends Omit<SavedItem, 'productId'> {
  /** Null for a product that no longer exists; undefined when the lookup failed. */
  productId: Id | null | undefined;
}

async function withIds(items: readonly SavedItem[], locale: Locale): Promise<LookedUpItem[]> {
  const slugsToLookUp = items.filter(({ productId }) => productId === null).map(({ slug }) => slug);
  if (slugsToLookUp.length === 0) return [...items];
  const snapshotBySlug = await fetchSnapshots(locale, slugsToLookUp).then(
    (snapshots) => new Map(Object.entries(snapshots)),
    () => new Map<string, never>(),
  );
  return items.map((item) => {
    const snapshot = snapshotBySlug.get(item.slug);
    return { ...item, productId: item.productId ?? (snapshot === null ? null : snapshot?.id) };
  });
}
