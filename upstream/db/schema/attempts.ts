import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';

/** How often something was tried in a window of time. Not logged by the database: after a crash counting begins anew. */
export const attempt = pgTable('attempt', {
  /** Hash of what is limited and of who tries it. */
  key: text().primaryKey(),
  attempts: integer().notNull(),
  endsAt: instant('ends_at').notNull(),
});
