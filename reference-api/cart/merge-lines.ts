import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { CartMerge } from '../../contract/cart.ts';
import { maxCartLines, maxLineQuantity } from '../../contract/limits.ts';
import type { Orm } from '../db/database.ts';
import { variant } from '../db/schema/catalogue.ts';
import { cartLine } from '../db/schema/customers.ts';
import type { IntegerIds } from '../http/integer-ids.ts';
import { lockCustomer } from './lock-customer.ts';

/**
 * Merges lines into a cart. Quantities are added and capped at the stock, unavailable variants are skipped, existing lines
 * never shrink. Requires a transaction.
 */
export async function mergeCartLines(
  tx: Orm,
  customerId: string,
  { products: addedLines }: IntegerIds<z.output<typeof CartMerge>>,
): Promise<void> {
  await lockCustomer(tx, customerId);
  if (addedLines.length === 0) return;
  const variants = await tx
    .select({ id: variant.id, productId: variant.productId, stock: variant.quantity })
    .from(variant)
    .where(
      inArray(
        variant.id,
        addedLines.map((line) => line.variantId),
      ),
    );
  const existingLines = await tx.select().from(cartLine).where(eq(cartLine.customerId, customerId));
  const quantities = new Map(existingLines.map((line) => [line.variantId, line.quantity]));
  const changedVariantIds = new Set<number>();
  for (const line of addedLines) {
    const variantForSale = variants.find(
      (row) => row.id === line.variantId && row.productId === line.productId,
    );
    const currentQuantity = quantities.get(line.variantId);
    const nextQuantity = Math.min(
      variantForSale?.stock ?? 0,
      maxLineQuantity,
      (currentQuantity ?? 0) + line.quantity,
    );
    const isCartFull = currentQuantity === undefined && quantities.size >= maxCartLines;
    if (nextQuantity <= (currentQuantity ?? 0) || isCartFull) continue;
    quantities.set(line.variantId, nextQuantity);
    changedVariantIds.add(line.variantId);
  }
  // The cart is sorted by `addedAt`: times one millisecond apart keep the order of the request.
  const now = Date.now();
  for (const [index, variantId] of [...changedVariantIds].entries()) {
    const quantity = quantities.get(variantId) ?? 1;
    await tx
      .insert(cartLine)
      .values({ customerId, variantId, quantity, addedAt: new Date(now + index) })
      .onConflictDoUpdate({ target: [cartLine.customerId, cartLine.variantId], set: { quantity } });
  }
}
