import { bigserial, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What changed in the catalogue and was not told yet. Triggers write it in the transaction of the change; rows are only ever
 * added and taken out whole, so that no two changes wait for each other.
 */
export const change = pgTable('change', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  /** As the webhook names it, such as `product.updated`. */
  event: text().notNull(),
  slug: text(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
