import { fieldsOf } from '../visitor/read-fields.ts';
import { readStored, writeStored } from '../visitor/storage.ts';
import { asUtm, organicUtm, readUtm, type Utm } from './utm.ts';

/** The campaigns of the first visit and of the last one that named any. */
export interface Touches {
  first: Utm;
  last: Utm;
}

const storageKey = 'utm_data';

let current: Touches | null = null;

/** Both touches after a landing with this query: the first one stays, the last one is the latest campaign named. */
export function touchesAfter(before: Touches | null, search: string): Touches {
  const now = readUtm(search);
  return { first: before?.first ?? now ?? organicUtm, last: now ?? before?.last ?? organicUtm };
}

/** The touches as far as they are known, those of the page that was landed on included. */
export function touches(): Touches {
  current ??= touchesAfter(readTouches(), location.search);
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

function readTouches(): Touches | null {
  const stored = fieldsOf(readStored(storageKey));
  const first = asUtm(stored?.first);
  const last = asUtm(stored?.last);
  return first && last ? { first, last } : null;
}
