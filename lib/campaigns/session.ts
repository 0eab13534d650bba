import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieName } from '../browser-storage/keys.ts';

/** The cookie that keeps the report open. */
export const sessionCookie = 'campaigns_session' satisfies CookieName;
export const sessionSeconds = 12 * 3600;

/** Whether a key is the right one; takes as long for any that is wrong. */
export function isKey(given: string, key: string): boolean {
  return isSame(createHash('sha256').update(given).digest(), createHash('sha256').update(key).digest());
}

/** What the cookie holds: when it ends, and a proof that only who has the key can make. The key is not in it. */
export function newSession(key: string, now: number): string {
  const ends = String(Math.floor(now / 1000) + sessionSeconds);
  return `${ends}.${proofOf(ends, key)}`;
}

/** Whether a cookie was made with this key and has not ended. */
export function isSession(cookie: string | undefined, key: string, now: number): boolean {
  const [, ends, proof] = /^(\d{1,12})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  if (ends === undefined || proof === undefined) return false;
  return isSame(Buffer.from(proof), Buffer.from(proofOf(ends, key))) && Number(ends) * 1000 > now;
}

function proofOf(ends: string, key: string): string {
  return createHmac('sha256', key).update(`campaigns session until ${ends}`).digest('base64url');
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
