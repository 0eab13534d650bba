import { z } from 'zod';
import { text, truncatedText } from './text.ts';

/** Known event types; the API stores others too, without counting them. */
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

/** Campaign parameter; `organic` for a visit without campaign. */
const utmValue = truncatedText(500).nullish();

/** Campaign parameters of a visit. */
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

const clickId = truncatedText(500).nullish();

/** Click ids of advertising networks. */
const ClickIds = z.object({
  gclid: clickId,
  gbraid: clickId,
  wbraid: clickId,
  msclkid: clickId,
  yclid: clickId,
  fbclid: clickId,
  ttclid: clickId,
  twclid: clickId,
  ScCid: clickId,
  epik: clickId,
  li_fat_id: clickId,
  rdt_cid: clickId,
});

/** Origin of a visit, derived from its click ids, else from its referrer. */
export const Channel = z.enum(['search', 'social', 'referral', 'direct']);

/** Reads an unknown channel as null. */
const lenientChannel = truncatedText(20)
  .transform((name) => Channel.safeParse(name).data ?? null)
  .nullish();

/** Start of a visit: time, campaign, channel and click ids. */
export const Touchpoint = Utm.extend({
  occurredAt: z.iso.datetime({ offset: true }).nullish(),
  channel: lenientChannel,
  clickIds: ClickIds.nullish(),
}).meta({ id: 'Touchpoint' });

/** Attribution of an event or order: the first and the last visit. */
export const Touchpoints = z
  .object({ first: Touchpoint.nullish(), last: Touchpoint.nullish() })
  .meta({ id: 'Touchpoints' });

const lenientText = (maxLength: number) => truncatedText(maxLength).nullish();
const lenientId = z.union([z.int(), truncatedText(64)]).nullish();

const milliseconds = z.number().nonnegative().max(600_000).nullish();

/** The `json` of a `web-vitals` event, as an object or as JSON text: measurements of one page load. */
export const WebVitals = z.object({
  page: text(100).describe('route of the page, such as /shop/shop-details/*'),
  language: text(20),
  lcp: milliseconds.describe('Largest Contentful Paint, ms'),
  inp: milliseconds.describe('Interaction to Next Paint, ms; absent without interactions'),
  cls: z.number().nonnegative().max(100).nullish().describe('Cumulative Layout Shift'),
});

/**
 * Visitor event. `utm…`, `channel` and `clickIds` describe the last visit, `first` the first one. Events with the same
 * `eventId` are stored once.
 */
export const TrackingEvent = z
  .object({
    eventId: lenientText(64),
    /** Time in the browser; defaults to the time of arrival. */
    occurredAt: z.iso.datetime({ offset: true }).nullish(),
    sessionId: lenientText(100),
    eventType: text(60),
    productId: lenientId,
    value: z.union([z.number(), truncatedText(500)]).nullish(),
    pageUrl: lenientText(4000),
    referrer: lenientText(4000),
    deviceType: lenientText(20),
    email: lenientText(254),
    latitude: z.number().min(-90).max(90).nullish(),
    longitude: z.number().min(-180).max(180).nullish(),
    json: z.unknown().optional(),
    utmSource: utmValue,
    utmMedium: utmValue,
    utmCampaign: utmValue,
    utmContent: utmValue,
    utmTerm: utmValue,
    utmId: utmValue,
    channel: lenientChannel,
    clickIds: ClickIds.nullish(),
    first: Touchpoint.nullish(),
    orderId: lenientId,
  })
  .meta({ id: 'TrackingEvent' });

/** Legal bases on which a purchase may be sent to providers; on any other, none is sent. */
export const trackingBases = ['granted', 'presumed', 'unneeded'] as const;

/**
 * Part of an order from which the API sends the purchase event once the order is paid: the visitor's consent, the `eventId` of the browser's own
 * event, and the browser.
 */
export const OrderTracking = z
  .object({
    consent: z.enum([...trackingBases, 'denied', 'objected', 'undecided']),
    eventId: text(64),
    pageUrl: lenientText(4000),
    userAgent: lenientText(500),
    deviceType: lenientText(20),
  })
  .meta({ id: 'OrderTracking' });

/** One event or a batch. */
export const TrackingEvents = z.union([TrackingEvent, z.array(TrackingEvent).min(1).max(100)]);

/** Cart event of the advertising provider; the storefront sends `amount` as text. */
export const CartTracking = z
  .object({
    amount: z.union([truncatedText(40), z.number()]),
    productId: lenientId,
    productName: lenientText(500),
  })
  .meta({ id: 'CartTracking' });
