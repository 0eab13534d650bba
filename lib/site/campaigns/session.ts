import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieName } from '../../platform/browser-storage/keys.ts';

/** Name of the session cookie of the campaign report. */
export const sessionCookieName = 'campaigns_session' satisfies CookieName;
export const sessionTtlSeconds = 12 * 3600;

/** Compares an entered key in constant time. */
export function isCorrectKey(entered: string, key: string): boolean {
  return equalsInConstantTime(
    createHash('sha256').update(entered).digest(),
    createHash('sha256').update(key).digest(),
  );
}

/** Returns the cookie value `{expiry}.{id}.{HMAC}`: the expiry in epoch seconds and a random id, signed with the key. */
export function createSession(key: string, now: number): string {
  const expiry = Math.floor(now / 1000) + sessionTtlSeconds;
  const claims = `${expiry}.${randomBytes(12).toString('base64url')}`;
  return `${claims}.${signatureOf(claims, key)}`;
}

/** Returns the expiry of a cookie in epoch milliseconds; null unless it was signed with this key and has not expired. */
export function sessionExpiry(cookie: string | undefined, key: string, now: number): number | null {
  const [, claims, expiry, signature] = /^((\d{1,12})\.[\w-]{16})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  if (claims === undefined || signature === undefined) return null;
  if (!equalsInConstantTime(Buffer.from(signature), Buffer.from(signatureOf(claims, key)))) return null;
  const expiresAt = Number(expiry) * 1000;
  return expiresAt > now ? expiresAt : null;
}

function signatureOf(claims: string, key: string): string {
  return createHmac('sha256', key).update(`campaigns session ${claims}`).digest('base64url');
}

function equalsInConstantTime(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
