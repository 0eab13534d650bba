import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { placedOrder } from './orders.ts';

/** `starting`: the provider may or may not have created its session yet. */
export type PaymentState = 'starting' | 'open' | 'paid' | 'failed' | 'expired';

/** Why a received payment has to be paid back. */
export type RefundReason = 'paid-twice' | 'paid-late' | 'wrong-amount';

/** Card payments of orders, one row for each attempt. */
export const payment = pgTable(
  'payment',
  {
    /** Reference by which the provider names the payment in its events, and idempotency key of its creation. */
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => placedOrder.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** The provider's own id; null while the payment is starting. */
    sessionId: text('session_id'),
    /** In minor units of `currency`. */
    amountMinor: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** Page on which the buyer pays; null while the payment is starting. */
    url: text(),
    /** Page of the shop that the buyer returns to. */
    returnUrl: text('return_url').notNull(),
    refundReason: text('refund_reason').$type<RefundReason>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    /** When the provider closed the page of a payment that ended before `expiresAt`. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('payment_session').on(table.provider, table.sessionId),
    uniqueIndex('payment_unfinished').on(table.orderId).where(sql`state in ('starting', 'open')`),
    index('payment_order').on(table.orderId),
    index('payment_to_close')
      .on(table.expiresAt)
      .where(sql`state = 'expired' and session_id is not null and closed_at is null`),
    index('payment_to_refund').on(table.paidAt).where(sql`refund_reason is not null`),
  ],
);

/** Events of providers that have been applied, so that a repeated event changes nothing. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);
