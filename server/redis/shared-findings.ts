import type { CapabilityFindings } from '../../lib/platform/tenant/api-capabilities.ts';
import type { SharedFindings } from '../capabilities/detect-capabilities.ts';
import { type Redis, withDeadline } from './connection.ts';

/** Stores findings about the capabilities of the API in Redis, for instances that start while it is down. */
export function createSharedFindings(redis: Redis, keyPrefix: string): SharedFindings {
  const key = `${keyPrefix}:capabilities`;
  return {
    async load() {
      if (!redis.isReady) return null;
      const stored = await withDeadline(redis, redis.get(key)).catch(() => null);
      return stored ? (new Map(JSON.parse(stored)) as CapabilityFindings) : null;
    },
    async save(findings) {
      if (!redis.isReady) return;
      await withDeadline(redis, redis.set(key, JSON.stringify([...findings]))).catch(() => {});
    },
  };
}
