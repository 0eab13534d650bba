import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Product } from '../../contract/catalogue.ts';
import type { Orm } from '../db/database.ts';
import { product } from '../db/schema/catalogue.ts';
import { wish } from '../db/schema/customers.ts';
import type { Customer } from '../http/caller.ts';
import { HttpFailure, notFound } from '../http/failure.ts';
import type { Language } from '../http/language.ts';
import { words } from '../http/words.ts';
import { loadProducts } from '../queries/products.ts';
import { lockCustomer } from './lock-customer.ts';

type WireProduct = z.infer<typeof Product>;

const mostWishes = 200;

/** Products with the flag of those on the wishlist of whoever asks. */
export async function withWishes(
  orm: Orm,
  customer: Customer | null,
  products: WireProduct[],
): Promise<WireProduct[]> {
  if (!customer || products.length === 0) return products;
  const ids = products.map(({ id }) => id);
  const found = await orm
    .select({ id: wish.productId })
    .from(wish)
    .where(and(eq(wish.customerId, customer.id), inArray(wish.productId, ids)));
  const wished = new Set(found.map(({ id }) => id));
  return products.map((entry) => ({ ...entry, isWishList: wished.has(entry.id) }));
}

/** The products of a customer's wishlist, the newest first. */
export async function loadWishes(orm: Orm, customerId: string, language: Language): Promise<WireProduct[]> {
  const found = await orm
    .select({ id: wish.productId })
    .from(wish)
    .where(eq(wish.customerId, customerId))
    .orderBy(desc(wish.addedAt), desc(wish.productId));
  const products = await loadProducts(
    orm,
    found.map(({ id }) => id),
    language,
  );
  return products.map((entry) => ({ ...entry, isWishList: true }));
}

/** Puts a product on a customer's wishlist, where it is not on it yet. */
export async function addWish(orm: Orm, customerId: string, productId: number): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const [known] = await tx.select({ id: product.id }).from(product).where(eq(product.id, productId));
    if (!known) throw notFound();
    const [counted] = await tx.select({ wishes: count() }).from(wish).where(eq(wish.customerId, customerId));
    if ((counted?.wishes ?? 0) >= mostWishes) throw new HttpFailure(409, words.wishListFull);
    await tx.insert(wish).values({ customerId, productId, addedAt: new Date() }).onConflictDoNothing();
  });
}

/** Takes a product off a customer's wishlist, where it is on it. */
export async function removeWish(orm: Orm, customerId: string, productId: number): Promise<void> {
  await orm.delete(wish).where(and(eq(wish.customerId, customerId), eq(wish.productId, productId)));
}
