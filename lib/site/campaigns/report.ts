import type { MinorUnits } from '../../platform/money/money.ts';
import { utmPlaceholder } from '../../shopper/tracking/utm.ts';
import type { CampaignRef } from './report-query.ts';
import type { Vitals } from './vitals.ts';

/** Metrics of a set of visits along the funnel. `landings` is the number of visits, `revenue` the sum of the order totals. */
export interface Metrics {
  landings: number;
  visitors: number;
  productViews: number;
  /** Additions to the cart. */
  adds: number;
  checkouts: number;
  orders: number;
  revenue: MinorUnits;
  /** Revenue per order; null without orders. */
  averageOrder: MinorUnits | null;
  /** Cost of advertising; null where none is known. */
  cost: MinorUnits | null;
}

/** Steps of the purchase funnel in order. */
export const funnelSteps = ['landings', 'productViews', 'adds', 'checkouts', 'orders'] as const;

/** Metrics that are counts. */
const countMetricNames = ['landings', 'visitors', 'productViews', 'adds', 'checkouts', 'orders'] as const;

/** Metrics of every shop, in the order of columns; `conversion` is orders per landing. */
export const metricNames = [...countMetricNames, 'conversion', 'revenue', 'averageOrder'] as const;

/** Further metrics of a shop whose API knows the costs of campaigns; `returnOnSpend` is revenue per cost. */
export const costMetricNames = ['cost', 'costPerOrder', 'returnOnSpend'] as const;

export type MetricName = (typeof metricNames)[number] | (typeof costMetricNames)[number];

/** Metrics that are amounts of money. */
export const moneyMetrics: readonly MetricName[] = ['revenue', 'averageOrder', 'cost', 'costPerOrder'];

/** Tables with costs, which the API knows by campaign and by day only. */
const tablesWithCosts: readonly ReportTableName[] = ['campaigns', 'days'];

/** Returns the metrics of a table in the order of columns. */
export function metricNamesOf(table: ReportTableName, hasCosts: boolean): readonly MetricName[] {
  return hasCosts && tablesWithCosts.includes(table) ? [...metricNames, ...costMetricNames] : metricNames;
}

/** Returns the value of a metric; null for a rate without its denominator and for an unknown cost. */
export function metricValue(metrics: Metrics, metric: MetricName): number | null {
  const { cost, orders, landings, revenue } = metrics;
  if (metric === 'conversion') return landings === 0 ? null : orders / landings;
  if (metric === 'costPerOrder') return cost === null || orders === 0 ? null : Math.round(cost / orders);
  if (metric === 'returnOnSpend') return cost === null || cost === 0 ? null : revenue / cost;
  return metrics[metric];
}

/** Metrics of one campaign, with the web vitals of its visits. */
export interface Campaign extends Metrics, CampaignRef {
  /** Null when none was measured. */
  vitals: Vitals | null;
}

/** Metrics of one utm_content or utm_term value. */
export interface NamedMetrics extends Metrics {
  name: string;
}

export interface DayMetrics extends Metrics {
  /** YYYY-MM-DD. */
  day: string;
}

/** Metrics of the visits that started on a page. */
export interface LandingPage extends Metrics {
  path: string;
}

/** Web vitals of a route in one language. */
export interface PageVitals {
  /** Route of the page, such as /shop/shop-details/*. */
  page: string;
  language: string;
  vitals: Vitals;
}

/** Campaign report of a range of days; campaigns are in the order of the API. */
export interface CampaignReport {
  currency: string;
  /** True when campaigns that begin with "sample-" are invented, for a demonstration. */
  hasSampleTraffic: boolean;
  total: Metrics;
  campaigns: Campaign[];
  contents: NamedMetrics[];
  terms: NamedMetrics[];
  days: DayMetrics[];
  landingPages: LandingPage[];
  pageVitals: PageVitals[];
}

/** True for the placeholder of an absent UTM parameter. */
export function isUtmPlaceholder(value: string): boolean {
  return value.toLowerCase() === utmPlaceholder;
}

/** True for visits without a campaign. */
export function isWithoutCampaign({ source, medium, campaign }: CampaignRef): boolean {
  return [source, medium, campaign].every(isUtmPlaceholder);
}

/** Tables with a CSV export; the names are values of its `table` parameter. */
export const reportTableNames = ['campaigns', 'contents', 'terms', 'days', 'pages', 'speed'] as const;

export type ReportTableName = (typeof reportTableNames)[number];
