import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CampaignQuery, CampaignReport } from '../../contract/campaigns.ts';
import { currencyDecimals } from '../../contract/currency.ts';
import { type Orm, queryRows } from '../db/database.ts';
import { event } from '../db/schema/events.ts';
import { placedOrder } from '../db/schema/orders.ts';
import type { MediumVisits } from './add-costs.ts';

const campaignFields = ['source', 'medium', 'campaign'] as const;

/** Query of a campaign report with its range resolved; `to` is excluded. */
export interface ReportQuery
  extends Pick<
    z.output<typeof CampaignQuery>,
    'touch' | 'utcOffset' | 'channel' | (typeof campaignFields)[number]
  > {
  from: Date;
  to: Date;
  /** Currency of the shop, which identifies it. */
  currency: string;
  /** True when events of an unknown shop belong to this one. */
  includesUnknownShops: boolean;
  /** Campaigns whose visits by medium are needed to divide their cost. */
  campaignsWithCosts: readonly { source: string; campaign: string }[];
}

type ReportFigures = Pick<
  z.infer<typeof CampaignReport>,
  'total' | 'campaigns' | 'contents' | 'terms' | 'days' | 'landingPages' | 'pageVitals'
> & { visits: MediumVisits[] };

const maxCampaigns = 500;
/** Maximum number of contents, and of terms. */
const maxContentsOrTerms = 100;
const maxLandingPages = 25;
/** Maximum number of pages with web vitals. */
const maxPageVitals = 60;

/** Inactivity after which the next page view starts a new visit. */
const visitTimeoutText = `interval '30 minutes'`;
const visitTimeout = sql.raw(visitTimeoutText);

const byRevenue = sql.raw('revenue DESC, orders DESC, landings DESC');

/**
 * Computes a campaign report: metrics in total, by campaign (highest revenue first), by content and term of one campaign, by
 * day and by landing page, and web vitals by page. One scan of the events and orders serves all of these. Campaign values are compared
 * case-insensitively and returned in their most common spelling.
 */
export async function queryCampaignReport(orm: Orm, query: ReportQuery): Promise<ReportFigures> {
  const offset = sql`make_interval(mins => ${query.utcOffset}::int)`;
  const metricColumns = metricColumnsIn(query.currency);
  const isSingleCampaign = query.campaign !== undefined;
  const [report] = await queryRows<ReportFigures>(
    orm,
    sql`WITH counted_events AS (${countedEvents(query)}),
      attributed AS (
        SELECT *, ${landingPageSql} AS landing_page,
          CASE WHEN lower_values[1:3] = ARRAY['organic', 'organic', 'organic'] THEN channel END AS organic_channel
        FROM counted_events),
      filtered AS MATERIALIZED (SELECT * FROM attributed ${filterConditions(query)})
    SELECT (SELECT to_json(result) FROM (SELECT ${metricColumns}, ${vitalsColumn} FROM filtered) AS result) AS total,
      ${jsonList(sql`
        SELECT ${mostCommonSpelling(1)} AS source, ${mostCommonSpelling(2)} AS medium, ${mostCommonSpelling(3)} AS campaign,
          organic_channel AS channel, ${metricColumns}, ${vitalsColumn}
        FROM filtered GROUP BY lower_values[1], lower_values[2], lower_values[3], organic_channel
        ORDER BY ${byRevenue}, 1, 2, 3, 4 LIMIT ${maxCampaigns}`)} AS campaigns,
      ${isSingleCampaign ? jsonList(metricsByContentOrTerm(4, metricColumns)) : sql`'[]'::json`} AS contents,
      ${isSingleCampaign ? jsonList(metricsByContentOrTerm(5, metricColumns)) : sql`'[]'::json`} AS terms,
      ${jsonList(sql`
        SELECT to_char(at AT TIME ZONE 'UTC' + ${offset}, 'YYYY-MM-DD') AS day, ${metricColumns}
        FROM filtered GROUP BY 1 ORDER BY 1`)} AS days,
      ${jsonList(sql`
        SELECT landing_page AS path, ${metricColumns} FROM filtered WHERE landing_page IS NOT NULL
        GROUP BY 1 ORDER BY landings DESC, 1 LIMIT ${maxLandingPages}`)} AS "landingPages",
      ${jsonList(sql`
        SELECT measurements ->> 'page' AS page, measurements ->> 'language' AS language, ${vitalColumns}
        FROM filtered WHERE measurements IS NOT NULL GROUP BY 1, 2
        ORDER BY count(*) DESC, 1, 2 LIMIT ${maxPageVitals}`)} AS "pageVitals",
      ${query.campaignsWithCosts.length > 0 ? jsonList(visitsByMedium(query)) : sql`'[]'::json`} AS visits`,
  );
  if (!report) throw new Error('The report query returned no row');
  return report;
}

