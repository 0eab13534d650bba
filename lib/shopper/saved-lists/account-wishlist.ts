import { searchPaths } from '../../../contract/paths.ts';
import { fetchSnapshots } from '../../catalogue/snapshots/fetch-snapshots.ts';
import { callFromBrowser } from '../../platform/auth/call-from-browser.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { createResourceClient } from '../../platform/resource-service/resource-client.ts';
import { CallError, isNotFoundOrUnsupported, noResponseStatus } from '../../platform/upstream/call-error.ts';
import { type Id, readId, readSlug, titleFromSlug } from '../../platform/wire/identifiers.ts';
import { asArray, asObject } from '../../platform/wire/json.ts';
import { readLabel } from '../../platform/wire/label.ts';
import { readFlag, readQuantity } from '../../platform/wire/quantity.ts';
import { browserReadContext, type ReadContext, readList } from '../../platform/wire/read-context.ts';
import { type AccountList, createAccountList } from '../lists/account-list.ts';
import type { SyncedList } from '../lists/local-list.ts';
import { mergeItems, type SavedItem, withoutItems } from './saved-items.ts';

const notFound = 404;
/** Statuses that concern one product; the remaining products are still added. */
const itemErrorStatuses = [400, 422];

const flaggedPageSize = 100;
const maxFlaggedPages = 10;

/** Creates the wishlist of the signed-in customer. */
export function createAccountWishlist(locale: Locale): AccountList<SavedItem> {
  return createAccountList({
    fetch: async () => (await fetchWishlist(locale)).items,
    async send(before, after) {
      const removed = withoutItems(before, after);
      const additions = await addToWishlist(withoutItems(after, before), locale);
      await removeFromWishlist(
        removed.map(({ productId }) => productId).filter((id) => id !== null),
        locale,
      );
      // A missing product fails the update only if nothing was added.
      const error = additions.error ?? (additions.added.length === 0 ? additions.notFoundError : null);
      if (error !== null) throw error;
      return mergeItems(withoutItems(before, removed), additions.added);
    },
  });
}

interface WishlistMergeListeners {
  /** Called with the error because of which items stay in the local list. */
  onError(error: unknown): void;
  /** Called with items that have left the local list because they no longer exist. */
  onMissing(items: readonly SavedItem[]): void;
  /** Called with items that stay in the local list because the API has no wishlist calls. */
  onUnsupported(items: readonly SavedItem[]): void;
}

/**
 * Merges a local wishlist into the account's. Items leave the local list once they are in the account or no longer exist. Sends
 * nothing to an API whose wishlist is read-only.
 * @returns the items of the account
 * @throws {CallError} when the account's items cannot be fetched; the local list is then unchanged
 */
export async function mergeWishlist(
  local: SyncedList<SavedItem>,
  locale: Locale,
  { onError, onMissing, onUnsupported }: WishlistMergeListeners,
): Promise<readonly SavedItem[]> {
  const { items, isWritable } = await fetchWishlist(locale);
  const localItems = local.get();
  if (!isWritable) onUnsupported(withoutItems(localItems, items));
  if (localItems.length === 0 || !isWritable) return items;
  const { added, missing, error } = await addToWishlist(localItems, locale);
  const itemsToRemove = [...added, ...missing];
  if (itemsToRemove.length > 0) await local.update((current) => withoutItems(current, itemsToRemove));
  if (missing.length > 0) onMissing(missing);
  if (error !== null) onError(error);
  if (added.length === 0) return items;
  return fetchWishlist(locale).then(
    (merged) => merged.items,
    () => mergeItems(items, added),
  );
}

const wishlistClient = (locale: Locale) => createResourceClient('wishLists', locale);

interface Wishlist {
  items: SavedItem[];
  /** False for an API without wishlist calls, whose wishlist can only be read from the products' flags. */
  isWritable: boolean;
}

