import { sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';

/**
 * Moves sale windows so that sales marked `on` in the source are active and `soon` ones are upcoming, at any later start
 * of the API. A window that would change within a day is moved too.
 */
export async function moveStaleSaleWindows(orm: Orm, now: Date): Promise<void> {
  const nowText = now.toISOString();
  await queryRows(
    orm,
    sql`
      WITH moved AS (
        UPDATE variant SET
          start_at = CASE sale_window
            WHEN 'on' THEN ${nowText}::timestamptz - interval '2 days'
            ELSE ${nowText}::timestamptz + interval '3 days' END,
          end_at = CASE sale_window
            WHEN 'on' THEN ${nowText}::timestamptz - interval '2 days'
            ELSE ${nowText}::timestamptz + interval '3 days' END + (end_at - start_at)
        WHERE sale_window = 'on' AND end_at < ${nowText}::timestamptz + interval '1 day'
          OR sale_window = 'soon' AND start_at < ${nowText}::timestamptz + interval '1 day'
        RETURNING product_id
      )
      SELECT refresh_listing(array_agg(product_id), ${nowText})
      FROM (SELECT DISTINCT product_id FROM moved) AS touched HAVING count(*) > 0`,
  );
}