/** SQL for a text that sorts by time: the time of a landing in 20 characters, then its path. */
const landingKey = `(to_char(at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSUS') || page_path) COLLATE "C"`;

/**
 * SQL for the landing page of an event or order: its own page if a landing of the same campaign follows there within a minute,
 * else the visitor's latest landing, else the next one of the visit. An event may carry a slightly earlier
 * time than the page view before it: a browser sends both at once, and the API dates events without a usable time on arrival.
 */
const landingPageSql = sql.raw(`CASE
  WHEN kind = 'landing' THEN page_path
  WHEN session_id IS NULL THEN NULL
  WHEN count(*) FILTER (WHERE kind = 'landing') OVER (PARTITION BY session_id, page_path, last_touch
    ORDER BY at RANGE BETWEEN CURRENT ROW AND interval '1 minute' FOLLOWING) > 0 THEN page_path
  ELSE substr(coalesce(
    max(${landingKey}) FILTER (WHERE kind = 'landing') OVER (PARTITION BY session_id ORDER BY at),
    min(${landingKey}) FILTER (WHERE kind = 'landing') OVER (PARTITION BY session_id
      ORDER BY at RANGE BETWEEN CURRENT ROW AND ${visitTimeoutText} FOLLOWING)), 21)
  END`);

/** Builds the `WHERE` clause for source, medium, campaign and channel. */
function filterConditions({ channel, ...query }: ReportQuery): SQL {
  const conditions = campaignFields.flatMap((name, index) => {
    const value = query[name];
    return value === undefined ? [] : [sql`lower_values[${sql.raw(`${index + 1}`)}] = lower(${value}::text)`];
  });
  if (channel !== undefined) conditions.push(sql`organic_channel = ${channel}`);
  return conditions.length === 0 ? sql`` : sql`WHERE ${sql.join(conditions, sql` AND `)}`;
}

/**
 * SQL for the most common spelling of a touchpoint value.
 * @param index position in `touchpointValues`, counted from 1: source, medium, campaign, content, term, id
 */
function mostCommonSpelling(index: number): SQL {
  return sql.raw(`mode() WITHIN GROUP (ORDER BY touch[${index}])`);
}