/** Fetches the customer's wishlist, or the flagged products from an API without wishlist calls. @throws {CallError} when that fails */
export async function fetchWishlist(locale: Locale): Promise<Wishlist> {
  try {
    const payload = await wishlistClient(locale).list();
    return { items: readList(payload, readWishlistItem, browserReadContext), isWritable: true };
  } catch (error) {
    if (!isNotFoundOrUnsupported(error)) throw error;
    return {
      items: readList(await fetchFlaggedProducts(locale), readWishlistItem, browserReadContext),
      isWritable: false,
    };
  }
}

/**
 * Fetches the raw products flagged as `isWishList`, for an API without wishlist calls. Searches the first 1000 products only.
 * @throws {CallError} when a page cannot be fetched
 */
async function fetchFlaggedProducts(locale: Locale): Promise<unknown[]> {
  const flaggedProducts: unknown[] = [];
  for (let pageNumber = 1; pageNumber <= maxFlaggedPages; pageNumber += 1) {
    const body = { sortBy: 'asc', pageNumber, pageSize: flaggedPageSize };
    const response = await callFromBrowser({
      method: 'POST',
      path: searchPaths.filterProducts,
      isRead: true,
      body,
      locale,
    });
    // An API may also send a plain list instead of a page with a total.
    const productPage = asObject(response);
    const products = asArray(productPage ? productPage.items : response);
    flaggedProducts.push(...products.filter((product) => readFlag(asObject(product)?.isWishList)));
    if (products.length === 0 || pageNumber * flaggedPageSize >= (readQuantity(productPage?.total) ?? 0))
      break;
  }
  return flaggedProducts;
}

async function postWishlistItem(productId: Id, locale: Locale): Promise<void> {
  await wishlistClient(locale).save({ productId });
}

/** Removes several products with one call. Removes a single product, or several from an API without that call, one by one. */
async function removeFromWishlist(productIds: readonly Id[], locale: Locale): Promise<void> {
  const client = wishlistClient(locale);
  if (productIds.length > 1) {
    try {
      await client.deleteItems(productIds);
      return;
    } catch (error) {
      if (!isNotFoundOrUnsupported(error)) throw error;
    }
  }
  for (const productId of productIds) await client.delete(productId);
}

/**
 * Parses an entry: a product, an object with a `product`, or an object with a `productId` beside its own id. Reports an entry without
 * product id or slug and returns null.
 */
function readWishlistItem(value: unknown, context: ReadContext): SavedItem | null {
  const entry = asObject(value);
  const product = asObject(entry?.product) ?? entry ?? {};
  const productId = readId(product.productId ?? product.id);
  const slug = readSlug(product.slug);
  if (productId === null || slug === null) {
    context.reportUnreadable('wishlistItem.id');
    return null;
  }
  return { productId, slug, title: readLabel(product.title) ?? titleFromSlug(slug) };
}

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

interface LookedUpItem extends Omit<SavedItem, 'productId'> {
  /** Null for a product that no longer exists; undefined when the lookup failed. */
  productId: Id | null | undefined;
}

/**
 * Adds products to the customer's wishlist one at a time and stops at the first error that is not specific to a product.
 * Products known by slug only are looked up first. Never rejects.
 */
export async function addToWishlist(items: readonly SavedItem[], locale: Locale): Promise<WishlistAdditions> {
  const additions: WishlistAdditions = { added: [], missing: [], error: null, notFoundError: null };
  for (const { productId, ...slugAndTitle } of await withIds(items, locale)) {
    if (productId === undefined) additions.error ??= new CallError(noResponseStatus);
    if (productId === null) additions.missing.push({ ...slugAndTitle, productId });
    if (productId === undefined || productId === null) continue;
    const item = { ...slugAndTitle, productId };
    try {
      await postWishlistItem(productId, locale);
      additions.added.push(item);
    } catch (error) {
      const status = error instanceof CallError ? error.status : noResponseStatus;
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

/** Looks up the ids of the items that only have a slug. */
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
