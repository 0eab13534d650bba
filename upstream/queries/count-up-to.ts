import { type SQLWrapper, sql } from 'drizzle-orm';
import { type Orm, rows } from '../db/database.ts';

/**
 * Matches that no count is kept for are counted one by one up to here; where there are more, this is the total. Ten
 * thousand rows of an index take about two milliseconds, in a large catalogue as in a small one.
 */
export const countBound = 10_000;

/** Counts the rows of a query that has its own limit. */
export async function countUpTo(orm: Orm, matching: SQLWrapper): Promise<number> {
  const [counted] = await rows<{ total: number }>(
    orm,
    sql`SELECT count(*)::integer AS total FROM (${matching}) AS matching`,
  );
  return counted?.total ?? 0;
}
