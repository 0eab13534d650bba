import { and, count, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { type PaymentPage, unpaidStatuses } from '../../contract/orders.ts';
import type { Orm } from '../db/database.ts';
import { runInTransaction } from '../db/run-in-transaction.ts';
import { placedOrder } from '../db/schema/orders.ts';
import { payment } from '../db/schema/payments.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Maximum number of payments per order: each payment extends how long the stock of the order is reserved. */
const maxPayments = 10;
/** Remaining lifetime up to which an open payment page is replaced, not reused. */
const minRemainingMs = 60_000;

type Payment = typeof payment.$inferSelect;
type PlacedOrder = typeof placedOrder.$inferSelect;

/** Provider, lifetime and origins of card payments. */
export interface PaymentContext {
  provider: PaymentProvider;
  /** How long a payment page, and with it the unpaid order, is valid. */
  paymentTtlMs: number;
  /** Origin under which browsers reach this API. */
  apiOrigin: string;
  /** Origin of the shop that the buyer returns to. */
  shopOrigin: string;
}

/**
 * Returns the page on which an order is paid: the one that is still open, or a new one. The payment is stored before the provider
 * creates its page, so that an event never names an unknown payment, and a repetition after a crash gets the same page.
 * @throws {HttpError} 404 for an unknown order, 409 for an order that cannot be paid (any more), 503 when the
 * provider cannot be reached
 */
export async function startPayment(
  orm: Orm,
  orderId: string,
  context: PaymentContext,
): Promise<z.infer<typeof PaymentPage>> {
  const { order, currentPayment } = await runInTransaction(orm, (tx) => reservePayment(tx, orderId, context));
  const { provider, apiOrigin } = context;
  if (currentPayment.url !== null) {
    const url = provider.paymentPageUrl?.(currentPayment.id, apiOrigin) ?? currentPayment.url;
    return { url, expiresAt: currentPayment.expiresAt.toISOString() };
  }
  const { id, amountMinor, currency, expiresAt, returnUrl } = currentPayment;
  const session = await provider
    .createSession(
      {
        id,
        amountMinor,
        currency,
        expiresAt,
        returnUrl,
        orderNumber: order.number,
        email: order.contact.email,
        language: order.language ?? 'en',
      },
      apiOrigin,
    )
    .catch((error: unknown) => {
      throw Object.assign(new HttpError(503, messages.paymentUnavailable), { cause: error });
    });
  await orm
    .update(payment)
    .set({ state: 'open', url: session.url, sessionId: session.sessionId })
    .where(and(eq(payment.id, id), eq(payment.state, 'starting')));
  return { url: session.url, expiresAt: expiresAt.toISOString() };
}

async function reservePayment(
  tx: Orm,
  orderId: string,
  { provider, paymentTtlMs, shopOrigin }: PaymentContext,
): Promise<{ order: PlacedOrder; currentPayment: Payment }> {
  const [order] = await tx.select().from(placedOrder).where(eq(placedOrder.id, orderId)).for('no key update');
  if (!order) throw notFound();
  const now = new Date();
  assertUnpaid(order, now);
  const [unfinishedPayment] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), inArray(payment.state, ['starting', 'open'])));
  const isReusable =
    unfinishedPayment?.provider === provider.name &&
    unfinishedPayment.expiresAt.getTime() - now.getTime() > minRemainingMs;
  if (unfinishedPayment && isReusable) return { order, currentPayment: unfinishedPayment };
  if (unfinishedPayment)
    await tx.update(payment).set({ state: 'expired' }).where(eq(payment.id, unfinishedPayment.id));
  const [counted] = await tx
    .select({ paymentCount: count() })
    .from(payment)
    .where(eq(payment.orderId, orderId));
  if ((counted?.paymentCount ?? 0) >= maxPayments) throw new HttpError(409, messages.tooManyPayments);
  const expiresAt = new Date(now.getTime() + paymentTtlMs);
  const [currentPayment] = await tx
    .insert(payment)
    .values({
      orderId,
      provider: provider.name,
      amountMinor: order.subtotalMinor - order.discountMinor + order.shippingMinor,
      currency: order.currency,
      state: 'starting',
      returnUrl: returnUrlOf(order, shopOrigin),
      createdAt: now,
      expiresAt,
    })
    .returning();
  if (!currentPayment) throw new Error('The payment was not stored');
  await tx
    .update(placedOrder)
    .set({ status: 'awaiting-payment', payUntil: expiresAt })
    .where(eq(placedOrder.id, orderId));
  return { order, currentPayment };
}

function assertUnpaid({ payment: method, status, payUntil }: PlacedOrder, now: Date): void {
  if (method !== 'card') throw new HttpError(409, messages.notPaidByCard);
  if (status === 'expired' || status === 'cancelled') throw new HttpError(409, messages.orderExpired);
  if (!unpaidStatuses.some((unpaid) => unpaid === status)) throw new HttpError(409, messages.alreadyPaid);
  if (payUntil === null || payUntil <= now) throw new HttpError(409, messages.orderExpired);
}

function returnUrlOf({ number, language }: PlacedOrder, shopOrigin: string): string {
  const prefix = language === 'ar' ? '/ar' : '';
  return `${shopOrigin}${prefix}/pages/checkout/thank-you?${new URLSearchParams({ number })}`;
}
