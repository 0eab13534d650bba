import { and, asc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { orderLine, placedOrder } from '../db/schema/orders.ts';
import { normalNumber } from '../orders/number.ts';
import { takeStock } from '../orders/take-stock.ts';

/** Large orders that wait for the shop to have asked, the oldest first: a line for each, with whom to ask. */
export async function heldOrders(orm: Orm): Promise<string> {
  const held = await orm
    .select({
      number: placedOrder.number,
      createdAt: placedOrder.createdAt,
      contact: placedOrder.contact,
      currency: placedOrder.currency,
      cents: sql<number>`${placedOrder.subtotalCents} + ${placedOrder.shippingCents}`.mapWith(Number),
      pieces: sql<number>`(SELECT sum(quantity) FROM order_line WHERE order_id = ${placedOrder.id})`.mapWith(
        Number,
      ),
    })
    .from(placedOrder)
    .where(eq(placedOrder.status, 'held'))
    .orderBy(asc(placedOrder.createdAt));
  const lines = held.map(({ number, createdAt, contact, currency, cents, pieces }) =>
    [
      number,
      createdAt.toISOString(),
      `${pieces} pieces`,
      `${(cents / 100).toFixed(2)} ${currency}`,
      [contact.name, contact.email, contact.phoneNumber].join(', '),
    ].join('  '),
  );
  return lines.join('\n') || 'No order is held';
}

/** Lets a held order go its way; undefined where none is held under that number. */
export async function confirmOrder(orm: Orm, typed: string): Promise<string | undefined> {
  const order = await settle(orm, typed, 'confirmed');
  return order && `${order.number}: confirmed`;
}

/** Ends a held order and puts its pieces back; undefined where none is held under that number. */
export function cancelOrder(orm: Orm, typed: string): Promise<string | undefined> {
  return orm.transaction(async (tx) => {
    const order = await settle(tx, typed, 'cancelled');
    if (!order) return undefined;
    const lines = await tx.select().from(orderLine).where(eq(orderLine.orderId, order.id));
    const back = lines.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }));
    await takeStock(tx, back, new Date());
    return `${order.number}: cancelled, its pieces are back in stock`;
  });
}

async function settle(orm: Orm, typed: string, status: 'confirmed' | 'cancelled') {
  const [order] = await orm
    .update(placedOrder)
    .set({ status })
    .where(and(eq(placedOrder.number, normalNumber(typed)), eq(placedOrder.status, 'held')))
    .returning({ id: placedOrder.id, number: placedOrder.number });
  return order;
}
