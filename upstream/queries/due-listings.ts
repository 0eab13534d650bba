import { sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';

/** Lets the sale windows that opened or closed since the last look take effect in the listing. */
export async function refreshDueListings(orm: Orm): Promise<void> {
  await orm.execute(sql`SELECT refresh_due_listings(${new Date().toISOString()})`);
}
