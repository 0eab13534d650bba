import { asObject } from '../wire/json.ts';
import { type Channel, channelOf, channels } from './channel.ts';
import { asClickIds, type ClickIds, readClickIds } from './click-ids.ts';
import { asUtm, organicUtm, readUtm, type Utm, utmNames } from './utm.ts';

/** The beginning of a visit, as it is kept and as it travels: its campaign, when it was, and where it came from. */
export interface Touch extends Utm {
  /** An instant in ISO 8601. */
  occurredAt: string;
  /** Unknown where the page that was landed on was left before anything looked at it. */
  channel?: Channel;
  clickIds?: ClickIds;
}

/** The first visit, and the last one that names where it came from. */
export interface Touches {
  first: Touch;
  last: Touch;
}

const dayMs = 24 * 3600 * 1000;

/** The touch of who comes to an address; null for who was in the shop already and follows no campaign. @param at epoch milliseconds */
export function touchOf(address: string, referrer: string, at: number): Touch | null {
  const { origin, search } = new URL(address);
  const utm = readUtm(search);
  const clickIds = readClickIds(search);
  const channel = channelOf(referrer, origin) ?? undefined;
  if (!utm && !clickIds && !channel) return null;
  return { ...organicTouch(at), ...utm, ...(channel && { channel }), ...(clickIds && { clickIds }) };
}

/**
 * Both touches after another one, or none. What lies further back than the window counts no longer. A campaign is followed by
 * another campaign only, a visit from elsewhere not by one that came directly.
 */
export function touchesAfter(
  before: Touches | null,
  now: Touch | null,
  at: number,
  windowDays: number,
): Touches {
  const alive = (touch?: Touch) =>
    touch && Math.abs(at - Date.parse(touch.occurredAt)) < windowDays * dayMs ? touch : null;
  const [first, last] = [alive(before?.first), alive(before?.last)];
  const next = now && (!last || isNews(now, last)) ? now : (last ?? organicTouch(at));
  return { first: first ?? last ?? next, last: next };
}

/** Reads a stored touch; one from before touches had a time is of now. */
export function asTouch(stored: unknown, at: number): Touch | null {
  const fields = asObject(stored);
  const utm = asUtm(stored);
  if (!fields || !utm) return null;
  const channel = channels.find((name) => name === fields.channel);
  const clickIds = asClickIds(fields.clickIds);
  const time = Date.parse(String(fields.occurredAt));
  return {
    ...organicTouch(Number.isNaN(time) ? at : time),
    ...utm,
    ...(channel && { channel }),
    ...(clickIds && { clickIds }),
  };
}

function organicTouch(at: number): Touch {
  return { ...organicUtm, occurredAt: new Date(at).toISOString() };
}

function isNews(now: Touch, last: Touch): boolean {
  // A visitor can come to the same campaign address again within one visit.
  if (!now.channel && campaignOf(now) === campaignOf(last)) return false;
  return weight(now) >= weight(last);
}

function weight(touch: Touch): number {
  if (campaignOf(touch) !== campaignOf(organicUtm)) return 2;
  return touch.channel && touch.channel !== 'direct' ? 1 : 0;
}

function campaignOf({ clickIds, ...utm }: Utm & { clickIds?: ClickIds }): string {
  return JSON.stringify([utmNames.map((name) => utm[name]), clickIds ?? {}]);
}
