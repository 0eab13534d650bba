import type { Id } from '../catalogue/types.ts';
import type { Locale } from '../i18n/routing.ts';
import { browserReader, callFromBrowser } from '../upstream/browser.ts';
import { readId, readSlug } from '../upstream/read/identifiers.ts';
import { asObject } from '../upstream/read/json.ts';
import { readList } from '../upstream/read/list.ts';
import type { Reader } from '../upstream/read/reader.ts';
import type { ListedItem } from '../visitor/listed-items.ts';

/** The products on the customer's wishlist. */
export async function fetchWishes(locale: Locale): Promise<ListedItem[]> {
  const payload = await callFromBrowser({ path: '/Posts/WishLists/List', locale });
  return readList(payload, readWish, browserReader);
}

export async function sendWish(productId: Id, locale: Locale): Promise<void> {
  await callFromBrowser({ method: 'POST', path: '/Posts/WishLists', body: { productId }, locale });
}

export async function withdrawWish(productId: Id, locale: Locale): Promise<void> {
  const path = `/Posts/WishLists/${encodeURIComponent(productId)}`;
  await callFromBrowser({ method: 'DELETE', path, locale });
}

/** An entry is a product, names one under `product`, or has an id of its own beside the product's. Being here makes it a wish. */
function readWish(value: unknown, reader: Reader): ListedItem | null {
  const entry = asObject(value);
  const raw = asObject(entry?.product) ?? entry ?? {};
  const productId = readId(raw.productId ?? raw.id);
  const slug = readSlug(raw.slug);
  if (productId === null || slug === null) reader.unreadable('wish.id');
  return productId === null || slug === null ? null : { productId, slug };
}
