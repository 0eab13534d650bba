import { and, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Product, ProductPage } from '../../contract/catalogue.ts';
import { maxWishListItems } from '../../contract/limits.ts';
import type { Orm } from '../db/database.ts';
import { product } from '../db/schema/catalogue.ts';
import { wishlistItem } from '../db/schema/customers.ts';
import type { Customer } from '../http/caller.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import type { IntegerIds } from '../http/integer-ids.ts';
import type { Language } from '../http/language.ts';
import { messages } from '../http/messages.ts';
import { loadProducts } from '../queries/products.ts';
import { lockCustomer } from './lock-customer.ts';

type WireProduct = IntegerIds<z.infer<typeof Product>>;

/** Marks the products that are on a customer's wishlist with `isWishList`; returns the products unchanged for a guest. */
export async function markWishlisted(
  orm: Orm,
  customer: Customer | null,
  products: WireProduct[],
): Promise<WireProduct[]> {
  if (!customer || products.length === 0) return products;
  const ids = products.map(({ id }) => id);
  const rows = await orm
    .select({ id: wishlistItem.productId })
    .from(wishlistItem)
    .where(and(eq(wishlistItem.customerId, customer.id), inArray(wishlistItem.productId, ids)));
  const wishlistedIds = new Set(rows.map(({ id }) => id));
  return products.map((entry) => ({ ...entry, isWishList: wishlistedIds.has(entry.id) }));
}

/** Loads the products of a customer's wishlist, newest first. */
export async function loadWishlist(orm: Orm, customerId: string, language: Language): Promise<WireProduct[]> {
  return loadWishlistedProducts(orm, await findWishlistedIds(orm, customerId), language);
}

/** Loads a page of the products of a customer's wishlist, newest first, and their total number. */
export async function loadWishlistPage(
  orm: Orm,
  customerId: string,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
  language: Language,
): Promise<z.infer<typeof ProductPage>> {
  const ids = await findWishlistedIds(orm, customerId);
  const start = (pageNumber - 1) * pageSize;
  const items = await loadWishlistedProducts(orm, ids.slice(start, start + pageSize), language);
  return { items, total: ids.length };
}

/** Finds a product on a customer's wishlist. */
export async function findWishlistItem(
  orm: Orm,
  customerId: string,
  productId: number,
  language: Language,
): Promise<WireProduct | undefined> {
  const ids = await findWishlistedIds(orm, customerId);
  const [found] = ids.includes(productId) ? await loadWishlistedProducts(orm, [productId], language) : [];
  return found;
}

/** Finds the product ids on a customer's wishlist, newest first. */
async function findWishlistedIds(orm: Orm, customerId: string): Promise<number[]> {
  const rows = await orm
    .select({ id: wishlistItem.productId })
    .from(wishlistItem)
    .where(eq(wishlistItem.customerId, customerId))
    .orderBy(desc(wishlistItem.addedAt), desc(wishlistItem.productId));
  return rows.map(({ id }) => id);
}

async function loadWishlistedProducts(orm: Orm, ids: number[], language: Language): Promise<WireProduct[]> {
  const products = await loadProducts(orm, ids, language);
  return products.map((entry) => ({ ...entry, isWishList: true }));
}

/**
 * Adds a product to a customer's wishlist; does nothing when the product is there already.
 * @throws {HttpError} 404 for an unknown product, 409 when the wishlist is full
 */
export async function addToWishlist(orm: Orm, customerId: string, productId: number): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const [existing] = await tx.select({ id: product.id }).from(product).where(eq(product.id, productId));
    if (!existing) throw notFound();
    const wishlistedIds = await findWishlistedIds(tx, customerId);
    if (wishlistedIds.includes(productId)) return;
    if (wishlistedIds.length >= maxWishListItems) throw new HttpError(409, messages.wishlistFull);
    await tx.insert(wishlistItem).values({ customerId, productId, addedAt: new Date() });
  });
}

/** Removes products from a customer's wishlist; ignores those that are not on it. */
export async function removeFromWishlist(orm: Orm, customerId: string, productIds: number[]): Promise<void> {
  await orm
    .delete(wishlistItem)
    .where(and(eq(wishlistItem.customerId, customerId), inArray(wishlistItem.productId, productIds)));
}
