import type { z } from 'zod';
import { type TrackingEvents, WebVitals } from '../../contract/tracking.ts';
import type { Orm } from '../db/database.ts';
import { event } from '../db/schema/events.ts';
import { touchpointValues } from './touchpoint-values.ts';

type SubmittedEvent = Exclude<z.output<typeof TrackingEvents>, unknown[]>;

const maxDetailLength = 8000;
/** Browsers that were offline may deliver events this late; older event times are replaced by the time of arrival. */
const maxEventAgeMs = 48 * 3600 * 1000;

/**
 * Stores visitor events; an event whose `eventId` is already stored is skipped.
 * @param currency of the visited shop; null when unknown
 */
export async function storeEvents(
  orm: Orm,
  submitted: z.output<typeof TrackingEvents>,
  currency: string | null,
): Promise<void> {
  const now = new Date();
  const rows = (Array.isArray(submitted) ? submitted : [submitted]).map((entry) => ({
    ...toRow(entry, now),
    currency,
  }));
  await orm.insert(event).values(rows).onConflictDoNothing();
}

function toRow(submitted: SubmittedEvent, now: Date): typeof event.$inferInsert {
  const lastTouchpointValues = touchpointValues({
    utm_source: submitted.utmSource,
    utm_medium: submitted.utmMedium,
    utm_campaign: submitted.utmCampaign,
    utm_content: submitted.utmContent,
    utm_term: submitted.utmTerm,
    utm_id: submitted.utmId,
  });
  return {
    eventId: submitted.eventId || null,
    type: submitted.eventType,
    sessionId: submitted.sessionId || null,
    productId: textOf(submitted.productId),
    orderId: textOf(submitted.orderId),
    value: textOf(submitted.value),
    pageUrl: submitted.pageUrl || null,
    pagePath: pathOf(submitted.pageUrl),
    referrer: submitted.referrer || null,
    deviceType: submitted.deviceType || null,
    email: submitted.email || null,
    latitude: submitted.latitude ?? null,
    longitude: submitted.longitude ?? null,
    detail: submitted.json == null ? null : JSON.stringify(submitted.json).slice(0, maxDetailLength),
    firstTouchpointValues: submitted.first ? touchpointValues(submitted.first) : lastTouchpointValues,
    lastTouchpointValues,
    firstChannel: (submitted.first ? submitted.first.channel : submitted.channel) ?? null,
    lastChannel: submitted.channel ?? null,
    clickIds: submitted.clickIds ?? null,
    vitals: submitted.eventType === 'web-vitals' ? vitalsOf(submitted.json) : null,
    occurredAt: occurrenceTime(submitted.occurredAt, now),
  };
}

/** Parses measurements from an object or JSON text; null when malformed, which excludes them from reports. */
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

/** Returns the path of a URL or path, truncated to what an index can hold. */
function pathOf(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url, 'http://shop')) return null;
  return new URL(url, 'http://shop').pathname.slice(0, 500);
}

/** Returns the time of an event; `now` when it is missing, in the future or too old. */
function occurrenceTime(value: string | null | undefined, now: Date): Date {
  const time = value ? new Date(value) : now;
  return time > now || now.getTime() - time.getTime() > maxEventAgeMs ? now : time;
}
