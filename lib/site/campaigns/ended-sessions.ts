import { processSingleton } from '../../platform/process/process-singleton.ts';
import { consumeRateLimit } from '../../platform/process/rate-limit.ts';
import { sessionExpiry } from './session.ts';

/** Expiry of each ended session by its cookie, in epoch milliseconds. Only a cookie signed with the key is added. */
const endedSessions = () => processSingleton('ended-campaign-sessions', () => new Map<string, number>());

/** Ends a session before its expiry, here and on all instances that share a Redis. Ignores a cookie that is not valid. */
export async function endSession(cookie: string | undefined, key: string, now: number): Promise<void> {
  const expiresAt = sessionExpiry(cookie, key, now);
  if (cookie === undefined || expiresAt === null) return;
  const ended = endedSessions();
  for (const [endedCookie, expiry] of ended) if (expiry <= now) ended.delete(endedCookie);
  ended.set(cookie, expiresAt);
  await consumeRateLimit({ key: rateLimitKey(cookie), max: 1, windowMs: expiresAt - now });
}

/** True for a session that was signed with this key, has not expired and was not ended. */
export async function isOpenSession(cookie: string | undefined, key: string, now: number): Promise<boolean> {
  const expiresAt = sessionExpiry(cookie, key, now);
  if (cookie === undefined || expiresAt === null || endedSessions().has(cookie)) return false;
  // On every instance that shares a Redis, `endSession` counts 1 under this key, which exceeds a limit of 0.
  const probe = { key: rateLimitKey(cookie), weight: 0, max: 0, windowMs: expiresAt - now };
  const retryAfterMs = await consumeRateLimit(probe);
  return retryAfterMs === 0;
}

const rateLimitKey = (cookie: string) => `campaigns session ended ${cookie}`;
