import { type SQLWrapper, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';

/**
 * Cap of totals that are not stored but counted. Counting 10,000 index rows takes about 2 ms, regardless of the size
 * of the catalogue.
 */
export const maxCountedRows = 10_000;

/** Counts the rows of a query, which should have a limit. */
export async function countRows(orm: Orm, query: SQLWrapper): Promise<number> {
  const [counted] = await queryRows<{ total: number }>(
    orm,
    sql`SELECT count(*)::integer AS total FROM (${query}) AS matching`,
  );
  return counted?.total ?? 0;
}
