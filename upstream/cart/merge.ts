import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { type CartMerge, mostLines, mostPieces } from '../../contract/cart.ts';
import type { Orm } from '../db/database.ts';
import { variant } from '../db/schema/catalogue.ts';
import { cartLine } from '../db/schema/customers.ts';
import { lockCustomer } from './lock-customer.ts';

/**
 * Brings other lines into a cart: quantities are added up to what is in stock, what cannot be had is left out, what was
 * there stays. To be called inside a transaction.
 */
export async function mergeLines(
  tx: Orm,
  customerId: string,
  { products }: z.output<typeof CartMerge>,
): Promise<void> {
  await lockCustomer(tx, customerId);
  if (products.length === 0) return;
  const stock = await tx
    .select({ id: variant.id, productId: variant.productId, quantity: variant.quantity })
    .from(variant)
    .where(
      inArray(
        variant.id,
        products.map((line) => line.variantId),
      ),
    );
  const lines = await tx.select().from(cartLine).where(eq(cartLine.customerId, customerId));
  const quantities = new Map(lines.map((line) => [line.variantId, line.quantity]));
  const merged = new Set<number>();
  for (const line of products) {
    const found = stock.find((row) => row.id === line.variantId && row.productId === line.productId);
    const before = quantities.get(line.variantId);
    const after = Math.min(found?.quantity ?? 0, mostPieces, (before ?? 0) + line.quantity);
    const isFull = before === undefined && quantities.size >= mostLines;
    if (after <= (before ?? 0) || isFull) continue;
    quantities.set(line.variantId, after);
    merged.add(line.variantId);
  }
  const now = Date.now();
  for (const [index, variantId] of [...merged].entries()) {
    const quantity = quantities.get(variantId) ?? 1;
    await tx
      .insert(cartLine)
      .values({ customerId, variantId, quantity, addedAt: new Date(now + index) })
      .onConflictDoUpdate({ target: [cartLine.customerId, cartLine.variantId], set: { quantity } });
  }
}
