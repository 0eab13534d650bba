import { createHash, timingSafeEqual } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { campaignCalls } from '../../contract/calls.ts';
import { networkPrefixOf } from '../../contract/client-address.ts';
import { rateLimits } from '../accounts/rate-limits.ts';
import { databaseFailureOf } from '../db/database-failure.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { registerCall } from '../http/register-call.ts';
import type { Services } from '../services.ts';
import { addCosts } from '../tracking/add-costs.ts';
import { loadCampaignCosts, saveCampaignCosts } from '../tracking/campaign-costs.ts';
import { queryCampaignReport } from '../tracking/campaign-report.ts';
import { daysInRange, resolveRange } from '../tracking/report-range.ts';

const noMetrics = {
  landings: 0,
  visitors: 0,
  productViews: 0,
  adds: 0,
  checkouts: 0,
  orders: 0,
  revenue: 0,
  averageOrder: null,
};

/** Registers the campaign report and its costs; they respond with 404 unless `CAMPAIGNS_KEY` is set. */
export function registerCampaignRoutes(
  app: OpenAPIHono,
  { orm, reader, settings, rateLimiter }: Services,
): void {
  const requireKey = async (key: string | undefined, address: string) => {
    if (!settings.campaignsKey) throw notFound();
    if (!timingSafeEqualText(key ?? '', settings.campaignsKey)) {
      await rateLimiter.consume(rateLimits.wrongCampaignsKeysPerNetwork, networkPrefixOf(address));
      throw new HttpError(401, messages.wrongCampaignsKey);
    }
  };
  registerCall(app, campaignCalls.uploadCosts, async ({ body, address, header }) => {
    await requireKey(header('x-campaigns-key'), address);
    return { saved: await saveCampaignCosts(orm, body.rows) };
  });
  registerCall(app, campaignCalls.campaigns, async ({ query, address, header }) => {
    await requireKey(header('x-campaigns-key'), address);
    const range = resolveRange(query, new Date());
    const { currency = settings.currency } = query;
    const rangeDays = daysInRange(range, query.utcOffset);
    const [from = '', to = ''] = [rangeDays[0], rangeDays.at(-1)];
    const costs = await loadCampaignCosts(reader, { from, to, currency });
    const { shops, currency: defaultCurrency } = settings;
    const [firstCurrency = currency] = shops.keys();
    const includesUnknownShops = currency === (shops.has(defaultCurrency) ? defaultCurrency : firstCurrency);
    const reportQuery = { ...query, ...range, currency, includesUnknownShops, campaignsWithCosts: costs };
    const { visits, ...figures } = await queryCampaignReport(reader, reportQuery).catch((error: unknown) => {
      throw databaseFailureOf(error) === 'busy' ? new HttpError(504, messages.reportTimeout) : error;
    });
    const { days, ...report } = addCosts(figures, costs, visits, query, currency, noMetrics);
    const metricsByDay = new Map(days.map((metrics) => [metrics.day, metrics]));
    return {
      ...report,
      from: range.from.toISOString(),
      to: range.to.toISOString(),
      touch: query.touch,
      currency,
      ...(settings.sampleTraffic && { hasSampleTraffic: true }),
      days: rangeDays.map((day) => metricsByDay.get(day) ?? { day, ...noMetrics }),
    };
  });
}

function timingSafeEqualText(a: string, b: string): boolean {
  // `timingSafeEqual` requires equal lengths, which hashes have.
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}
