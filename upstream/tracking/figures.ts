import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Figures } from '../../contract/campaigns.ts';
import { type Orm, rows } from '../db/database.ts';
import { event } from '../db/schema/events.ts';
import { placedOrder } from '../db/schema/orders.ts';

/** A time range, its end excluded, and the visit that gets the credit. */
export interface Question {
  from: Date;
  to: Date;
  touch: 'first' | 'last';
}

/** A visit is over when nothing was looked at for this long. */
const visitOver = sql.raw(`interval '30 minutes'`);

/**
 * Everything that counts in a range, one row each: `kind`, `touch`, `at`, `session_id`, `page_path`, `cents`. A landing is a page
 * view that begins a visit: the first one, the first one after a pause, the first one of another campaign.
 */
function happened({ from, to, touch }: Question): SQL {
  const credited = sql.raw(touch === 'first' ? 'first_touch' : 'last_touch');
  const [start, end] = [from.toISOString(), to.toISOString()];
  return sql`(
    SELECT CASE WHEN type = 'page-view' THEN 'landing' ELSE type END AS kind, touch, occurred_at AS at,
      session_id, page_path, 0::bigint AS cents
    FROM (
      SELECT type, ${credited} AS touch, last_touch, occurred_at, session_id, page_path,
        lag(occurred_at) OVER visits AS before, lag(last_touch) OVER visits AS touch_before
      FROM ${event}
      WHERE occurred_at >= ${start}::timestamptz - ${visitOver} AND occurred_at < ${end}
        AND type IN ('page-view', 'product-view', 'add-to-cart', 'initiate-checkout')
      WINDOW visits AS (PARTITION BY type, coalesce(session_id, id::text) ORDER BY occurred_at, id)
    ) AS seen
    WHERE occurred_at >= ${start} AND (
      type <> 'page-view' OR before IS NULL OR occurred_at - before > ${visitOver} OR touch_before <> last_touch
    )
    UNION ALL
    SELECT 'order', ${credited}, created_at, session_id, NULL, subtotal_cents + shipping_cents
    FROM ${placedOrder}
    WHERE created_at >= ${start} AND created_at < ${end} AND status <> 'cancelled'
  ) AS happened`;
}

const figures = sql.raw(`
  count(*) FILTER (WHERE kind = 'landing')::int AS landings,
  count(DISTINCT session_id) FILTER (WHERE kind = 'landing')::int AS visitors,
  count(*) FILTER (WHERE kind = 'product-view')::int AS "productViews",
  count(*) FILTER (WHERE kind = 'add-to-cart')::int AS adds,
  count(*) FILTER (WHERE kind = 'initiate-checkout')::int AS checkouts,
  count(*) FILTER (WHERE kind = 'order')::int AS orders,
  coalesce(sum(cents), 0)::float8 / 100 AS revenue`);

type Counted = z.infer<typeof Figures>;

/** The figures of a range as a whole. */
export async function totalFigures(orm: Orm, question: Question): Promise<Counted> {
  const [total] = await rows<Counted>(orm, sql`SELECT ${figures} FROM ${happened(question)}`);
  if (!total) throw new Error('Nothing was counted');
  return total;
}

/** The figures of each campaign, the most fruitful first. */
export function campaignFigures(orm: Orm, question: Question, most: number) {
  return rows<Counted & { source: string; medium: string; campaign: string }>(
    orm,
    sql`SELECT touch[1] AS source, touch[2] AS medium, touch[3] AS campaign, ${figures}
      FROM ${happened(question)} GROUP BY 1, 2, 3
      ORDER BY revenue DESC, orders DESC, landings DESC, 1, 2, 3 LIMIT ${most}`,
  );
}

/** The figures of each day on which something happened, days beginning so many minutes before those of UTC. */
export function dayFigures(orm: Orm, question: Question, utcOffset: number) {
  return rows<Counted & { day: string }>(
    orm,
    sql`SELECT to_char(at AT TIME ZONE 'UTC' + make_interval(mins => ${utcOffset}::int), 'YYYY-MM-DD') AS day, ${figures}
      FROM ${happened(question)} GROUP BY 1 ORDER BY 1`,
  );
}

/** The pages visits began on, the most frequent first. */
export function landingPages(orm: Orm, question: Question, most: number) {
  return rows<{ path: string; landings: number; visitors: number }>(
    orm,
    sql`SELECT page_path AS path, count(*)::int AS landings, count(DISTINCT session_id)::int AS visitors
      FROM ${happened(question)} WHERE kind = 'landing' AND page_path IS NOT NULL
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${most}`,
  );
}
