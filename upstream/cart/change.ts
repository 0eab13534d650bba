import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type CartChange, type CartRemoval, mostLines, mostPieces } from '../../contract/cart.ts';
import type { Orm } from '../db/database.ts';
import { product, variant } from '../db/schema/catalogue.ts';
import { cartLine } from '../db/schema/customers.ts';
import { HttpFailure } from '../http/failure.ts';
import { outOfStock, words } from '../http/words.ts';
import { lockCustomer } from './lock-customer.ts';

/**
 * Changes the quantity of a line by some pieces, or begins one; it never falls below 1. To be called inside a transaction.
 * @throws {HttpFailure} 409 when there are not so many pieces
 */
export async function changeLine(
  tx: Orm,
  customerId: string,
  { productId, variantId, quantity }: z.output<typeof CartChange>,
): Promise<void> {
  await lockCustomer(tx, customerId);
  const [found] = await tx
    .select({ stock: variant.quantity, en: product.titleEn, ar: product.titleAr })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(and(eq(variant.id, variantId), eq(product.id, productId)));
  const lines = await tx.select().from(cartLine).where(eq(cartLine.customerId, customerId));
  const before = lines.find((line) => line.variantId === variantId)?.quantity;
  if (quantity <= 0 && before === undefined) return;
  const after = Math.max(1, (before ?? 0) + quantity);
  if (quantity > 0) {
    if (!found) throw new HttpFailure(409, words.noMore);
    const isShort = after > Math.min(found.stock, mostPieces);
    if (isShort && (before === undefined || found.stock === 0)) {
      throw new HttpFailure(409, outOfStock(found));
    }
    if (isShort) throw new HttpFailure(409, words.noMore);
    if (before === undefined && lines.length >= mostLines) throw new HttpFailure(409, words.cartFull);
  }
  await tx
    .insert(cartLine)
    .values({ customerId, variantId, quantity: after, addedAt: new Date() })
    .onConflictDoUpdate({ target: [cartLine.customerId, cartLine.variantId], set: { quantity: after } });
}

/** Takes a line out of a cart, where it is in it. */
export async function removeLine(
  orm: Orm,
  customerId: string,
  { variantId }: z.output<typeof CartRemoval>,
): Promise<void> {
  await orm
    .delete(cartLine)
    .where(and(eq(cartLine.customerId, customerId), eq(cartLine.variantId, variantId)));
}
