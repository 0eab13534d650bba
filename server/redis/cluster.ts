import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { buildIdFile } from '../../lib/platform/next/private-formats.ts';
import { registerSharedRateLimits } from '../../lib/platform/process/rate-limit.ts';
import type { Settings } from '../../lib/platform/settings/settings.ts';
import { type CapabilityFindings, capabilityFindings } from '../../lib/platform/tenant/api-capabilities.ts';
import type { Tenant } from '../../lib/platform/tenant/tenant.ts';
import { registerSharedEndedSessions } from '../../lib/site/campaigns/session.ts';
import type { SharedFindings } from '../capabilities/detect-capabilities.ts';
import { createRedisClient, type Redis, withDeadline } from './connection.ts';
import { contentKey, shortDigest } from './keys.ts';
import { createSharedCache, type SharedCache } from './shared-cache.ts';
import { type SharedInvalidation, startSharedInvalidation } from './shared-invalidation.ts';
import { createSharedRateLimits } from './shared-rate-limits.ts';
import { createSharedSet } from './shared-set.ts';

/** State that the instances with the same upstream share in Redis. */
export interface Cluster<Value> {
  invalidation: SharedInvalidation;
  cache: SharedCache<Value>;
  capabilityFindings: SharedFindings;
}

const startTimeoutMs = 3000;

/**
 * Joins the instances with the same upstream over Redis. After three seconds without Redis, resolves and goes on in the background. The
 * instances share invalidations, rate limits, ended sessions and findings about the API; where {@link contentKey} is the same, also cache
 * entries.
 */
export async function joinCluster<Value>(
  url: string,
  settings: Settings,
  tenants: Tenant[],
  log: Logger,
): Promise<Cluster<Value>> {
  const keyPrefix = `rida:${shortDigest(settings.apiBaseUrl ?? '')}`;
  const buildId = await readFile(buildIdFile, 'utf8');
  const currentContentKey = memoizeBy(capabilityFindings, () => contentKey(buildId, settings, tenants));
  const invalidation = startSharedInvalidation(url, keyPrefix, log);
  // Silent, because a client of the invalidation logs whether Redis is available.
  const redis = createRedisClient(url, log.child({}, { level: 'silent' }), () => {});
  redis.connect().catch(() => {});
  const cache = createSharedCache<Value>(redis, keyPrefix, currentContentKey, invalidation.isUpToDate);
  registerSharedRateLimits(createSharedRateLimits(redis, keyPrefix));
  registerSharedEndedSessions(createSharedSet(redis, `${keyPrefix}:ended-sessions`));
  const deadline = performance.now() + startTimeoutMs;
  while (!invalidation.isUpToDate() && performance.now() < deadline) await sleep(20);
  return { invalidation, cache, capabilityFindings: createSharedFindings(redis, keyPrefix) };
}

/** Returns a function that computes its result again when the current input has changed. */
function memoizeBy<Input, Output>(currentInput: () => Input, compute: () => Output): () => Output {
  let last: { input: Input; output: Output } | undefined;
  return () => {
    const input = currentInput();
    if (last?.input !== input) last = { input, output: compute() };
    return last.output;
  };
}

/** Stores findings about the capabilities of the API in Redis, for instances that start while it is down. */
function createSharedFindings(redis: Redis, keyPrefix: string): SharedFindings {
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
