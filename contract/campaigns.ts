import { z } from 'zod';
import { Currency, cutText } from './text.ts';
import { Channel } from './tracking.ts';

const KnownChannel = z.enum([...Channel.options, 'unknown']);

/** Query of `GET /Posts/Campaigns/Get`; without a range the last 30 days. */
export const CampaignQuery = z
  .object({
    from: z.iso.datetime({ offset: true }).or(z.iso.date()).optional(),
    to: z.iso.datetime({ offset: true }).or(z.iso.date()).optional().describe('a day counts as a whole'),
    touch: z.enum(['first', 'last']).default('last').describe('which visit gets the credit'),
    source: cutText(500)
      .optional()
      .describe('counts only what this source brought; letter case is no difference'),
    medium: cutText(500).optional(),
    campaign: cutText(500).optional(),
    channel: KnownChannel.optional(),
    utcOffset: z.coerce.number().int().min(-840).max(840).default(0).describe('minutes; where a day begins'),
    currency: Currency.optional().describe('what revenue is counted in'),
  })
  .meta({ id: 'CampaignQuery' });

/** What came of visits; `revenue` is that of orders in the currency of the report, shipping included. */
export const Figures = z.object({
  landings: z.int().nonnegative(),
  visitors: z.int().nonnegative(),
  productViews: z.int().nonnegative(),
  adds: z.int().nonnegative(),
  checkouts: z.int().nonnegative(),
  orders: z.int().nonnegative(),
  revenue: z.number().nonnegative(),
  averageOrder: z.number().nonnegative().nullish().describe('null where no order is in that currency'),
});

/** The value that three quarters of the page loads stayed within that told of a measure, and how many these were. */
const Vital = z.object({ p75: z.number().nonnegative(), loads: z.int().positive() }).nullish();

/** How fast pages were: LCP and INP in milliseconds, CLS without a unit; absent where nobody told. */
const Vitals = z.object({ lcp: Vital, inp: Vital, cls: Vital });

export const CampaignReport = z
  .object({
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    touch: z.enum(['first', 'last']),
    currency: z.string(),
    total: Figures.extend({ vitals: Vitals.nullish() }),
    campaigns: z.array(
      Figures.extend({
        source: z.string(),
        medium: z.string(),
        campaign: z.string(),
        channel: KnownChannel.nullish().describe('where visits came from that named no campaign'),
        vitals: Vitals.nullish(),
      }),
    ),
    contents: z
      .array(Figures.extend({ name: z.string() }))
      .describe('of one campaign alone; none where all are counted, and so for terms'),
    terms: z.array(Figures.extend({ name: z.string() })),
    days: z.array(Figures.extend({ day: z.iso.date() })),
    landingPages: z
      .array(Figures.extend({ path: z.string() }))
      .describe('and what came of the visits that began there'),
    pageVitals: z
      .array(Vitals.extend({ page: z.string(), language: z.string() }))
      .nullish()
      .describe('how fast pages were, by kind and language, those of which most was told first'),
  })
  .meta({ id: 'CampaignReport' });
