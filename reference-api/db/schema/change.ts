import { bigserial, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Outbox of catalogue changes that the webhook has not delivered yet, written by triggers in the transaction of the change.
 * Rows are only inserted and deleted, never updated, so that changes do not wait for each other.
 */
export const change = pgTable('change', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  /** Event name such as `product.updated` or `stock.moved`. */
  event: text().notNull(),
  slug: text(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
