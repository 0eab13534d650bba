import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CampaignQuery, CampaignReport } from '../../contract/campaigns.ts';
import { type Orm, rows } from '../db/database.ts';
import { event } from '../db/schema/events.ts';
import { placedOrder } from '../db/schema/orders.ts';

const named = ['source', 'medium', 'campaign'] as const;

/**
 * A time range, its end excluded, the visit that gets the credit, how many minutes before those of UTC days begin, and what
 * revenue is counted in; source, medium, campaign and channel narrow down what is counted.
 */
export interface Question
  extends Pick<z.output<typeof CampaignQuery>, 'touch' | 'utcOffset' | 'channel' | (typeof named)[number]> {
  from: Date;
  to: Date;
  currency: string;
}

type Counted = Pick<
  z.infer<typeof CampaignReport>,
  'total' | 'campaigns' | 'contents' | 'terms' | 'days' | 'landingPages' | 'pageVitals'
>;

const mostCampaigns = 500;
const mostNames = 100;
const mostPages = 25;
const mostKinds = 60;

/** A visit is over when nothing was looked at for this long. */
const visitOver = sql.raw(`interval '30 minutes'`);

const fruitful = sql.raw('revenue DESC, orders DESC, landings DESC');

/**
 * Counts what campaigns brought: as a whole, by campaign with the most fruitful first, of one alone by content and term, by each
 * day on which something happened, by the pages visits began on, and how fast pages were. What happened is gathered once for all of them. Names that differ in
 * letter case alone are one, written as most wrote it.
 */
export async function countFigures(orm: Orm, question: Question): Promise<Counted> {
  const offset = sql`make_interval(mins => ${question.utcOffset}::int)`;
  const isAboutOne = question.campaign !== undefined;
  const [counted] = await rows<Counted>(
    orm,
    sql`WITH happened AS (${happened(question)}),
      placed AS (
        SELECT *, CASE WHEN session_id IS NULL THEN page_path ELSE ${landedOn} END AS began_on,
          CASE WHEN names[1:3] = ARRAY['organic', 'organic', 'organic'] THEN channel END AS came_by
        FROM happened),
      chosen AS MATERIALIZED (SELECT * FROM placed ${only(question)})
    SELECT (SELECT to_json(answer) FROM (SELECT ${figures}, ${vitals} FROM chosen) AS answer) AS total,
      ${list(sql`
        SELECT ${spelling(1)} AS source, ${spelling(2)} AS medium, ${spelling(3)} AS campaign,
          came_by AS channel, ${figures}, ${vitals}
        FROM chosen GROUP BY names[1], names[2], names[3], came_by
        ORDER BY ${fruitful}, 1, 2, 3, 4 LIMIT ${mostCampaigns}`)} AS campaigns,
      ${isAboutOne ? list(byName(4)) : sql`'[]'::json`} AS contents,
      ${isAboutOne ? list(byName(5)) : sql`'[]'::json`} AS terms,
      ${list(sql`
        SELECT to_char(at AT TIME ZONE 'UTC' + ${offset}, 'YYYY-MM-DD') AS day, ${figures}
        FROM chosen GROUP BY 1 ORDER BY 1`)} AS days,
      ${list(sql`
        SELECT began_on AS path, ${figures} FROM chosen WHERE began_on IS NOT NULL
        GROUP BY 1 ORDER BY landings DESC, 1 LIMIT ${mostPages}`)} AS "landingPages",
      ${list(sql`
        SELECT measured ->> 'page' AS page, measured ->> 'language' AS language, ${eachVital}
        FROM chosen WHERE measured IS NOT NULL GROUP BY 1, 2
        ORDER BY count(*) DESC, 1, 2 LIMIT ${mostKinds}`)} AS "pageVitals"`,
  );
  if (!counted) throw new Error('Nothing was counted');
  return counted;
}

/** Where the visit began that something belongs to: the page of the latest landing, found by one running maximum. */
const landedOn = sql.raw(`substr(
  max((to_char(at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSUS') || page_path) COLLATE "C") FILTER (WHERE kind = 'landing')
    OVER (PARTITION BY session_id ORDER BY at), 21)`);

