import { asObject } from '../../platform/wire/json.ts';
import { type Channel, channelOf, channels } from './channel.ts';
import { type ClickIds, clickChannelOf, readClickIds, validClickIds } from './click-ids.ts';
import { organicUtm, readStoredUtm, readUtm, type Utm, utmNames } from './utm.ts';

/** Start of a visit, stored and sent as is: its campaign, time and channel. */
export interface Touchpoint extends Utm {
  /** ISO 8601. */
  occurredAt: string;
  /** Absent when unknown, because the landing page was left before tracking had loaded. */
  channel?: Channel;
  clickIds?: ClickIds;
}

/** First-touch and last-touch attribution of a visitor. */
export interface Attribution {
  first: Touchpoint;
  last: Touchpoint;
}

const dayMs = 24 * 3600 * 1000;

/**
 * Returns the touchpoint of a landing; null for a navigation within the shop without campaign or click id.
 * @param at epoch milliseconds
 */
export function touchpointOf(url: string, referrer: string, at: number): Touchpoint | null {
  const { origin, search } = new URL(url);
  const utm = readUtm(search);
  const clickIds = readClickIds(search);
  // Apps open links without a referrer: judged by the referrer, a paid click would count as a direct visit.
  const channel = clickChannelOf(clickIds) ?? channelOf(referrer, origin) ?? undefined;
  if (!utm && !clickIds && !channel) return null;
  return { ...organicTouchpoint(at), ...utm, ...(channel && { channel }), ...(clickIds && { clickIds }) };
}

/**
 * Returns the attribution after a touchpoint, or after time has passed when `touchpoint` is null. Touchpoints older than the window expire.
 * As last touchpoint, a campaign is replaced only by another campaign, and a referral is not replaced by a direct visit. A click id
 * counts as a campaign.
 * @param at current time in epoch milliseconds
 */
export function nextAttribution(
  previous: Attribution | null,
  touchpoint: Touchpoint | null,
  at: number,
  windowDays: number,
): Attribution {
  // A touchpoint from the future was stored before the clock was set back; too far ahead, it expires, too.
  const nullIfExpired = (earlier?: Touchpoint) =>
    earlier && Math.abs(at - Date.parse(earlier.occurredAt)) < windowDays * dayMs ? earlier : null;
  const [first, last] = [nullIfExpired(previous?.first), nullIfExpired(previous?.last)];
  const isNewLast = touchpoint !== null && (last === null || replacesLast(touchpoint, last));
  const newLast = isNewLast ? touchpoint : (last ?? organicTouchpoint(at));
  return { first: first ?? last ?? newLast, last: newLast };
}

/**
 * Validates a stored touchpoint; null when it is malformed.
 * @param timeIfAbsent epoch milliseconds, for a touchpoint without a time, as older releases stored it
 */
export function readStoredTouchpoint(stored: unknown, timeIfAbsent: number): Touchpoint | null {
  const fields = asObject(stored);
  const utm = readStoredUtm(stored);
  if (!fields || !utm) return null;
  const clickIds = validClickIds(fields.clickIds);
  const channel = clickChannelOf(clickIds) ?? channels.find((name) => name === fields.channel);
  const time = Date.parse(String(fields.occurredAt));
  return {
    ...organicTouchpoint(Number.isNaN(time) ? timeIfAbsent : time),
    ...utm,
    ...(channel && { channel }),
    ...(clickIds && { clickIds }),
  };
}

function organicTouchpoint(at: number): Touchpoint {
  return { ...organicUtm, occurredAt: new Date(at).toISOString() };
}

function replacesLast(next: Touchpoint, last: Touchpoint): boolean {
  // Without a channel this is a navigation within the shop. A click id belongs to one click, however often its URL is opened.
  const mayBeSameVisit = !next.channel || next.clickIds;
  if (mayBeSameVisit && campaignOf(next) === campaignOf(last)) return false;
  return priorityOf(next) >= priorityOf(last);
}

/** Returns 2 for a campaign or click id, 1 for a search engine, social network or other site as referrer, 0 for a direct visit. */
function priorityOf(touchpoint: Touchpoint): number {
  if (campaignOf(touchpoint) !== campaignOf(organicUtm)) return 2;
  return touchpoint.channel && touchpoint.channel !== 'direct' ? 1 : 0;
}

/** Returns campaign parameters and click ids as a text to compare. */
function campaignOf({ clickIds, ...utm }: Utm & { clickIds?: ClickIds }): string {
  return JSON.stringify([utmNames.map((name) => utm[name]), clickIds ?? {}]);
}
