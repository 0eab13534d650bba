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
import type { NewOrder, OrderStatus } from '../../../contract/orders.ts';
import type { UtmTouches } from '../../../contract/tracking.ts';
import { instant } from '../instant.ts';
import { customer } from './customers.ts';

/** Everything an order says is written down when it is placed; later changes of the catalogue do not reach it. */
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
    subtotalCents: bigint('subtotal_cents', { mode: 'number' }).notNull(),
    shippingCents: bigint('shipping_cents', { mode: 'number' }).notNull(),
    sessionId: text('session_id'),
    /** The campaigns of the first and the last visit: source, medium, campaign, content, term, id. */
    firstTouch: text('first_touch').array().notNull(),
    lastTouch: text('last_touch').array().notNull(),
    /** Where those visits came from: search, social, referral, direct; null where that is unknown. */
    firstChannel: text('first_channel'),
    lastChannel: text('last_channel'),
    /** Both visits as the browser told them, with their time and the ids of the clicks that led to them. */
    touches: jsonb().$type<z.infer<typeof UtmTouches>>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('placed_order_customer').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id),
    index('placed_order_time').on(table.createdAt),
  ],
);

/** The ids may be of things that have left the shop. */
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
    quantity: integer().notNull(),
    priceCents: integer('price_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_line_quantity_positive', sql`quantity >= 1`),
  ],
);

/** What a call with an idempotency key was answered, so that a second try is answered alike. */
export const answeredCall = pgTable(
  'answered_call',
  {
    call: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of who asked for what. */
    request: text().notNull(),
    /** Not `jsonb`, which would give its fields in another order. */
    answer: json(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.call, table.key] }),
    index('answered_call_time').on(table.createdAt),
  ],
);

export const contactMessage = pgTable('contact_message', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  email: text().notNull(),
  subject: text(),
  message: text().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
