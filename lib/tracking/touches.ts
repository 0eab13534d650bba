import { forgetForSession, keepForSession, loadForSession } from '../browser-storage/session.ts';
import { forgetStored, loadStored, onStoredElsewhere, writeStored } from '../browser-storage/storage.ts';
import { browserSettings } from '../settings/browser.ts';
import { asObject } from '../wire/json.ts';
import { loadedAs } from './loaded-as.ts';
import { asTouch, type Touch, type Touches, touchesAfter, touchOf } from './touch.ts';

const storageKey = 'utm_data';

let current: Touches | null = null;
let listening = false;

/** The touches as far as they are known, those of the page that was landed on included. */
export function touches(): Touches {
  listen();
  current = after(
    current ?? landed(stored(loadStored(storageKey)) ?? stored(loadForSession(storageKey))),
    null,
  );
  return current;
}

/** Takes in the campaign of an address that was come to, and where from. @param at epoch milliseconds */
export function noteLanding(address: string, referrer: string, at: number): void {
  current = after(touches(), touchOf(address, referrer, at));
}

/** Keeps the touches for the next visit. */
export function keepTouches(): void {
  writeStored(storageKey, { version: 2, ...touches() });
  forgetForSession(storageKey);
}

/** Holds the touches until this tab is closed, for a visitor who has not chosen yet. */
export function holdTouches(): void {
  keepForSession(storageKey, touches());
}

/** Forgets the touches, here and for the next visit. */
export function forgetTouches(): void {
  current = null;
  forgetStored(storageKey);
  forgetForSession(storageKey);
}

function after(before: Touches | null, now: Touch | null): Touches {
  return touchesAfter(before, now, Date.now(), browserSettings().attributionDays);
}

/**
 * The touches with those of this visit. By the time they are asked for the visitor may have gone on, within the page or to the next
 * one, so every address that they may have landed on is looked at, oldest first.
 */
function landed(before: Touches | null): Touches {
  const { referrer } = document;
  const at = Date.now();
  const inShop = location.origin;
  const seen = [
    before || !isOwn(referrer) ? null : touchOf(referrer, inShop, at),
    touchOf(loadedAs(), referrer, at),
    touchOf(location.href, inShop, at),
  ];
  const met = seen.filter((touch) => touch !== null);
  return after(met.reduce<Touches | null>(after, before), null);
}

/** Whether an address is that of a page of this shop, which may have been left before it could look. */
function isOwn(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === location.origin;
}

/** A newer touch of another tab counts here too; this tab's own landing is older than that. */
function listen(): void {
  if (listening) return;
  listening = true;
  onStoredElsewhere(storageKey, () => {
    current = stored(loadStored(storageKey)) ?? current;
  });
}

function stored(value: unknown): Touches | null {
  const fields = asObject(value);
  const now = Date.now();
  const first = asTouch(fields?.first, now);
  const last = asTouch(fields?.last, now);
  return first && last ? { first, last } : null;
}