/** Builds the query for the visits of the campaigns with costs, by medium. */
function visitsByMedium({ campaignsWithCosts }: ReportQuery): SQL {
  return sql`SELECT lower_values[1] AS source, lower_values[2] AS medium, lower_values[3] AS campaign,
      count(*) FILTER (WHERE kind = 'landing')::int AS landings
    FROM attributed
    WHERE (lower_values[1], lower_values[3]) IN (SELECT lower(source), lower(campaign)
      FROM json_to_recordset(${JSON.stringify(campaignsWithCosts)}::json) AS entries (source text, campaign text))
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;
}

/** Builds the query for metrics by content (index 4) or term (index 5). */
function metricsByContentOrTerm(index: number, metricColumns: SQL): SQL {
  return sql`SELECT ${mostCommonSpelling(index)} AS name, ${metricColumns} FROM filtered
    GROUP BY lower_values[${sql.raw(`${index}`)}] ORDER BY ${byRevenue}, 1 LIMIT ${maxContentsOrTerms}`;
}

/**
 * Selects the events and orders of a range, one row each, with their touchpoint values in lower case. A landing is a page view
 * that starts a visit: a visitor's first one, the first after `visitTimeout` or the first of another campaign or channel.
 */
function countedEvents({ from, to, touch, currency, includesUnknownShops }: ReportQuery): SQL {
  const isOfShop = includesUnknownShops
    ? sql`coalesce(currency, ${currency}) = ${currency}`
    : sql`currency = ${currency}`;
  const attribution = sql.raw(`${touch}_touch AS touch, coalesce(${touch}_channel, 'unknown') AS channel`);
  const [start, end] = [from.toISOString(), to.toISOString()];
  return sql`
    SELECT *, lower(touch::text)::text[] AS lower_values FROM (
      SELECT 'landing' AS kind, touch, channel, last_touch, at, session_id, page_path,
        NULL::bigint AS amount, NULL::jsonb AS measurements
      FROM (
        SELECT ${attribution}, last_touch, last_channel, occurred_at AS at, session_id, page_path,
          lag(occurred_at) OVER visits AS previous_at, lag(last_touch) OVER visits AS previous_touch,
          lag(last_channel) OVER visits AS previous_channel
        FROM ${event}
        WHERE type = 'page-view' AND occurred_at >= ${start}::timestamptz - ${visitTimeout} AND occurred_at < ${end} AND ${isOfShop}
        WINDOW visits AS (PARTITION BY coalesce(session_id, id::text) ORDER BY occurred_at, id)
      ) AS viewed
      WHERE at >= ${start}
        AND (previous_at IS NULL OR at - previous_at > ${visitTimeout} OR last_channel <> previous_channel
          OR lower(previous_touch::text) <> lower(last_touch::text))
      UNION ALL
      SELECT type, ${attribution}, last_touch, occurred_at, session_id, page_path, NULL, vitals
      FROM ${event}
      WHERE type IN ('product-view', 'add-to-cart', 'initiate-checkout', 'web-vitals')
        AND occurred_at >= ${start} AND occurred_at < ${end} AND ${isOfShop}
      UNION ALL
      SELECT 'order', ${attribution}, last_touch, created_at, session_id, NULL,
        subtotal_cents - discount_cents + shipping_cents, NULL
      FROM ${placedOrder}
      WHERE status NOT IN ('cancelled', 'awaiting-payment', 'payment-failed', 'expired') AND created_at >= ${start} AND created_at < ${end}
        AND currency = ${currency}
    ) AS counted`;
}

/** Builds the SQL for the metrics of some rows; amounts are in units of the currency. */
function metricColumnsIn(currency: string): SQL {
  const unit = 10 ** currencyDecimals(currency);
  return sql.raw(`
  count(*) FILTER (WHERE kind = 'landing')::int AS landings,
  count(DISTINCT session_id) FILTER (WHERE kind = 'landing')::int AS visitors,
  count(*) FILTER (WHERE kind = 'product-view')::int AS "productViews",
  count(*) FILTER (WHERE kind = 'add-to-cart')::int AS adds,
  count(*) FILTER (WHERE kind = 'initiate-checkout')::int AS checkouts,
  count(*) FILTER (WHERE kind = 'order')::int AS orders,
  coalesce(sum(amount), 0)::float8 / ${unit} AS revenue,
  round(avg(amount))::float8 / ${unit} AS "averageOrder"`);
}

/** SQL for the 75th percentile of a measure and its number of page loads; NULL without a measurement. */
const vitalColumn = (name: string) => `CASE WHEN count(measurements ->> '${name}') > 0 THEN json_build_object(
  'p75', percentile_disc(0.75) WITHIN GROUP (ORDER BY (measurements ->> '${name}')::float8),
  'loads', count(measurements ->> '${name}')) END`;

const vitalNames = ['lcp', 'inp', 'cls'];
const vitalColumns = sql.raw(vitalNames.map((name) => `${vitalColumn(name)} AS ${name}`).join(', '));
const vitalsColumn = sql.raw(
  `json_build_object(${vitalNames.map((name) => `'${name}', ${vitalColumn(name)}`).join(', ')}) AS vitals`,
);

/** Builds the SQL expression for the rows of a query as a JSON array. */
function jsonList(query: SQL): SQL {
  return sql`(SELECT coalesce(json_agg(result), '[]') FROM (${query}) AS result)`;
}
