import 'server-only';
import { LRUCache } from 'lru-cache';
import { limitConcurrency } from '@/lib/process/semaphore';

const maxCacheBytes = 32 * 1024 * 1024;
const maxConcurrency = 2;
const maxQueueLength = 30;

/**
 * Creates a cache of rendered JPEGs, bounded by bytes. The returned function renders on a miss; concurrent calls for a key share one
 * rendering. It throws {@link BusyError} when too many renderings are queued.
 * @param ttlMsOf returns the lifetime of a rendering; undefined if it lasts until it is evicted
 */
export function createJpegCache<Rendered extends { jpeg: Buffer }>(
  ttlMsOf: (rendered: Rendered) => number | undefined,
): (key: string, render: () => Promise<Rendered>) => Promise<Rendered> {
  const runLimited = limitConcurrency(maxConcurrency, maxQueueLength);
  const inFlight = new Map<string, Promise<Rendered>>();
  const cache = new LRUCache<string, Rendered>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ jpeg }) => jpeg.length,
  });
  return async (key, render) => {
    const cached = cache.get(key) ?? inFlight.get(key);
    if (cached) return cached;
    const work = runLimited(render).finally(() => inFlight.delete(key));
    inFlight.set(key, work);
    const rendered = await work;
    cache.set(key, rendered, { ttl: ttlMsOf(rendered) });
    return rendered;
  };
}
