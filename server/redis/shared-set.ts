import { type Redis, withDeadline } from './connection.ts';
import { shortDigest } from './keys.ts';

/** Creates a set in Redis: a key with an expiry for each member. While Redis is unavailable, nothing is added and the set is empty. */
export function createSharedSet(redis: Redis, keyPrefix: string) {
  const keyOf = (member: string) => `${keyPrefix}:${shortDigest(member)}`;
  return {
    async add(member: string, ttlMs: number): Promise<void> {
      if (!redis.isReady) return;
      const expiration = { type: 'PX', value: ttlMs } as const;
      await withDeadline(redis, redis.set(keyOf(member), '', { expiration })).catch(() => {});
    },
    async has(member: string): Promise<boolean> {
      if (!redis.isReady) return false;
      return (await withDeadline(redis, redis.exists(keyOf(member))).catch(() => 0)) === 1;
    },
  };
}
