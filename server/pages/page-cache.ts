import {
  invalidationCount,
  isInvalidated,
  isInvalidatedOrPending,
} from '../../lib/platform/cache/local-invalidation.ts';
import type { PageKey } from '../../lib/site/routing/page-key.ts';
import { SegmentedLruCache } from '../cache/segmented-lru-cache.ts';
import { type EncodedResponse, encodeBody, memoryBytesOf } from './content-encoding.ts';
import type { ScriptFiles } from './page-scripts.ts';

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
  /** Epoch milliseconds from which the entry must not be served, because a price on the page changes; else Infinity. */
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

const stableAfterMs = 3000;

/** True for an entry that has been cached for three seconds. Entries that are invalidated sooner are not worth thorough compression. */
export function isStable({ storedAt }: CacheEntry): boolean {
  return performance.now() - storedAt >= stableAfterMs;
}

/**
 * Recompresses the hot, fresh and stable entries that were compressed at fast levels, and their scripts, at thorough levels. It compresses
 * one body at a time, to occupy a single thread of the pool.
 */
export async function recompressStableEntries(cache: PageCache, scripts: ScriptFiles): Promise<void> {
  const entries = cache.hotEntries().filter((entry) => isStable(entry) && stateOf(entry) === 'fresh');
  for (const { response, scriptName } of entries) {
    await recompress(response);
    if (scriptName !== null) await recompress(scripts.peek(scriptName));
  }
}

async function recompress(response: EncodedResponse | undefined): Promise<void> {
  if (!response?.body.isFastCompressed) return;
  const { body } = response;
  // An error leaves this body as it is and does not stop the others.
  response.body = await encodeBody(body.identity, { isFast: false }).catch(() => body);
}
