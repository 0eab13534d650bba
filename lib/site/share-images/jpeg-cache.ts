import 'server-only';
import { LRUCache } from 'lru-cache';
import { splitCacheBudget } from '@/lib/platform/cache/cache-budget';
import { processSingleton } from '@/lib/platform/process/process-singleton';
import { limitConcurrency } from '@/lib/platform/process/semaphore';
import { settings } from '@/lib/platform/settings/settings';

const maxConcurrency = 2;
const maxQueueLength = 30;

/** All JPEGs of this process, in a part of `PAGE_CACHE_MB`. */
const jpegs = () =>
  processSingleton(
    'jpegs',
    () =>
      new LRUCache<string, { jpeg: Buffer }>({
        maxSize: splitCacheBudget(settings().pageCacheMb).jpegs,
        sizeCalculation: ({ jpeg }) => jpeg.length,
      }),
  );

/**
 * Creates a cache of rendered JPEGs of one kind. The returned function renders on a miss; concurrent calls for a key share one
 * rendering. Failures are not cached. The function throws {@link BusyError} when too many renderings are queued.
 * @param kind separates the keys from those of other kinds
 * @param ttlMsOf returns the lifetime of a rendering; undefined if it lasts until it is evicted
 */
export function createJpegCache<Rendered extends { jpeg: Buffer }>(
  kind: string,
  ttlMsOf: (rendered: Rendered) => number | undefined,
): (key: string, render: () => Promise<Rendered>) => Promise<Rendered> {
  const runLimited = limitConcurrency(maxConcurrency, maxQueueLength);
  const inFlight = new Map<string, Promise<Rendered>>();
  return async (key, render) => {
    const cacheKey = `${kind} ${key}`;
    const cachedOrInFlight = (jpegs().get(cacheKey) as Rendered | undefined) ?? inFlight.get(key);
    if (cachedOrInFlight) return cachedOrInFlight;
    const work = runLimited(render).finally(() => inFlight.delete(key));
    inFlight.set(key, work);
    const rendered = await work;
    jpegs().set(cacheKey, rendered, { ttl: ttlMsOf(rendered) });
    return rendered;
  };
}
