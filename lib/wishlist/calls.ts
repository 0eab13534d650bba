import { searchPaths, wishListPaths, withParameter } from '../../contract/paths.ts';
import { callFromBrowser } from '../auth/call-from-browser.ts';
import type { Locale } from '../i18n/routing.ts';
import type { SavedItem } from '../saved-items/saved-items.ts';
import { CallError } from '../upstream/call-error.ts';
import { browserReader } from '../wire/browser-reader.ts';
import type { Id } from '../wire/identifiers.ts';
import { readId, readSlug } from '../wire/identifiers.ts';
import { asArray, asObject } from '../wire/json.ts';
import { readList } from '../wire/list.ts';
import { readFlag, readQuantity } from '../wire/quantity.ts';
import type { Reader } from '../wire/reader.ts';

const pageSize = 100;
const mostPages = 10;

/** The products on a customer's wishlist. */
interface Wishes {
  items: SavedItem[];
  /** False for an upstream that has no calls for wishlists: nothing can be put on one or taken off it. */
  canChange: boolean;
}

/** @throws {CallError} when they cannot be read */
export async function fetchWishes(locale: Locale): Promise<Wishes> {
  try {
    const payload = await callFromBrowser({ path: wishListPaths.wishList, locale });
    return { items: readList(payload, readWish, browserReader), canChange: true };
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
    return { items: readList(await fetchFlagged(locale), readWish, browserReader), canChange: false };
  }
}

/**
 * Products that say of themselves that they are on the customer's wishlist (`isWishList`, specification section 4), as they come
 * over the wire: the truth of an upstream that has no call for wishlists. Of very large catalogues only the first thousand products
 * are looked at.
 * @throws {CallError} when they cannot be read
 */
async function fetchFlagged(locale: Locale): Promise<unknown[]> {
  const flagged: unknown[] = [];
  for (let pageNumber = 1; pageNumber <= mostPages; pageNumber += 1) {
    const body = { sortBy: 'asc', pageNumber, pageSize };
    const answer = await callFromBrowser({ method: 'POST', path: searchPaths.filterProducts, body, locale });
    const page = asObject(answer);
    const items = asArray(page ? page.items : answer);
    flagged.push(...items.filter((item) => readFlag(asObject(item)?.isWishList)));
    if (items.length === 0 || pageNumber * pageSize >= (readQuantity(page?.total) ?? 0)) break;
  }
  return flagged;
}

export async function sendWish(productId: Id, locale: Locale): Promise<void> {
  await callFromBrowser({ method: 'POST', path: wishListPaths.addToWishList, body: { productId }, locale });
}

export async function withdrawWish(productId: Id, locale: Locale): Promise<void> {
  const path = withParameter(wishListPaths.removeFromWishList, productId);
  await callFromBrowser({ method: 'DELETE', path, locale });
}

/** An entry is a product, names one under `product`, or has an id of its own beside the product's. Being here makes it a wish. */
function readWish(value: unknown, reader: Reader): SavedItem | null {
  const entry = asObject(value);
  const raw = asObject(entry?.product) ?? entry ?? {};
  const productId = readId(raw.productId ?? raw.id);
  const slug = readSlug(raw.slug);
  if (productId === null || slug === null) reader.unreadable('wish.id');
  return productId === null || slug === null ? null : { productId, slug };
}
