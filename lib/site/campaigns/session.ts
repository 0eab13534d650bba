import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieName } from '../../platform/browser-storage/keys.ts';
import { processSingleton } from '../../platform/process/process-singleton.ts';
import { consumeRateLimit, refundRateLimit } from '../../platform/process/rate-limit.ts';

/** Name of the session cookie of the campaign report. */
export const sessionCookieName = 'campaigns_session' satisfies CookieName;
export const sessionTtlSeconds = 12 * 3600;

const wrongKeyLimit = { max: 20, windowMs: 15 * 60_000 };

/**
 * Compares a key that a client has entered. Once the client has entered too many wrong keys, the result is `too-many` for any key.
 * @param client identifies the client, by its address
 */
export async function checkKey(
  entered: string,
  key: string,
  client: string,
): Promise<'correct' | 'wrong' | 'too-many'> {
  const counter = `campaigns key ${client}`;
  // Counted before it is compared, so that concurrent attempts cannot exceed the limit.
  const waitMs = await consumeRateLimit({ key: counter, ...wrongKeyLimit });
  if (waitMs > 0) return 'too-many';
  if (!isCorrectKey(entered, key)) return 'wrong';
  await refundRateLimit(counter);
  return 'correct';
}

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
  // In base64url, the 12 bytes of the id have 16 characters, the 32 of the HMAC have 43.
  const [, claims, expiry, signature] = /^((\d{1,12})\.[\w-]{16})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  if (claims === undefined || signature === undefined) return null;
  if (!equalsInConstantTime(Buffer.from(signature), Buffer.from(signatureOf(claims, key)))) return null;
  const expiresAt = Number(expiry) * 1000;
  return expiresAt > now ? expiresAt : null;
}

/** Set of strings, each with an expiry. Its functions never throw. */
interface SharedSet {
  add(member: string, ttlMs: number): Promise<void>;
  has(member: string): Promise<boolean>;
}

/**
 * Ended sessions: those of this process with their expiry by cookie, in epoch milliseconds, and those that instances share. Only a cookie
 * signed with the key is added.
 */
const endedSessions = () =>
  processSingleton('ended-campaign-sessions', () => ({
    expiries: new Map<string, number>(),
    shared: undefined as SharedSet | undefined,
  }));

/** Registers the set of ended sessions that instances share. */
export function registerSharedEndedSessions(shared: SharedSet): void {
  endedSessions().shared = shared;
}

/** Ends a session before its expiry, here and on all instances that share a Redis. Ignores a cookie that is not valid. */
export async function endSession(cookie: string | undefined, key: string, now: number): Promise<void> {
  const expiresAt = sessionExpiry(cookie, key, now);
  if (cookie === undefined || expiresAt === null) return;
  const { expiries, shared } = endedSessions();
  for (const [endedCookie, expiry] of expiries) if (expiry <= now) expiries.delete(endedCookie);
  expiries.set(cookie, expiresAt);
  await shared?.add(cookie, expiresAt - now);
}

/** True for a session that was signed with this key, has not expired and was not ended. */
export async function isOpenSession(cookie: string | undefined, key: string, now: number): Promise<boolean> {
  if (cookie === undefined || sessionExpiry(cookie, key, now) === null) return false;
  const { expiries, shared } = endedSessions();
  return !expiries.has(cookie) && !(await shared?.has(cookie));
}

function signatureOf(claims: string, key: string): string {
  return createHmac('sha256', key).update(`campaigns session ${claims}`).digest('base64url');
}

function equalsInConstantTime(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
