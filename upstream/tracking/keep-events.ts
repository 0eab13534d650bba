import type { z } from 'zod';
import { type TrackingEvents, WebVitals } from '../../contract/tracking.ts';
import type { Orm } from '../db/database.ts';
import { event } from '../db/schema/events.ts';
import { toTouch } from '../orders/touches.ts';

type GivenEvent = Exclude<z.output<typeof TrackingEvents>, unknown[]>;

const longestDetail = 8000;
/** An event may have waited in a browser that was offline; beyond that its clock is not believed. */
const oldestMs = 48 * 3600 * 1000;

/** Keeps what visitors did, each event once however often it comes. */
export async function keepEvents(orm: Orm, given: z.output<typeof TrackingEvents>): Promise<void> {
  const now = new Date();
  const events = (Array.isArray(given) ? given : [given]).map((one) => toRow(one, now));
  await orm.insert(event).values(events).onConflictDoNothing();
}

function toRow(given: GivenEvent, now: Date): typeof event.$inferInsert {
  const lastTouch = toTouch({
    utm_source: given.utmSource,
    utm_medium: given.utmMedium,
    utm_campaign: given.utmCampaign,
    utm_content: given.utmContent,
    utm_term: given.utmTerm,
    utm_id: given.utmId,
  });
  return {
    eventId: given.eventId || null,
    type: given.eventType,
    sessionId: given.sessionId || null,
    productId: textOf(given.productId),
    orderId: textOf(given.orderId),
    value: textOf(given.value),
    pageUrl: given.pageUrl || null,
    pagePath: pathOf(given.pageUrl),
    referrer: given.referrer || null,
    deviceType: given.deviceType || null,
    email: given.email || null,
    latitude: given.latitude ?? null,
    longitude: given.longitude ?? null,
    detail: given.json == null ? null : JSON.stringify(given.json).slice(0, longestDetail),
    firstTouch: given.first ? toTouch(given.first) : lastTouch,
    lastTouch,
    firstChannel: (given.first ? given.first.channel : given.channel) ?? null,
    lastChannel: given.channel ?? null,
    clickIds: given.clickIds ?? null,
    vitals: given.eventType === 'web-vitals' ? vitalsOf(given.json) : null,
    occurredAt: momentOf(given.occurredAt, now),
  };
}

/** What a page told of itself, as an object or as its text; null for anything else, of which nothing is counted. */
function vitalsOf(json: unknown): z.output<typeof WebVitals> | null {
  try {
    return WebVitals.safeParse(typeof json === 'string' ? JSON.parse(json) : json).data ?? null;
  } catch {
    return null;
  }
}

function textOf(value: string | number | null | undefined): string | null {
  return value == null || value === '' ? null : String(value);
}

/** Path of an address, or of a bare path, cut to what an index can hold. */
function pathOf(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address, 'http://shop')) return null;
  return new URL(address, 'http://shop').pathname.slice(0, 500);
}

function momentOf(given: string | null | undefined, now: Date): Date {
  const moment = given ? new Date(given) : now;
  return moment > now || now.getTime() - moment.getTime() > oldestMs ? now : moment;
}
