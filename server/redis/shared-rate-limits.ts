import type { SharedRateLimits } from '../../lib/platform/process/rate-limit.ts';
import { type Redis, withDeadline } from './connection.ts';
import { shortDigest } from './keys.ts';
import { consumeRateLimitScript, refundRateLimitScript } from './lua-scripts.ts';

/** Creates rate limits with counters in Redis. Without a reply of Redis, `consume` resolves with null and `refund` with false. */
export function createSharedRateLimits(redis: Redis, keyPrefix: string): SharedRateLimits {
  const keysOf = (key: string) => [`${keyPrefix}:attempts:${shortDigest(key)}`];
  return {
    async consume({ key, weight, max, windowMs }) {
      if (!redis.isReady) return null;
      const reply = redis.eval(consumeRateLimitScript, {
        keys: keysOf(key),
        arguments: [weight, max, windowMs].map(String),
      });
      const waitMs = await withDeadline(redis, reply).catch(() => null);
      return typeof waitMs === 'number' ? waitMs : null;
    },
    async refund(key) {
      if (!redis.isReady) return false;
      const reply = redis.eval(refundRateLimitScript, { keys: keysOf(key) });
      return withDeadline(redis, reply).then(
        () => true,
        () => false,
      );
    },
  };
}
