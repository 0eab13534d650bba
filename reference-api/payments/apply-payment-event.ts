import { and, eq, inArray } from 'drizzle-orm';
import { unpaidStatuses } from '../../contract/orders.ts';
import type { Orm } from '../db/database.ts';
import { isUuid } from '../db/is-uuid.ts';
import { runInTransaction } from '../db/run-in-transaction.ts';
import { placedOrder } from '../db/schema/orders.ts';
import { payment, paymentEvent, type RefundReason } from '../db/schema/payments.ts';
import type { PurchaseProvider } from '../purchase-events/purchase-provider.ts';
import { recordPurchase } from '../purchase-events/record-purchase.ts';
import type { PaymentEvent } from './payment-provider.ts';

type Order = typeof placedOrder.$inferSelect;

/** Effect of an event. */
export interface AppliedEvent {
  order: Order;
  /** True when this event paid the order. */
  isPaid: boolean;
  /** Why the payment has to be refunded; null when it has not. */
  refundReason: RefundReason | null;
}

/**
 * Applies a verified event of a provider. Events may arrive repeatedly, late and in any order: a repeated one changes nothing, a paid
 * order never becomes unpaid, and a payment that its order does not need is marked for a refund. A paid order's purchase is recorded. One transaction locks the
 * order and makes all changes, so that a crash never leaves only some of them.
 * @returns undefined when nothing changes: the payment is unknown or has ended, or the event was applied before
 */
export function applyPaymentEvent(
  orm: Orm,
  provider: string,
  event: PaymentEvent,
  purchaseProviders: readonly PurchaseProvider[] = [],
): Promise<AppliedEvent | undefined> {
  return runInTransaction(orm, async (tx) => {
    const locked = await lockOrderOf(tx, provider, event.reference);
    if (!locked) return undefined;
    const { order, currentPayment } = locked;
    const now = new Date();
    const [recorded] = await tx
      .insert(paymentEvent)
      .values({
        provider,
        eventId: event.id,
        paymentId: currentPayment.id,
        kind: event.kind,
        receivedAt: now,
      })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvent.eventId });
    if (!recorded || currentPayment.state === 'paid') return undefined;
    if (event.kind !== 'paid') {
      if (currentPayment.state === 'failed' || currentPayment.state === 'expired') return undefined;
      await tx.update(payment).set({ state: event.kind }).where(eq(payment.id, currentPayment.id));
      if (order.status === 'awaiting-payment') await setStatus(tx, order, 'payment-failed');
      return { order, isPaid: false, refundReason: null };
    }
    const refundReason = refundReasonOf(order, currentPayment, event);
    await tx
      .update(payment)
      .set({ state: 'paid', paidAt: now, refundReason })
      .where(eq(payment.id, currentPayment.id));
    if (refundReason === null) {
      await setStatus(tx, order, 'paid');
      await recordPurchase(tx, order, purchaseProviders, now);
    }
    return { order, isPaid: refundReason === null, refundReason };
  });
}

/** Locks the order of a payment, then reads the payment: every change of a payment requires the lock of its order. */
async function lockOrderOf(tx: Orm, provider: string, paymentId: string) {
  if (!isUuid(paymentId)) return undefined;
  const isReferencedPayment = and(eq(payment.id, paymentId), eq(payment.provider, provider));
  const [paymentRow] = await tx.select({ orderId: payment.orderId }).from(payment).where(isReferencedPayment);
  if (!paymentRow) return undefined;
  const [order] = await tx
    .select()
    .from(placedOrder)
    .where(eq(placedOrder.id, paymentRow.orderId))
    .for('no key update');
  const [currentPayment] = await tx.select().from(payment).where(isReferencedPayment);
  return order && currentPayment && { order, currentPayment };
}

function refundReasonOf(
  { status }: Order,
  { amountMinor, currency }: typeof payment.$inferSelect,
  event: PaymentEvent,
): RefundReason | null {
  if (event.amountMinor !== amountMinor || event.currency.toUpperCase() !== currency) return 'wrong-amount';
  if (unpaidStatuses.some((unpaid) => unpaid === status)) return null;
  return status === 'expired' || status === 'cancelled' ? 'paid-late' : 'paid-twice';
}

/** Sets the status of a locked order. An order with another open payment does not become `payment-failed`. */
async function setStatus(tx: Orm, { id }: Order, status: 'paid' | 'payment-failed'): Promise<void> {
  if (status === 'payment-failed') {
    const [openPayment] = await tx
      .select({ id: payment.id })
      .from(payment)
      .where(and(eq(payment.orderId, id), inArray(payment.state, ['starting', 'open'])));
    if (openPayment) return;
  }
  await tx.update(placedOrder).set({ status }).where(eq(placedOrder.id, id));
}
