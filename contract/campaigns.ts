import { z } from 'zod';
import { Amount } from './amount.ts';
import { maxCampaignCostRows, maxCampaignNameLength } from './limits.ts';
import { Currency, text, truncatedText } from './text.ts';
import { Channel } from './tracking.ts';

const ReportChannel = z.enum([...Channel.options, 'unknown']);

/** Query of `GET /Posts/Campaigns/Get`; the range defaults to the last 30 days. */
export const CampaignQuery = z
  .object({
    from: z.iso.datetime({ offset: true }).or(z.iso.date()).optional(),
    to: z.iso
      .datetime({ offset: true })
      .or(z.iso.date())
      .optional()
      .describe('a date includes the whole day'),
    touch: z.enum(['first', 'last']).default('last').describe('attribution: first or last visit'),
    source: truncatedText(500).optional().describe('counts this source only, case-insensitively'),
    medium: truncatedText(500).optional(),
    campaign: truncatedText(500).optional(),
    channel: ReportChannel.optional(),
    utcOffset: z.coerce
      .number()
      .int()
      .min(-840)
      .max(840)
      .default(0)
      .describe('minutes; shifts where days begin'),
    currency: Currency.optional().describe('currency of the revenue'),
  })
  .meta({ id: 'CampaignQuery' });

/**
 * Counts of a campaign, day or page. `landings` are visits, `adds` additions to the cart, `checkouts` begun checkouts. `revenue` sums the
 * orders in the report's currency, shipping included.
 */
export const CampaignMetrics = z.object({
  landings: z.int().nonnegative(),
  visitors: z.int().nonnegative(),
  productViews: z.int().nonnegative(),
  adds: z.int().nonnegative(),
  checkouts: z.int().nonnegative(),
  orders: z.int().nonnegative(),
  revenue: Amount,
  averageOrder: Amount.nullish().describe('null without orders in the currency'),
  cost: Amount.nullish().describe(
    'capability campaign-costs: in total, by campaign and by day; null where none is known',
  ),
});

/** Body of `POST /Posts/CampaignCosts`. A row of the same date, source and campaign, in any letter case, replaces the older one. */
export const CampaignCosts = z
  .object({
    rows: z
      .array(
        z.object({
          date: z.iso.date(),
          source: text(maxCampaignNameLength),
          campaign: text(maxCampaignNameLength),
          cost: z.number().nonnegative().max(1e9),
          currency: Currency,
        }),
      )
      .min(1)
      .max(maxCampaignCostRows),
  })
  .meta({ id: 'CampaignCosts' });

/** Number of saved rows. */
export const SavedCampaignCosts = z
  .object({ saved: z.int().nonnegative() })
  .meta({ id: 'SavedCampaignCosts' });

/** 75th percentile of a measure and the number of page loads that reported it. */
const WebVital = z.object({ p75: z.number().nonnegative(), loads: z.int().positive() }).nullish();

/** Core Web Vitals: LCP and INP in milliseconds, CLS without a unit; absent without measurements. */
const WebVitalsSummary = z.object({ lcp: WebVital, inp: WebVital, cls: WebVital });

/** Response of `GET /Posts/Campaigns/Get`; `days` are dates at the requested UTC offset. */
export const CampaignReport = z
  .object({
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    touch: z.enum(['first', 'last']),
    currency: z.string(),
    hasSampleTraffic: z
      .boolean()
      .optional()
      .describe('true when campaigns that begin with "sample-" are invented, for a demonstration'),
    total: CampaignMetrics.extend({ vitals: WebVitalsSummary.nullish() }),
    campaigns: z.array(
      CampaignMetrics.extend({
        source: z.string(),
        medium: z.string(),
        campaign: z.string(),
        channel: ReportChannel.nullish().describe('origin of visits without a campaign'),
        vitals: WebVitalsSummary.nullish(),
      }),
    ),
    contents: z
      .array(CampaignMetrics.extend({ name: z.string() }))
      .describe('empty unless the query names a campaign'),
    terms: z
      .array(CampaignMetrics.extend({ name: z.string() }))
      .describe('empty unless the query names a campaign'),
    days: z.array(CampaignMetrics.extend({ day: z.iso.date() })),
    landingPages: z
      .array(CampaignMetrics.extend({ path: z.string() }))
      .describe('pages on which visits began'),
    pageVitals: z
      .array(WebVitalsSummary.extend({ page: z.string(), language: z.string() }))
      .nullish()
      .describe('by page and language, most measurements first'),
  })
  .meta({ id: 'CampaignReport' });
