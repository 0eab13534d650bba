import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { releaseCoupon } from '../coupons/redeem-coupon.ts';
import type { Orm } from '../db/database.ts';
import { runInTransaction } from '../db/run-in-transaction.ts';
import { placedOrder } from '../db/schema/orders.ts';
import { restoreStock } from '../orders/cancel-order.ts';
import { normalizeOrderNumber } from '../orders/order-number.ts';
import { rejectReviewsOfOrder } from '../reviews/write-review.ts';
import { formatPlainMoney } from '../wire/format-money.ts';

type OrderStatus = (typeof placedOrder.$inferSelect)['status'];

/** Lists held orders with their contacts, one per line, oldest first. */
export async function listHeldOrders(orm: Orm): Promise<string> {
  const heldOrders = await orm
    .select({
      number: placedOrder.number,
      createdAt: placedOrder.createdAt,
      contact: placedOrder.contact,
      currency: placedOrder.currency,
      totalMinor:
        sql<number>`${placedOrder.subtotalMinor} - ${placedOrder.discountMinor} + ${placedOrder.shippingMinor}`.mapWith(
          Number,
        ),
      quantity:
        sql<number>`(SELECT sum(quantity) FROM order_line WHERE order_id = ${placedOrder.id})`.mapWith(
          Number,
        ),
    })
    .from(placedOrder)
    .where(eq(placedOrder.status, 'held'))
    .orderBy(asc(placedOrder.createdAt));
  const entries = heldOrders.map(({ number, createdAt, contact, currency, totalMinor, quantity }) =>
    [
      number,
      createdAt.toISOString(),
      `${quantity} units`,
      formatPlainMoney(totalMinor, currency),
      [contact.name, contact.email, contact.phoneNumber].join(', '),
    ].join('  '),
  );
  return entries.join('\n') || 'No order is held';
}

/** Confirms a held, placed or paid order, so that its buyer can no longer cancel it; returns undefined when no such order has the number. */
export async function confirmOrder(orm: Orm, number: string): Promise<string | undefined> {
  const order = await changeStatus(orm, number, ['held', 'placed', 'paid'], 'confirmed');
  return order && `${order.number}: confirmed`;
}

/**
 * Marks an order as delivered, which starts the wait before the request for a review; returns undefined when no order that can be
 * delivered has the number.
 */
export async function deliverOrder(orm: Orm, number: string): Promise<string | undefined> {
  const order = await changeStatus(orm, number, ['placed', 'paid', 'confirmed', 'shipped'], 'delivered', {
    deliveredAt: new Date(),
  });
  return order && `${order.number}: delivered`;
}

/** Cancels a held order and restores its stock; returns undefined when no held order has the number. */
export function cancelOrder(orm: Orm, number: string): Promise<string | undefined> {
  return runInTransaction(orm, async (tx) => {
    const order = await changeStatus(tx, number, ['held'], 'cancelled');
    if (!order) return undefined;
    await restoreStock(tx, order.id);
    await releaseCoupon(tx, order.id);
    await rejectReviewsOfOrder(tx, order.id);
    return `${order.number}: cancelled, stock restored`;
  });
}

async function changeStatus(
  orm: Orm,
  number: string,
  allowedStatuses: readonly OrderStatus[],
  status: OrderStatus,
  otherColumns: Partial<typeof placedOrder.$inferInsert> = {},
) {
  const [order] = await orm
    .update(placedOrder)
    .set({ ...otherColumns, status })
    .where(
      and(
        eq(placedOrder.number, normalizeOrderNumber(number)),
        inArray(placedOrder.status, [...allowedStatuses]),
      ),
    )
    .returning({ id: placedOrder.id, number: placedOrder.number });
  return order;
}
