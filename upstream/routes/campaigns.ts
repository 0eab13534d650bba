import { createHash, timingSafeEqual } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { campaignCalls } from '../../contract/calls.ts';
import { networkPrefixOf } from '../../contract/client-address.ts';
import { rateLimits } from '../accounts/rate-limits.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { registerCall } from '../http/register-call.ts';
import type { Services } from '../services.ts';
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

/** Registers the campaign report; it responds with 404 unless `CAMPAIGNS_KEY` is set. */
export function registerCampaignRoutes(app: OpenAPIHono, { reader, settings, rateLimiter }: Services): void {
  registerCall(app, campaignCalls.campaigns, async ({ query, address, header }) => {
    if (!settings.campaignsKey) throw notFound();
    if (!timingSafeEqualText(header('x-campaigns-key') ?? '', settings.campaignsKey)) {
      await rateLimiter.consume(rateLimits.campaignsKeyPerNetwork, networkPrefixOf(address));
      throw new HttpError(401, messages.wrongCampaignsKey);
    }
    const range = resolveRange(query, new Date());
    const { currency = settings.currency } = query;
    const { days, ...report } = await queryCampaignReport(reader, { ...query, ...range, currency });
    const metricsByDay = new Map(days.map((metrics) => [metrics.day, metrics]));
    return {
      ...report,
      from: range.from.toISOString(),
      to: range.to.toISOString(),
      touch: query.touch,
      currency,
      days: daysInRange(range, query.utcOffset).map((day) => metricsByDay.get(day) ?? { day, ...noMetrics }),
    };
  });
}

function timingSafeEqualText(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}
