import { currencyDecimals } from '../../../../contract/currency.ts';
import { readDecimal } from '../../../platform/money/decimal.ts';
import { asObject, type JsonObject } from '../../../platform/wire/json.ts';
import { readQuantity } from '../../../platform/wire/quantity.ts';
import {
  type PriceReadContext,
  type ReadContext,
  readField,
  readList,
  readPriceField,
} from '../../../platform/wire/read-context.ts';
import { readText } from '../../../platform/wire/text.ts';
import { utmPlaceholder } from '../../../shopper/tracking/utm.ts';
import {
  type Campaign,
  type CampaignReport,
  type DayMetrics,
  isWithoutCampaign,
  type LandingPage,
  type Metrics,
  type NamedMetrics,
  type PageVitals,
} from '../report.ts';
import { readReportChannel } from '../report-query.ts';
import type { Vital, Vitals } from '../vitals.ts';

/** The day at the start of a date or a timestamp. */
const dayPattern = /^\d{4}-\d{2}-\d{2}/;

/** Reads a campaign report; absent counts and an absent revenue are 0. Null for anything that is not a report. */
export function readCampaignReport(value: unknown, baseContext: ReadContext): CampaignReport | null {
  const report = asObject(value);
  if (report === null || asObject(report.total) === null) return null;
  const currency = readText(report.currency) ?? '';
  const context: PriceReadContext = { ...baseContext, decimals: currencyDecimals(currency) };
  return {
    currency,
    hasSampleTraffic: report.hasSampleTraffic === true,
    total: readMetrics(report.total as JsonObject, context),
    campaigns: readList(report.campaigns, readCampaign, context),
    contents: readList(report.contents, readNamedMetrics, context),
    terms: readList(report.terms, readNamedMetrics, context),
    days: readList(report.days, readDay, context),
    landingPages: readList(report.landingPages, readLandingPage, context),
    pageVitals: readList(report.pageVitals, readPageVitals, context),
  };
}

function readMetrics(raw: JsonObject, context: PriceReadContext): Metrics {
  const countOf = (name: keyof Metrics) =>
    readField(raw[name], readQuantity, `campaigns.${name}`, context) ?? 0;
  const revenue = readPriceField(raw.revenue, 'campaigns.revenue', context) ?? 0;
  const orders = countOf('orders');
  // Only for an API that sends no average. All orders of such an API are in one currency, so their sum can be divided.
  const computedAverage = orders === 0 ? null : Math.round(revenue / orders);
  return {
    landings: countOf('landings'),
    visitors: countOf('visitors'),
    productViews: countOf('productViews'),
    adds: countOf('adds'),
    checkouts: countOf('checkouts'),
    orders,
    revenue,
    averageOrder:
      raw.averageOrder === undefined
        ? computedAverage
        : readPriceField(raw.averageOrder, 'campaigns.averageOrder', context),
    cost: readPriceField(raw.cost, 'campaigns.cost', context),
  };
}

function readCampaign(value: unknown, context: PriceReadContext): Campaign | null {
  const raw = asObject(value);
  if (raw === null) return null;
  const nameOf = (field: string) => readText(raw[field]) ?? utmPlaceholder;
  const campaignRef = { source: nameOf('source'), medium: nameOf('medium'), campaign: nameOf('campaign') };
  const channelField = isWithoutCampaign(campaignRef) && {
    channel: readReportChannel(readText(raw.channel)),
  };
  return {
    ...campaignRef,
    ...channelField,
    ...readMetrics(raw, context),
    vitals: readVitals(asObject(raw.vitals)),
  };
}

function readNamedMetrics(value: unknown, context: PriceReadContext): NamedMetrics | null {
  const raw = asObject(value);
  return raw && { name: readText(raw.name) ?? utmPlaceholder, ...readMetrics(raw, context) };
}

function readDay(value: unknown, context: PriceReadContext): DayMetrics | null {
  const raw = asObject(value);
  const day = dayPattern.exec(readText(raw?.day) ?? '')?.[0];
  if (raw === null || day === undefined || Number.isNaN(Date.parse(day))) return null;
  return { day, ...readMetrics(raw, context) };
}

function readLandingPage(value: unknown, context: PriceReadContext): LandingPage | null {
  const raw = asObject(value);
  const path = readText(raw?.path);
  if (raw === null || path === null) return null;
  return { path, ...readMetrics(raw, context) };
}

function readPageVitals(value: unknown): PageVitals | null {
  const raw = asObject(value);
  const [page, language] = [readText(raw?.page), readText(raw?.language)];
  const vitals = readVitals(raw);
  return page === null || language === null || vitals === null ? null : { page, language, vitals };
}

/** Reads web vitals; null when none was measured, or when the API sends no number of page loads. */
function readVitals(raw: JsonObject | null): Vitals | null {
  const vitals = { lcp: readVital(raw?.lcp), inp: readVital(raw?.inp), cls: readVital(raw?.cls) };
  return Object.values(vitals).some(Boolean) ? vitals : null;
}

function readVital(value: unknown): Vital | null {
  const raw = asObject(value);
  const [p75, loads] = [readDecimal(raw?.p75), readQuantity(raw?.loads)];
  return p75 === null || p75 < 0 || !loads ? null : { p75, loads };
}
