import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';

/** Rate limit counters. The table has its original name. It is unlogged: a crash of the database resets the counters. */
export const rateLimitCounter = pgTable('attempt', {
  /** Hash of the limit's name and the subject. */
  key: text().primaryKey(),
  attempts: integer().notNull(),
  endsAt: instant('ends_at').notNull(),
});
