import { z } from 'zod';
import { cutText, text } from './text.ts';

/** Kinds of events; others are kept too, but nothing is counted of them. */
export const eventTypes = [
  'page-view',
  'product-view',
  'search',
  'filter',
  'add-to-cart',
  'remove-from-cart',
  'wishlist',
  'compare',
  'initiate-checkout',
  'purchase',
  'web-vitals',
] as const;

export type EventType = (typeof eventTypes)[number];

/** Values of a campaign; each is 'organic' where the visit named none. */
const utmValue = cutText(500).nullish();

export const Utm = z
  .object({
    utm_source: utmValue,
    utm_medium: utmValue,
    utm_campaign: utmValue,
    utm_content: utmValue,
    utm_term: utmValue,
    utm_id: utmValue,
  })
  .meta({ id: 'Utm' });

const clickId = cutText(500).nullish();

/** Ids by which advertising networks know a click. */
const ClickIds = z.object({
  gclid: clickId,
  gbraid: clickId,
  wbraid: clickId,
  fbclid: clickId,
  ttclid: clickId,
  msclkid: clickId,
});

/** What kind of place a visit came from, as its referrer tells; another one counts as unknown. */
export const Channel = z.enum(['search', 'social', 'referral', 'direct']);
const channel = cutText(20)
  .transform((name) => Channel.safeParse(name).data ?? null)
  .nullish();

/** The beginning of a visit: its campaign, when it was, where it came from and by which click. */
export const Touch = Utm.extend({
  occurredAt: z.iso.datetime({ offset: true }).nullish(),
  channel,
  clickIds: ClickIds.nullish(),
}).meta({ id: 'Touch' });

/** The visit that came first and the one that came last. */
export const UtmTouches = z
  .object({ first: Touch.nullish(), last: Touch.nullish() })
  .meta({ id: 'UtmTouches' });

const looseText = (longest: number) => cutText(longest).nullish();
const looseId = z.union([z.int(), cutText(64)]).nullish();

const ms = z.number().nonnegative().max(600_000).nullish();

/** What a `web-vitals` event says in `json`, as an object or as its text: how a page that was loaded did until it was left. */
export const WebVitals = z.object({
  page: text(100).describe('kind of the page that was loaded: its route, such as /shop/shop-details/*'),
  language: text(20),
  lcp: ms.describe('Largest Contentful Paint, ms'),
  inp: ms.describe('Interaction to Next Paint, ms; absent where nobody interacted'),
  cls: z.number().nonnegative().max(100).nullish().describe('Cumulative Layout Shift'),
});

/**
 * Something a visitor did (specification section 3); `utm…`, `channel` and `clickIds` are those of the last touch, `first` is the
 * first one.
 * `eventId` marks duplicates: an event is kept once however often it arrives.
 */
export const TrackingEvent = z
  .object({
    eventId: looseText(64),
    /** When it happened in the browser; now, where it is left out. */
    occurredAt: z.iso.datetime({ offset: true }).nullish(),
    sessionId: looseText(100),
    eventType: text(60),
    productId: looseId,
    value: z.union([z.number(), cutText(500)]).nullish(),
    pageUrl: looseText(4000),
    referrer: looseText(4000),
    deviceType: looseText(20),
    email: looseText(254),
    latitude: z.number().min(-90).max(90).nullish(),
    longitude: z.number().min(-180).max(180).nullish(),
    json: z.unknown().optional(),
    utmSource: utmValue,
    utmMedium: utmValue,
    utmCampaign: utmValue,
    utmContent: utmValue,
    utmTerm: utmValue,
    utmId: utmValue,
    channel,
    clickIds: ClickIds.nullish(),
    first: Touch.nullish(),
    orderId: looseId,
  })
  .meta({ id: 'TrackingEvent' });

/** One event, or several that were gathered. */
export const TrackingEvents = z.union([TrackingEvent, z.array(TrackingEvent).min(1).max(100)]);

/** `amount` is text. */
export const CartTracking = z
  .object({
    amount: z.union([cutText(40), z.number()]),
    productId: looseId,
    productName: looseText(500),
  })
  .meta({ id: 'CartTracking' });