/** Which of what happened a question is about. */
function only({ channel, ...question }: Question): SQL {
  const conditions = named.flatMap((name, index) => {
    const value = question[name];
    return value === undefined ? [] : [sql`names[${sql.raw(`${index + 1}`)}] = lower(${value}::text)`];
  });
  if (channel !== undefined) conditions.push(sql`came_by = ${channel}`);
  return conditions.length === 0 ? sql`` : sql`WHERE ${sql.join(conditions, sql` AND `)}`;
}

/** One of the six values of a touch, the way most wrote it. */
function spelling(place: number): SQL {
  return sql.raw(`mode() WITHIN GROUP (ORDER BY touch[${place}])`);
}

function byName(place: number): SQL {
  return sql`SELECT ${spelling(place)} AS name, ${figures} FROM chosen
    GROUP BY names[${sql.raw(`${place}`)}] ORDER BY ${fruitful}, 1 LIMIT ${mostNames}`;
}

/**
 * Everything that counts in a range, one row each; `names` is its touch in small letters. A landing is a page view that begins a
 * visit: the first one, the first one after a pause, the first one of another campaign.
 */
function happened({ from, to, touch, currency }: Question): SQL {
  const credited = sql.raw(`${touch}_touch AS touch, coalesce(${touch}_channel, 'unknown') AS channel`);
  const [start, end] = [from.toISOString(), to.toISOString()];
  return sql`
    SELECT *, lower(touch::text)::text[] AS names FROM (
      SELECT 'landing' AS kind, touch, channel, at, session_id, page_path, NULL::bigint AS cents, NULL::jsonb AS measured
      FROM (
        SELECT ${credited}, last_touch, occurred_at AS at, session_id, page_path,
          lag(occurred_at) OVER visits AS before, lag(last_touch) OVER visits AS touch_before
        FROM ${event}
        WHERE type = 'page-view' AND occurred_at >= ${start}::timestamptz - ${visitOver} AND occurred_at < ${end}
        WINDOW visits AS (PARTITION BY coalesce(session_id, id::text) ORDER BY occurred_at, id)
      ) AS viewed
      WHERE at >= ${start}
        AND (before IS NULL OR at - before > ${visitOver} OR lower(touch_before::text) <> lower(last_touch::text))
      UNION ALL
      SELECT type, ${credited}, occurred_at, session_id, NULL, NULL, vitals
      FROM ${event}
      WHERE type IN ('product-view', 'add-to-cart', 'initiate-checkout', 'web-vitals')
        AND occurred_at >= ${start} AND occurred_at < ${end}
      UNION ALL
      SELECT 'order', ${credited}, created_at, session_id, NULL,
        CASE WHEN currency = ${currency} THEN subtotal_cents + shipping_cents END, NULL
      FROM ${placedOrder}
      WHERE status <> 'cancelled' AND created_at >= ${start} AND created_at < ${end}
    ) AS counted`;
}

const figures = sql.raw(`
  count(*) FILTER (WHERE kind = 'landing')::int AS landings,
  count(DISTINCT session_id) FILTER (WHERE kind = 'landing')::int AS visitors,
  count(*) FILTER (WHERE kind = 'product-view')::int AS "productViews",
  count(*) FILTER (WHERE kind = 'add-to-cart')::int AS adds,
  count(*) FILTER (WHERE kind = 'initiate-checkout')::int AS checkouts,
  count(*) FILTER (WHERE kind = 'order')::int AS orders,
  coalesce(sum(cents), 0)::float8 / 100 AS revenue,
  round(avg(cents))::float8 / 100 AS "averageOrder"`);

/** The 75th percentile of a measure and how many page loads told of it; null where none did. */
const vital = (name: string) => `CASE WHEN count(measured ->> '${name}') > 0 THEN json_build_object(
  'p75', percentile_disc(0.75) WITHIN GROUP (ORDER BY (measured ->> '${name}')::float8),
  'loads', count(measured ->> '${name}')) END`;

const vitalNames = ['lcp', 'inp', 'cls'];
const eachVital = sql.raw(vitalNames.map((name) => `${vital(name)} AS ${name}`).join(', '));
const vitals = sql.raw(
  `json_build_object(${vitalNames.map((name) => `'${name}', ${vital(name)}`).join(', ')}) AS vitals`,
);

function list(query: SQL): SQL {
  return sql`(SELECT coalesce(json_agg(answer), '[]') FROM (${query}) AS answer)`;
}
