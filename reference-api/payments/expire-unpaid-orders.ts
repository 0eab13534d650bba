import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { unpaidStatuses } from '../../contract/orders.ts';
import { releaseCoupon } from '../coupons/redeem-coupon.ts';
import type { Orm } from '../db/database.ts';
import { runInTransaction } from '../db/run-in-transaction.ts';
import { placedOrder } from '../db/schema/orders.ts';
import { restoreStock } from '../orders/cancel-order.ts';
import type { Services } from '../services.ts';
import { closeSessions, endPayments } from './close-sessions.ts';

/** Maximum number of orders per run. */
const maxOrdersPerRun = 100;
/** Time after the deadline in which the event of a last-minute payment may arrive. */
const graceMs = 5 * 60_000;
const intervalMs = 60_000;

/** Expires unpaid orders and closes the pages of ended payments every minute. Returns a function that stops the interval. */
export function startPaymentExpiry({
  orm,
  logger,
  cardPayments,
}: Pick<Services, 'orm' | 'logger' | 'cardPayments'>): () => void {
  const run = async () => {
    await expireUnpaidOrders(orm);
    if (cardPayments) await closeSessions(orm, cardPayments.provider, logger);
  };
  const timer = setInterval(() => {
    run().catch((error) => logger.error({ err: error }, 'orders could not be expired'));
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Expires orders whose payment deadline has passed, restores their stock and releases their coupons. Returns their number. */
export async function expireUnpaidOrders(orm: Orm): Promise<number> {
  const dueBefore = new Date(Date.now() - graceMs);
  const isOverdue = and(
    inArray(placedOrder.status, [...unpaidStatuses]),
    lt(placedOrder.payUntil, dueBefore),
  );
  const overdue = await orm
    .select({ id: placedOrder.id })
    .from(placedOrder)
    .where(isOverdue)
    .orderBy(asc(placedOrder.payUntil))
    .limit(maxOrdersPerRun);
  let expiredCount = 0;
  for (const { id } of overdue) {
    const isExpired = await runInTransaction(orm, async (tx) => {
      // Since the first query, a payment may have arrived or another process may have expired the order.
      const [order] = await tx
        .select({ id: placedOrder.id })
        .from(placedOrder)
        .where(and(eq(placedOrder.id, id), isOverdue))
        .for('no key update');
      if (!order) return false;
      await tx.update(placedOrder).set({ status: 'expired' }).where(eq(placedOrder.id, id));
      await endPayments(tx, id);
      await restoreStock(tx, id);
      await releaseCoupon(tx, id);
      return true;
    });
    if (isExpired) expiredCount += 1;
  }
  return expiredCount;
}
