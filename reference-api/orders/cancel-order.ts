import { and, asc, eq, inArray } from 'drizzle-orm';
import { cancellableStatuses } from '../../contract/orders.ts';
import { releaseCoupon } from '../coupons/redeem-coupon.ts';
import type { Orm } from '../db/database.ts';
import { isUuid } from '../db/is-uuid.ts';
import { runInTransaction } from '../db/run-in-transaction.ts';
import { variant } from '../db/schema/catalogue.ts';
import { orderLine, placedOrder } from '../db/schema/orders.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { endPayments } from '../payments/close-sessions.ts';
import { rejectReviewsOfOrder } from '../reviews/write-review.ts';
import { takeStock } from './take-stock.ts';

/**
 * Cancels an order of a customer, restores its stock and makes its coupon usable again. Does nothing to an order that is cancelled already.
 * @throws {HttpError} 404 for an unknown id or another customer's order, 409 once the order is confirmed
 */
export async function cancelCustomerOrder(orm: Orm, customerId: string, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound();
  await runInTransaction(orm, async (tx) => {
    const [order] = await tx
      .select({ status: placedOrder.status })
      .from(placedOrder)
      .where(and(eq(placedOrder.id, id), eq(placedOrder.customerId, customerId)))
      .for('no key update');
    if (!order) throw notFound();
    if (order.status === 'cancelled') return;
    if (!cancellableStatuses.some((status) => status === order.status))
      throw new HttpError(409, messages.orderNotCancellable);
    await tx.update(placedOrder).set({ status: 'cancelled' }).where(eq(placedOrder.id, id));
    await restoreStock(tx, id);
    await releaseCoupon(tx, id);
    await rejectReviewsOfOrder(tx, id);
    await endPayments(tx, id);
  });
}

/**
 * Puts the units of an order back into stock. Requires a transaction that has locked the order. Locks the variants in ascending
 * id order, as `lockLines` does, to avoid deadlocks.
 */
export async function restoreStock(tx: Orm, orderId: string): Promise<void> {
  const lines = await tx
    .select({ variantId: orderLine.variantId, quantity: orderLine.quantity })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId));
  const variantIds = lines.map(({ variantId }) => variantId);
  await tx
    .select({ id: variant.id })
    .from(variant)
    .where(inArray(variant.id, variantIds))
    .orderBy(asc(variant.id))
    .for('no key update');
  const negatedLines = lines.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }));
  await takeStock(tx, negatedLines, new Date());
}
