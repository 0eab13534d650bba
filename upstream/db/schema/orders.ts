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
import type { Touchpoints } from '../../../contract/tracking.ts';
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
    subtotalCents: bigint('subtotal_cents', { mode: 'number' }).notNull(),
    shippingCents: bigint('shipping_cents', { mode: 'number' }).notNull(),
    sessionId: text('session_id'),
    /** Campaign values of the first and the last visit: source, medium, campaign, content, term, id. */
    firstTouch: text('first_touch').array().notNull(),
    lastTouch: text('last_touch').array().notNull(),
    /** Channels of those visits: search, social, referral, direct; null when unknown. */
    firstChannel: text('first_channel'),
    lastChannel: text('last_channel'),
    /** Both visits as the browser sent them, with time and click ids. */
    touches: jsonb().$type<z.infer<typeof Touchpoints>>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('placed_order_customer').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id),
    index('placed_order_time').on(table.createdAt),
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
    quantity: integer().notNull(),
    priceCents: integer('price_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_line_quantity_positive', sql`quantity >= 1`),
  ],
);

/** Stored results of calls with an `Idempotency-Key`. */
export const idempotencyRecord = pgTable(
  'answered_call',
  {
    call: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the customer and the body. */
    request: text().notNull(),
    /** `json` because `jsonb` does not preserve the order of properties. */
    response: json('answer'),
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
