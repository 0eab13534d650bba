import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import {
  invalidationCount,
  isInvalidated,
  isInvalidatedOrPending,
} from '../../lib/platform/cache/local-invalidation.ts';
import type { PageKey } from '../../lib/site/routing/page-key.ts';
import { SegmentedLruCache } from '../cache/segmented-lru-cache.ts';
import { firstScripts, type Script } from './page-scripts.ts';

/** A body in each content coding. Short bodies have only the identity coding. */
export interface EncodedBody {
  identity: Buffer;
  gzip?: Buffer;
  br?: Buffer;
  /** True when fast compression levels were used, so that the body could be smaller. */
  isFastCompressed: boolean;
}

/** A response with its body in every content coding: the form in which pages and their scripts are cached. */
export interface EncodedResponse {
  status: number;
  /** All headers that do not depend on the visitor or the time: no coding, length or age, and a `Location` without a query. */
  headers: Record<string, string | string[]>;
  /** Without quotes and coding; null for a response without entity tag. */
  etag: string | null;
  body: EncodedBody;
}

const minCompressedBytes = 500;
const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);
/** A page takes 2 ms at the fast levels and 35 ms at the thorough ones, for 10 % fewer bytes; brotli 11 takes 120 ms for another 2 %. */
const fastLevels = { br: 5, gzip: 6 };
const thoroughLevels = { br: 10, gzip: 9 };

/** Compresses a body on the thread pool. `isFast` uses fast levels, for bodies that are sent once or replaced soon. */
export async function encodeBody(identity: Buffer, { isFast }: { isFast: boolean }): Promise<EncodedBody> {
  if (identity.length < minCompressedBytes) return { identity, isFastCompressed: false };
  const levels = isFast ? fastLevels : thoroughLevels;
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levels.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzip(identity, { level: levels.gzip }),
  ]);
  return { identity, br, gzip: gz, isFastCompressed: isFast };
}

/** Estimates the memory of a cached body in all codings, headers included. */
export function memoryBytesOf({ identity, gzip: gz, br }: EncodedBody): number {
  return 1000 + identity.length + (gz?.length ?? 0) + (br?.length ?? 0);
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

/** Fraction of the memory for files of pages that visitors do not share. */
const unsharedShare = 0.25;
const immutableCacheControl = 'public, max-age=31536000, immutable';

/** Time for a visitor's browser to load the file of a page that is not shared, after its images. */
const unsharedTtlMs = 5 * 60_000;

/** First scripts by name, the same for all shops. */
let firstScriptResponses: Promise<Map<string, EncodedResponse>> | undefined;

/** Creates the byte-bounded store of script files. */
export async function createScriptFiles(maxBytes: number) {
  const files = new SegmentedLruCache<EncodedResponse>(maxBytes * (1 - unsharedShare), ({ body }) =>
    memoryBytesOf(body),
  );
  /** Files of pages that visitors do not share. Their URLs contain a random name. */
  const unsharedFiles = new LRUCache<string, EncodedResponse>({
    maxSize: Math.max(1, Math.floor(maxBytes * unsharedShare)),
    sizeCalculation: ({ body }) => memoryBytesOf(body),
    ttl: unsharedTtlMs,
  });
  firstScriptResponses ??= encodeFirstScripts();
  const firstResponses = await firstScriptResponses;

  return {
    get(name: string): EncodedResponse | undefined {
      return firstResponses.get(name) ?? files.get(name) ?? unsharedFiles.get(name);
    },
    /** Returns the file of a shared page without counting the read. */
    peek: (name: string): EncodedResponse | undefined => files.peek(name),
    /** @param options `isFast` uses fast compression levels, as for the page */
    async set({ name, code }: Script, { isFast }: { isFast: boolean }): Promise<void> {
      if (!files.peek(name)) files.set(name, await scriptResponse(code, immutableCacheControl, { isFast }));
    },
    /** Stores, for a few minutes, the file of a page that visitors do not share. */
    async setUnshared({ name, code }: Script): Promise<void> {
      unsharedFiles.set(name, await scriptResponse(code, 'private, no-store', { isFast: true }));
    },
  };
}

export type ScriptFiles = Awaited<ReturnType<typeof createScriptFiles>>;

async function encodeFirstScripts(): Promise<Map<string, EncodedResponse>> {
  const entries = Object.values(firstScripts()).map(
    async ({ name, code }) =>
      [name, await scriptResponse(code, immutableCacheControl, { isFast: false })] as const,
  );
  return new Map(await Promise.all(entries));
}

async function scriptResponse(
  code: string,
  cacheControl: string,
  compression: { isFast: boolean },
): Promise<EncodedResponse> {
  return {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': cacheControl,
      vary: 'accept-encoding',
    },
    etag: null,
    body: await encodeBody(Buffer.from(code), compression),
  };
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
  // After an error, this body stays as it is, and the recompression of other bodies goes on.
  response.body = await encodeBody(body.identity, { isFast: false }).catch(() => body);
}
