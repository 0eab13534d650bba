import { createHash, timingSafeEqual } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { campaignCalls } from '../../contract/calls.ts';
import { limits } from '../accounts/limits.ts';
import { networkOf } from '../http/client-address.ts';
import { HttpFailure, notFound } from '../http/failure.ts';
import { serveCall } from '../http/serve-call.ts';
import { words } from '../http/words.ts';
import type { Services } from '../services.ts';
import { countFigures } from '../tracking/figures.ts';
import { daysOf, rangeOf } from '../tracking/range.ts';

const nothing = {
  ...{ landings: 0, visitors: 0, productViews: 0, adds: 0, checkouts: 0, orders: 0 },
  ...{ revenue: 0, averageOrder: null },
};

/** Serves what campaigns brought, to whoever has the key; without one it is as if it were not there. */
export function serveCampaigns(app: OpenAPIHono, { orm, settings, attempts }: Services): void {
  serveCall(app, campaignCalls.campaigns, async ({ query, address, header }) => {
    if (!settings.campaignsKey) throw notFound();
    if (!isSame(header('x-campaigns-key') ?? '', settings.campaignsKey)) {
      await attempts.count(limits.campaignsFrom, networkOf(address));
      throw new HttpFailure(401, words.wrongKey);
    }
    const range = rangeOf(query, new Date());
    const { currency = settings.currency } = query;
    const { days, ...counted } = await countFigures(orm, { ...query, ...range, currency });
    const byDay = new Map(days.map((figures) => [figures.day, figures]));
    return {
      ...counted,
      from: range.from.toISOString(),
      to: range.to.toISOString(),
      touch: query.touch,
      currency,
      days: daysOf(range, query.utcOffset).map((day) => byDay.get(day) ?? { day, ...nothing }),
    };
  });
}

function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(right));
}
