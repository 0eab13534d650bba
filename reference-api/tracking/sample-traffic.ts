import { asc, like } from 'drizzle-orm';
import { currencyDecimals } from '../../contract/currency.ts';
import type { Orm } from '../db/database.ts';
import { runInTransaction } from '../db/run-in-transaction.ts';
import { product } from '../db/schema/catalogue.ts';
import { event } from '../db/schema/events.ts';
import { placedOrder } from '../db/schema/orders.ts';
import type { Settings } from '../settings.ts';

type EventRow = typeof event.$inferInsert;
type OrderRow = typeof placedOrder.$inferInsert;

/** Campaigns, sessions and order numbers of sample traffic begin so, in any letter case. */
const samplePrefix = 'sample-';
const sampleDays = 21;
const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Rows of one insert; PostgreSQL takes at most 65,535 parameters. */
const maxInsertedRows = 1000;

interface SampleCampaign {
  /** Source, medium, campaign, content, term, id. */
  values: string[];
  channel: string;
  visitsPerDay: number;
  /** Share of the visits that end in an order. */
  conversion: number;
}

const campaigns: SampleCampaign[] = [
  {
    values: ['instagram', 'paid-social', 'sample-winter-abayas', 'story', 'organic', 'organic'],
    channel: 'social',
    visitsPerDay: 14,
    conversion: 0.03,
  },
  {
    values: ['google', 'cpc', 'sample-linen', 'organic', 'linen abaya', 'organic'],
    channel: 'search',
    visitsPerDay: 9,
    conversion: 0.06,
  },
  {
    values: ['newsletter', 'email', 'sample-new-arrivals', 'header', 'organic', 'organic'],
    channel: 'referral',
    visitsPerDay: 5,
    conversion: 0.1,
  },
  {
    values: ['tiktok', 'paid-social', 'sample-hijab-styles', 'video-2', 'organic', 'organic'],
    channel: 'social',
    visitsPerDay: 7,
    conversion: 0.015,
  },
];

/**
 * Replaces the sample traffic by that of the last three weeks, or removes it where the setting is off. It is visits and delivered
 * orders without lines of campaigns that begin with "sample-", for every shop.
 */
export async function updateSampleTraffic(
  orm: Orm,
  {
    sampleTraffic,
    shops,
    currency,
    siteUrl,
  }: Pick<Settings, 'sampleTraffic' | 'shops' | 'currency' | 'siteUrl'>,
  now: Date,
): Promise<void> {
  await runInTransaction(orm, async (tx) => {
    const removedOrders = await tx
      .delete(placedOrder)
      .where(like(placedOrder.number, `${samplePrefix.toUpperCase()}%`))
      .returning({ id: placedOrder.id });
    // Sample traffic always has orders: without any, the events need not be searched.
    if (removedOrders.length > 0) await tx.delete(event).where(like(event.sessionId, `${samplePrefix}%`));
    if (!sampleTraffic) return;
    const slugs = await tx.select({ slug: product.slug }).from(product).orderBy(asc(product.id)).limit(12);
    const productPaths = slugs.map(({ slug }) => `/shop/shop-details/${slug}`);
    const shopList = shops.size > 0 ? [...shops].map(([code, { origin }]) => ({ code, origin })) : [];
    for (const { code, origin } of shopList.length > 0 ? shopList : [{ code: currency, origin: siteUrl }]) {
      const { events, orders } = createTraffic(code, origin, productPaths, now);
      for (let from = 0; from < events.length; from += maxInsertedRows)
        await tx.insert(event).values(events.slice(from, from + maxInsertedRows));
      await tx.insert(placedOrder).values(orders);
    }
  });
}

/** Creates the traffic of a shop; the same for the same day and shop. */
function createTraffic(currency: string, origin: string, productPaths: string[], now: Date) {
  const events: EventRow[] = [];
  const orders: OrderRow[] = [];
  const random = createRandom(currency);
  for (let day = sampleDays; day >= 0; day -= 1) {
    for (const { values, channel, visitsPerDay, conversion } of campaigns) {
      const visits = Math.round(visitsPerDay * (0.6 + random()));
      for (let visit = 0; visit < visits; visit += 1) {
        // The last hour belongs to visitors of the demo itself.
        const start = now.getTime() - day * dayMs - 60 * minuteMs - random() * dayMs;
        const sessionId = `${samplePrefix}${currency}-${day}-${values[0]}-${visit}`.toLowerCase();
        const path = productPaths[Math.floor(random() * productPaths.length)] ?? '/';
        const common = {
          firstTouchpointValues: values,
          lastTouchpointValues: values,
          firstChannel: channel,
          lastChannel: channel,
          sessionId,
        };
        const add = (type: string, minutes: number, vitals: EventRow['vitals'] = null) =>
          events.push({
            ...common,
            type,
            currency,
            vitals,
            pageUrl: `${origin}${path}`,
            pagePath: path,
            occurredAt: new Date(start + minutes * minuteMs),
          });
        const depth = random();
        add('page-view', 0);
        if (random() < 0.5) {
          const page = path === '/' ? '/' : '/shop/shop-details/*';
          const language = random() < 0.6 ? 'ar' : 'en';
          const [lcp, inp] = [Math.round(700 + random() * 1800), Math.round(40 + random() * 160)];
          add('web-vitals', 3, { page, language, lcp, inp, cls: Math.round(random() * 8) / 100 });
        }
        if (depth < conversion * 12) add('product-view', 0.1);
        if (depth < conversion * 4) add('add-to-cart', 1);
        if (depth < conversion * 2) add('initiate-checkout', 4);
        if (depth < conversion || (orders.length === 0 && day === 0)) {
          const createdAt = new Date(start + 6 * minuteMs);
          const number = `${samplePrefix.toUpperCase()}${currency}-${orders.length + 1}`;
          const units = 400 + Math.round(random() * 260) * 10;
          const subtotalMinor = units * 10 ** currencyDecimals(currency);
          orders.push({ ...common, ...sampleOrder, number, currency, subtotalMinor, createdAt });
        }
      }
    }
  }
  return { events, orders };
}

const sampleOrder = {
  // No mail asks for a review of a sample.
  reviewRequestedAt: new Date(0),
  status: 'delivered',
  contact: { name: 'Sample', email: 'sample@shop.invalid', phoneNumber: '+20 100 000 0000' },
  address: { country: 'EG', governorate: 'Cairo', city: 'Cairo', street: 'Sample', building: '', notes: '' },
  shipping: 'free',
  payment: 'cash-on-delivery',
  shippingMinor: 0,
} as const;

/** Returns a generator of numbers from 0 to 1 that begins alike for the same text (mulberry32). */
function createRandom(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
