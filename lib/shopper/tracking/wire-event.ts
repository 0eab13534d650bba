import { randomUuid } from '../../platform/wire/random-uuid.ts';
import { eventFields, type TrackedEvent } from './events.ts';
import type { GeoPosition } from './geo-position.ts';
import type { Attribution } from './touchpoint.ts';

/** Data about the visitor that every event carries. */
export interface EventContext {
  sessionId: string;
  /** Null for guests. */
  email: string | null;
  userAgent: string;
  attribution: Attribution;
  position: GeoPosition;
  shopCurrency: string;
}

/** Builds the wire form of an event (contract/README.md "Tracking"); `eventId` lets the API drop duplicates. */
export function toWireEvent({ event, at, pageUrl, referrer }: TrackedEvent, context: EventContext) {
  const { first, last } = context.attribution;
  const { json, ...fields } = eventFields(event, context.shopCurrency);
  return {
    eventId: (event.type === 'purchase' && event.eventId) || randomUuid(),
    occurredAt: new Date(at).toISOString(),
    sessionId: context.sessionId,
    eventType: event.type,
    ...fields,
    pageUrl,
    referrer,
    deviceType: deviceType(context.userAgent),
    email: context.email,
    ...context.position,
    json: json === null ? null : JSON.stringify(json),
    utmSource: last.utm_source,
    utmMedium: last.utm_medium,
    utmCampaign: last.utm_campaign,
    utmContent: last.utm_content,
    utmTerm: last.utm_term,
    utmId: last.utm_id,
    channel: last.channel ?? null,
    clickIds: last.clickIds ?? null,
    first,
  };
}

export type WireEvent = ReturnType<typeof toWireEvent>;

/** Device category from the user agent: Android without 'Mobile' is a tablet; iPads that claim to be a Mac count as desktop. */
export function deviceType(userAgent: string): 'Mobile' | 'Tablet' | 'Desktop' {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'Tablet';
  return /Mobi|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini/i.test(userAgent) ? 'Mobile' : 'Desktop';
}
