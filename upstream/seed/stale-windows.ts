import { sql } from 'drizzle-orm';
import { type Orm, rows } from '../db/database.ts';

/**
 * Moves the sale windows that time has overtaken: what the source calls on sale is on sale however long after seeding
 * the shop is started, what it calls coming is still to come. A window that will turn within a day counts as overtaken.
 */
export async function renewStaleWindows(orm: Orm, now: Date): Promise<void> {
  const moment = now.toISOString();
  await rows(
    orm,
    sql`
      WITH moved AS (
        UPDATE variant SET
          start_at = CASE sale_window
            WHEN 'on' THEN ${moment}::timestamptz - interval '2 days'
            ELSE ${moment}::timestamptz + interval '3 days' END,
          end_at = CASE sale_window
            WHEN 'on' THEN ${moment}::timestamptz - interval '2 days'
            ELSE ${moment}::timestamptz + interval '3 days' END + (end_at - start_at)
        WHERE sale_window = 'on' AND end_at < ${moment}::timestamptz + interval '1 day'
          OR sale_window = 'soon' AND start_at < ${moment}::timestamptz + interval '1 day'
        RETURNING product_id
      )
      SELECT refresh_listing(array_agg(product_id), ${moment})
      FROM (SELECT DISTINCT product_id FROM moved) AS touched HAVING count(*) > 0`,
  );
}
