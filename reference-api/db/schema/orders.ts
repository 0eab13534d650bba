import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Address } from '../../../contract/accounts.ts';
import type { Language } from '../../../contract/envelope.ts';
import type { NewOrder, OrderStatus } from '../../../contract/orders.ts';
import type { OrderTracking, Touchpoints } from '../../../contract/tracking.ts';
import type { SourceOptionValue } from '../../catalogue/types.ts';
import { instant } from '../instant.ts';
import { customer } from './customers.ts';

/** Orders are snapshots: later changes of the catalogue do not affect them. */
export const placedOrder = pgTable(
  'placed_order',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    /** Null for a guest. */
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    status: text().$type<z.infer<typeof OrderStatus>>().notNull(),
    contact: jsonb().$type<z.infer<typeof NewOrder>['contact']>().notNull(),
    address: jsonb().$type<z.infer<typeof Address>>().notNull(),
    shipping: text().notNull(),
    payment: text().notNull(),
    currency: text().notNull(),
    /** In minor units of `currency`, as are all amounts of the order; the columns have their original names. */
    subtotalMinor: bigint('subtotal_cents', { mode: 'number' }).notNull(),
    shippingMinor: bigint('shipping_cents', { mode: 'number' }).notNull(),
    /** Null without a coupon. */
    coupon: text(),
    /** Discount of the coupon: the total is the subtotal minus the discount plus the delivery cost. */
    discountMinor: bigint('discount_cents', { mode: 'number' }).notNull().default(0),
    sessionId: text('session_id'),
    /** Campaign values of the first and the last touchpoint: source, medium, campaign, content, term, id. */
    firstTouchpointValues: text('first_touch').array().notNull(),
    lastTouchpointValues: text('last_touch').array().notNull(),
    /** Channels of the two touchpoints: search, social, referral, direct; null when unknown. */
    firstChannel: text('first_channel'),
    lastChannel: text('last_channel'),
    /** Both touchpoints as the browser sent them, with time and click ids. */
    touchpoints: jsonb('touches').$type<z.infer<typeof Touchpoints>>(),
    /** Consent and ids with which the purchase is sent to providers once the order is paid; null without the buyer's consent. */
    tracking: jsonb().$type<z.infer<typeof OrderTracking>>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Language of the buyer; null for orders from before it was stored. */
    language: text().$type<z.infer<typeof Language>>(),
    /** When an unpaid order by card expires; null for orders that are paid on delivery. */
    payUntil: instant('pay_until'),
    deliveredAt: instant('delivered_at'),
    /** When the mail that requests reviews was claimed. */
    reviewRequestedAt: instant('review_requested_at'),
  },
  (table) => [
    index('placed_order_review_due')
      .on(table.deliveredAt)
      .where(sql`status = 'delivered' and review_requested_at is null`),
    index('placed_order_unpaid')
      .on(table.payUntil)
      .where(sql`status in ('awaiting-payment', 'payment-failed')`),
    index('placed_order_customer').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id),
    index('placed_order_time').on(table.createdAt),
    check('placed_order_discount', sql`discount_cents BETWEEN 0 AND subtotal_cents + shipping_cents`),
  ],
);

/** Lines of orders; product and variant ids may refer to deleted rows. */
export const orderLine = pgTable(
  'order_line',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => placedOrder.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id').notNull(),
    sku: text().notNull(),
    slug: text().notNull(),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    image: text(),
    size: text(),
    colorEn: text('color_en'),
    colorAr: text('color_ar'),
    /** Values of options other than colour and size. */
    options: jsonb().$type<SourceOptionValue[]>().notNull().default([]),
    quantity: integer().notNull(),
    /** In minor units of the order's currency. */
    priceMinor: bigint('price_cents', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_line_quantity_positive', sql`quantity >= 1`),
  ],
);

/** Stored responses of calls with an `Idempotency-Key`. The table has its original name. */
export const idempotencyRecord = pgTable(
  'answered_call',
  {
    call: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the customer and the body. */
    requestHash: text('request').notNull(),
    /** `json` because `jsonb` does not preserve the order of properties. */
    response: json('answer'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.call, table.key] }),
    index('answered_call_time').on(table.createdAt),
  ],
);

/** SHA-256 of e-mail addresses that get no requests for reviews. */
export const reviewMailOptOut = pgTable('review_mail_opt_out', {
  emailHash: text('email_hash').primaryKey(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const contactMessage = pgTable('contact_message', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  email: text().notNull(),
  subject: text(),
  message: text().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
