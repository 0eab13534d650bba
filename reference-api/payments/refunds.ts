import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { placedOrder } from '../db/schema/orders.ts';
import { payment } from '../db/schema/payments.ts';
import { formatPlainMoney } from '../wire/format-money.ts';

/** Lists the payments that have to be refunded, one per line, oldest first. */
export async function listPaymentsToRefund(orm: Orm): Promise<string> {
  const rows = await orm
    .select({ payment, number: placedOrder.number })
    .from(payment)
    .innerJoin(placedOrder, eq(placedOrder.id, payment.orderId))
    .where(isNotNull(payment.refundReason))
    .orderBy(asc(payment.paidAt));
  const entries = rows.map(
    ({ number, payment: { amountMinor, currency, provider, sessionId, refundReason } }) =>
      [number, formatPlainMoney(amountMinor, currency), refundReason, provider, sessionId].join('  '),
  );
  return entries.join('\n') || 'No payment has to be paid back';
}
