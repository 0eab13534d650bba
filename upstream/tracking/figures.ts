import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CampaignReport } from '../../contract/campaigns.ts';
import { type Orm, rows } from '../db/database.ts';
import { event } from '../db/schema/events.ts';
import { placedOrder } from '../db/schema/orders.ts';

/**
 * A time range, its end excluded, the visit that gets the credit, how many minutes before those of UTC days begin, and
 * what revenue is counted in.
 */
export interface Question {
  from: Date;
  to: Date;
  touch: 'first' | 'last';
  utcOffset: number;
  currency: string;
}

type Counted = Pick<z.infer<typeof CampaignReport>, 'total' | 'campaigns' | 'days' | 'landingPages'>;

const mostCampaigns = 500;
const mostPages = 25;

/** A visit is over when nothing was looked at for this long. */
const visitOver = sql.raw(`interval '30 minutes'`);

/**
 * Counts what campaigns brought: as a whole, by campaign with the most fruitful first, by each day on which something happened,
 * and by the pages visits began on. What happened is gathered once for all four.
 */
export async function countFigures(orm: Orm, question: Question): Promise<Counted> {
  const offset = sql`make_interval(mins => ${question.utcOffset}::int)`;
  const [counted] = await rows<Counted>(
    orm,
    sql`WITH happened AS MATERIALIZED (${happened(question)})
    SELECT (SELECT to_json(answer) FROM (SELECT ${figures} FROM happened) AS answer) AS total,
      ${list(sql`
        SELECT touch[1] AS source, touch[2] AS medium, touch[3] AS campaign, ${figures}
        FROM happened GROUP BY 1, 2, 3
        ORDER BY revenue DESC, orders DESC, landings DESC, 1, 2, 3 LIMIT ${mostCampaigns}`)} AS campaigns,
      ${list(sql`
        SELECT to_char(at AT TIME ZONE 'UTC' + ${offset}, 'YYYY-MM-DD') AS day, ${figures}
        FROM happened GROUP BY 1 ORDER BY 1`)} AS days,
      ${list(sql`
        SELECT page_path AS path, count(*)::int AS landings, count(DISTINCT session_id)::int AS visitors
        FROM happened WHERE kind = 'landing' AND page_path IS NOT NULL
        GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${mostPages}`)} AS "landingPages"`,
  );
  if (!counted) throw new Error('Nothing was counted');
  return counted;
}

/**
 * Everything that counts in a range, one row each. A landing is a page view that begins a visit: the first one, the first one
 * after a pause, the first one of another campaign.
 */
function happened({ from, to, touch, currency }: Question): SQL {
  const credited = sql.raw(touch === 'first' ? 'first_touch' : 'last_touch');
  const [start, end] = [from.toISOString(), to.toISOString()];
  return sql`
    SELECT 'landing' AS kind, touch, at, session_id, page_path, 0::bigint AS cents
    FROM (
      SELECT ${credited} AS touch, last_touch, occurred_at AS at, session_id, page_path,
        lag(occurred_at) OVER visits AS before, lag(last_touch) OVER visits AS touch_before
      FROM ${event}
      WHERE type = 'page-view' AND occurred_at >= ${start}::timestamptz - ${visitOver} AND occurred_at < ${end}
      WINDOW visits AS (PARTITION BY coalesce(session_id, id::text) ORDER BY occurred_at, id)
    ) AS viewed
    WHERE at >= ${start} AND (before IS NULL OR at - before > ${visitOver} OR touch_before <> last_touch)
    UNION ALL
    SELECT type, ${credited}, occurred_at, session_id, NULL, 0
    FROM ${event}
    WHERE type IN ('product-view', 'add-to-cart', 'initiate-checkout')
      AND occurred_at >= ${start} AND occurred_at < ${end}
    UNION ALL
    SELECT 'order', ${credited}, created_at, session_id, NULL,
      CASE WHEN currency = ${currency} THEN subtotal_cents + shipping_cents ELSE 0 END
    FROM ${placedOrder}
    WHERE status <> 'cancelled' AND created_at >= ${start} AND created_at < ${end}`;
}

const figures = sql.raw(`
  count(*) FILTER (WHERE kind = 'landing')::int AS landings,
  count(DISTINCT session_id) FILTER (WHERE kind = 'landing')::int AS visitors,
  count(*) FILTER (WHERE kind = 'product-view')::int AS "productViews",
  count(*) FILTER (WHERE kind = 'add-to-cart')::int AS adds,
  count(*) FILTER (WHERE kind = 'initiate-checkout')::int AS checkouts,
  count(*) FILTER (WHERE kind = 'order')::int AS orders,
  coalesce(sum(cents), 0)::float8 / 100 AS revenue`);

function list(query: SQL): SQL {
  return sql`(SELECT coalesce(json_agg(answer), '[]') FROM (${query}) AS answer)`;
}
