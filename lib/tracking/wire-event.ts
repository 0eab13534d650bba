import { v4 as uuid } from 'uuid';
import { deviceType } from './device.ts';
import { fieldsOfEvent, type TrackedEvent } from './events.ts';
import type { Position } from './position.ts';
import type { Touches } from './touch.ts';

/** Who it was, as far as tracking knows. */
export interface Who {
  sessionId: string;
  email: string | null;
  userAgent: string;
  touches: Touches;
  position: Position;
}

/** A tracking event as it travels (specification section 3); `eventId` marks one that arrives twice. */
export function wireEvent({ event, at, pageUrl, referrer }: TrackedEvent, who: Who) {
  const { first, last } = who.touches;
  const { json, ...fields } = fieldsOfEvent(event);
  return {
    eventId: uuid(),
    occurredAt: new Date(at).toISOString(),
    sessionId: who.sessionId,
    eventType: event.type,
    ...fields,
    pageUrl,
    referrer,
    deviceType: deviceType(who.userAgent),
    email: who.email,
    ...who.position,
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

export type WireEvent = ReturnType<typeof wireEvent>;
