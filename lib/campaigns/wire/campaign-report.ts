import { readDecimal } from '../../money/decimal.ts';
import { readPrice } from '../../money/read-price.ts';
import { asObject, type JsonObject } from '../../wire/json.ts';
import { readList } from '../../wire/list.ts';
import { readQuantity } from '../../wire/quantity.ts';
import { type Reader, readField } from '../../wire/reader.ts';
import { readText } from '../../wire/text.ts';
import { asChannel } from '../question.ts';
import {
  type Campaign,
  type CampaignReport,
  type Day,
  type Figures,
  isNoCampaign,
  type LandingPage,
  type Named,
  type PageVitals,
} from '../report.ts';
import type { Vital, Vitals } from '../vitals.ts';

const dayShape = /^\d{4}-\d{2}-\d{2}/;

/** Reads what campaigns brought; figures that are absent are 0. Null for what is no report. */
export function readCampaignReport(value: unknown, reader: Reader): CampaignReport | null {
  const report = asObject(value);
  if (report === null || asObject(report.total) === null) return null;
  return {
    currency: readText(report.currency) ?? '',
    total: readFigures(report.total as JsonObject, reader),
    campaigns: readList(report.campaigns, readCampaign, reader),
    contents: readList(report.contents, readNamed, reader),
    terms: readList(report.terms, readNamed, reader),
    days: readList(report.days, readDay, reader),
    landingPages: readList(report.landingPages, readLandingPage, reader),
    pageVitals: readList(report.pageVitals, readPageVitals, reader),
  };
}

function readFigures(from: JsonObject, reader: Reader): Figures {
  const count = (name: keyof Figures) =>
    readField(from[name], readQuantity, `campaigns.${name}`, reader) ?? 0;
  const revenue = readField(from.revenue, readPrice, 'campaigns.revenue', reader) ?? 0;
  const orders = count('orders');
  // An upstream that does not say may have orders in one currency only.
  const average = orders === 0 ? null : Math.round(revenue / orders);
  return {
    landings: count('landings'),
    visitors: count('visitors'),
    productViews: count('productViews'),
    adds: count('adds'),
    checkouts: count('checkouts'),
    orders,
    revenue,
    averageOrder:
      from.averageOrder === undefined
        ? average
        : readField(from.averageOrder, readPrice, 'campaigns.averageOrder', reader),
  };
}

function readCampaign(value: unknown, reader: Reader): Campaign | null {
  const from = asObject(value);
  if (from === null) return null;
  const name = (field: string) => readText(from[field]) ?? 'organic';
  const named = { source: name('source'), medium: name('medium'), campaign: name('campaign') };
  const channel = isNoCampaign(named) && { channel: asChannel(readText(from.channel)) };
  return { ...named, ...channel, ...readFigures(from, reader), vitals: readVitals(asObject(from.vitals)) };
}

function readNamed(value: unknown, reader: Reader): Named | null {
  const from = asObject(value);
  return from && { name: readText(from.name) ?? 'organic', ...readFigures(from, reader) };
}

function readDay(value: unknown, reader: Reader): Day | null {
  const from = asObject(value);
  const day = dayShape.exec(readText(from?.day) ?? '')?.[0];
  if (from === null || day === undefined || Number.isNaN(Date.parse(day))) return null;
  return { day, ...readFigures(from, reader) };
}

function readLandingPage(value: unknown, reader: Reader): LandingPage | null {
  const from = asObject(value);
  const path = readText(from?.path);
  if (from === null || path === null) return null;
  return { path, ...readFigures(from, reader) };
}

function readPageVitals(value: unknown): PageVitals | null {
  const from = asObject(value);
  const [page, language] = [readText(from?.page), readText(from?.language)];
  const vitals = readVitals(from);
  return page === null || language === null || vitals === null ? null : { page, language, vitals };
}

/** Null where nothing was told, and for an API that does not count them. */
function readVitals(from: JsonObject | null): Vitals | null {
  const vitals = { lcp: readVital(from?.lcp), inp: readVital(from?.inp), cls: readVital(from?.cls) };
  return Object.values(vitals).some(Boolean) ? vitals : null;
}

function readVital(value: unknown): Vital | null {
  const from = asObject(value);
  const [p75, loads] = [readDecimal(from?.p75), readQuantity(from?.loads)];
  return p75 === null || p75 < 0 || !loads ? null : { p75, loads };
}
