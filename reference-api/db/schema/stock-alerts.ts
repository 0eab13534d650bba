import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Language } from '../../../contract/envelope.ts';
import type { StockAlert } from '../../../contract/stock-alerts.ts';
import { instant } from '../instant.ts';
import { variant } from './catalogue.ts';

/** Requests for a mail when a sold-out variant is back. One open alert for each variant and e-mail address. */
export const stockAlert = pgTable(
  'stock_alert',
  {
    id: uuid().primaryKey().defaultRandom(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    language: text().$type<z.infer<typeof Language>>().notNull(),
    /** Origin of the shop that was visited. */
    origin: text().notNull(),
    state: text().$type<z.infer<typeof StockAlert>['state']>().notNull().default('pending'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the state last changed. */
    changedAt: instant('changed_at').notNull().defaultNow(),
    confirmationSentAt: instant('confirmation_sent_at'),
    /** When a process last began to send a mail; null once it is sent. */
    claimedAt: instant('claimed_at'),
    /** Attempts to send the current mail. */
    attempts: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('stock_alert_open')
      .on(table.variantId, table.email)
      .where(sql`state in ('pending', 'confirmed')`),
    index('stock_alert_unconfirmed')
      .on(table.createdAt)
      .where(sql`state = 'pending' and confirmation_sent_at is null`),
    index('stock_alert_confirmed').on(table.variantId).where(sql`state = 'confirmed'`),
    index('stock_alert_email').on(table.email),
    index('stock_alert_changed').on(table.changedAt),
    check('stock_alert_state', sql`state in ('pending', 'confirmed', 'sent', 'ended')`),
  ],
);
