import {
  invalidationCount,
  isInvalidated,
  isInvalidatedOrPending,
} from '../../lib/platform/cache/local-invalidation.ts';
import type { PageKey } from '../../lib/site/routing/page-key.ts';
import { SegmentedLruCache } from '../cache/segmented-lru-cache.ts';
import { type EncodedBody, memoryBytesOf } from './content-encoding.ts';

/** A response with its body in every content coding. */
export interface EncodedResponse {
  status: number;
  /** All headers that do not depend on the visitor or the time: no coding, length or age, and a `Location` without a query. */
  headers: Record<string, string | string[]>;
  etag: string | null;
  body: EncodedBody;
}

/** A cached response. Times are `performance.now()` milliseconds unless noted otherwise. */
export interface CacheEntry {
  response: EncodedResponse;
  key: PageKey;
  /** True once the entry was served from the cache. */
  isReused: boolean;
  /** File with the page's own scripts; null when it has none. */
  scriptName: string | null;
  tags: string[];
  /** Invalidation count when rendering started. */
  since: number;
  storedAt: number;
  /** From then on the entry is served stale while it is revalidated. */
  staleAt: number;
  /** Epoch milliseconds from which the entry must not be served, because a price on the page changes. */
  expiresAt: number;
}

/** `invalidating`: one of the tags has a pending invalidation. */
export type CacheState = 'fresh' | 'stale' | 'invalidating' | 'expired';

/** Creates the byte-bounded cache of encoded responses. */
export function createPageCache(maxBytes: number) {
  const entries = new SegmentedLruCache<CacheEntry>(maxBytes, ({ response }) => memoryBytesOf(response.body));
  return {
    get({ id }: PageKey): CacheEntry | undefined {
      const entry = entries.get(id);
      if (entry) entry.isReused = true;
      return entry;
    },
    /** Returns an entry without counting the read. */
    peek: ({ id }: PageKey): CacheEntry | undefined => entries.peek(id),
    set: (entry: CacheEntry): void => entries.set(entry.key.id, entry),
    delete: ({ id }: PageKey): void => entries.delete(id),
    /** Entries that were served since they were stored, the most recently used first. */
    hotEntries: () => entries.protectedValues().filter(({ isReused }) => isReused),
    /** Bytes in use. */
    sizeBytes: () => entries.bytes,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Returns the state that decides whether an entry is served: `fresh` as is, `stale` while it is revalidated, `invalidating` until the
 * invalidation is committed, `expired` not at all.
 */
export function stateOf(entry: CacheEntry): CacheState {
  const { tags, since, expiresAt, staleAt } = entry;
  if (isInvalidated(tags, since) || expiresAt <= Date.now()) return 'expired';
  if (isInvalidatedOrPending(tags, since)) return 'invalidating';
  // No tag was invalidated so far: the next check starts from here.
  entry.since = invalidationCount();
  return staleAt <= performance.now() ? 'stale' : 'fresh';
}
