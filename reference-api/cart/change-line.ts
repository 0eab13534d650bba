import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CartChange, CartRemoval } from '../../contract/cart.ts';
import { maxCartLines, maxLineQuantity } from '../../contract/limits.ts';
import type { Orm } from '../db/database.ts';
import { product, variant } from '../db/schema/catalogue.ts';
import { cartLine } from '../db/schema/customers.ts';
import { HttpError } from '../http/http-error.ts';
import type { IntegerIds } from '../http/integer-ids.ts';
import { messages, outOfStockMessage } from '../http/messages.ts';
import { lockCustomer } from './lock-customer.ts';

/**
 * Changes the quantity of a cart line by the `quantity` of the request, to no less than 1, or adds the line. Requires a transaction.
 * @throws {HttpError} 409 when the variant is unknown, the quantity exceeds the stock or the cart is full
 */
export async function changeCartLine(
  tx: Orm,
  customerId: string,
  { productId, variantId, quantity: quantityChange }: IntegerIds<z.output<typeof CartChange>>,
): Promise<void> {
  await lockCustomer(tx, customerId);
  const [variantForSale] = await tx
    .select({ stock: variant.quantity, en: product.titleEn, ar: product.titleAr })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(and(eq(variant.id, variantId), eq(product.id, productId)));
  const lines = await tx.select().from(cartLine).where(eq(cartLine.customerId, customerId));
  const currentQuantity = lines.find((line) => line.variantId === variantId)?.quantity;
  if (quantityChange <= 0 && currentQuantity === undefined) return;
  const nextQuantity = Math.max(1, (currentQuantity ?? 0) + quantityChange);
  if (quantityChange > 0) {
    if (!variantForSale) throw new HttpError(409, messages.noMoreStock);
    const exceedsStock = nextQuantity > Math.min(variantForSale.stock, maxLineQuantity);
    if (exceedsStock && (currentQuantity === undefined || variantForSale.stock === 0)) {
      throw new HttpError(409, outOfStockMessage(variantForSale));
    }
    if (exceedsStock) throw new HttpError(409, messages.noMoreStock);
    if (currentQuantity === undefined && lines.length >= maxCartLines)
      throw new HttpError(409, messages.cartFull);
  }
  await tx
    .insert(cartLine)
    .values({ customerId, variantId, quantity: nextQuantity, addedAt: new Date() })
    .onConflictDoUpdate({
      target: [cartLine.customerId, cartLine.variantId],
      set: { quantity: nextQuantity },
    });
}

/** Removes a line from a cart; does nothing when the cart does not contain it. */
export async function removeCartLine(
  orm: Orm,
  customerId: string,
  { variantId }: IntegerIds<z.output<typeof CartRemoval>>,
): Promise<void> {
  await orm
    .delete(cartLine)
    .where(and(eq(cartLine.customerId, customerId), eq(cartLine.variantId, variantId)));
}
