import { fieldsOf } from '../visitor/read-fields.ts';
import { onStoredElsewhere, readStored, writeStored } from '../visitor/storage.ts';
import { removeStored } from './remove-stored.ts';
import { asUtm, organicUtm, readUtm, type Utm } from './utm.ts';

/** The campaigns of the first visit and of the last one that named any. */
export interface Touches {
  first: Utm;
  last: Utm;
}

const storageKey = 'utm_data';

let current: Touches | null = null;
let listening = false;

/** Both touches after a landing with this query: the first one stays, the last one is the latest campaign named. */
export function touchesAfter(before: Touches | null, search: string): Touches {
  const now = readUtm(search);
  return { first: before?.first ?? now ?? organicUtm, last: now ?? before?.last ?? organicUtm };
}

/** The touches as far as they are known, those of the page that was landed on included. */
export function touches(): Touches {
  listen();
  current ??= landed(readTouches());
  return current;
}

/** Takes in the campaign of an address that was come to without leaving the shop. */
export function noteLanding(search: string): void {
  current = touchesAfter(touches(), search);
}

/** Keeps the touches for the next visit. */
export function keepTouches(): void {
  writeStored(storageKey, { version: 1, ...touches() });
}

/** Forgets the touches, here and for the next visit. */
export function forgetTouches(): void {
  current = null;
  removeStored(storageKey);
}

/**
 * The touches with those of this visit. By the time they are asked for the visitor may have gone on, within the page or to the next
 * one, so every address that they may have landed on is looked at, oldest first; what names no campaign changes nothing.
 */
function landed(stored: Touches | null): Touches {
  const queries = [...(stored ? [] : [cameFrom()]), loadedAs(), location.search];
  const named = queries.filter((search) => readUtm(search) !== null);
  return touchesAfter(named.reduce(touchesAfter, stored) ?? null, '');
}

/** The query of the page of this shop that led here, which may have been left before it could look. */
function cameFrom(): string {
  const { referrer } = document;
  if (!URL.canParse(referrer)) return '';
  const { origin, search } = new URL(referrer);
  return origin === location.origin ? search : '';
}

/** The query that the page was loaded with, whatever has become of the address since. */
function loadedAs(): string {
  const address = performance.getEntriesByType('navigation')[0]?.name ?? '';
  return URL.canParse(address) ? new URL(address).search : '';
}

/** A newer touch of another tab counts here too; this tab's own landing is older than that. */
function listen(): void {
  if (listening) return;
  listening = true;
  onStoredElsewhere(storageKey, () => {
    current = readTouches() ?? current;
  });
}

function readTouches(): Touches | null {
  const stored = fieldsOf(readStored(storageKey));
  const first = asUtm(stored?.first);
  const last = asUtm(stored?.last);
  return first && last ? { first, last } : null;
}
