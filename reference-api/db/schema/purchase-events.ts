import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { placedOrder } from './orders.ts';

/** Purchases to send to providers of advertising and analytics from the server, one row for each provider. */
export const purchaseDelivery = pgTable(
  'purchase_delivery',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => placedOrder.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** Time of the purchase. */
    purchasedAt: instant('purchased_at').notNull(),
    attempts: integer().notNull().default(0),
    /** When it may be sent next; null once it was sent, was rejected or has failed for good. */
    dueAt: instant('due_at'),
    sentAt: instant('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.provider] }),
    index('purchase_delivery_due').on(table.dueAt).where(sql`due_at is not null`),
  ],
);
