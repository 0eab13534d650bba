import { LRUCache } from 'lru-cache';
import type { CacheBudget } from '../../lib/platform/cache/cache-budget.ts';
import type { DiskCache, DiskCacheEntry } from '../../lib/platform/cache/disk-cache.ts';
import { imageCache } from '../../lib/platform/cache/image-cache.ts';
import {
  invalidateLocally,
  invalidationCount,
  isInvalidatedOrPending,
} from '../../lib/platform/cache/local-invalidation.ts';
import { renderContext } from '../../lib/platform/cache/render-context.ts';
import {
  type CacheContext,
  type CachedImage,
  type CachedValue,
  cachedValueKinds,
  cacheTagsHeader,
} from '../../lib/platform/next/private-formats.ts';
import { processSingleton } from '../../lib/platform/process/process-singleton.ts';
import type { Cluster } from '../redis/cluster.ts';
import { SegmentedLruCache } from './segmented-lru-cache.ts';

interface DataCacheEntry {
  value: CachedValue | null;
  tags: string[];
  /** Epoch milliseconds at which the value was stored. Next derives from it whether a read is stale. */
  lastModified: number;
  /**
   * Epoch milliseconds at which a page becomes stale; infinite for reads, whose staleness Next decides. The name is part of the format of
   * entries in Redis.
   */
  oldAt: number;
  /**
   * Lifetime that Next gave a page. A process of Next that has not rendered the page itself would otherwise take it for stale, send it with
   * `no-store` and render it in the background; a request after an invalidation could join that older render.
   */
  cacheControl?: CacheContext['cacheControl'];
  /** Invalidation count when the request that produced the value began. */
  since: number;
}

/** An entry in Redis, without `since`, because each instance counts its own invalidations. */
export type SharedDataCacheEntry = Omit<DataCacheEntry, 'since'>;

/**
 * Creates the data cache behind Next's cache handler: reads of the upstream, and pages with their HTML and flight data, which Next renders
 * together. It never returns an entry if one of its tags was invalidated after the request that produced it began. Exception: when a render
 * failed, the second attempt may use invalidated reads. It never returns a stale page either: the page cache serves stale pages while they
 * are revalidated. After a local miss it asks Redis.
 */
export function createDataCache(
  { reads: maxReadBytes, nextPages: maxPageBytes }: CacheBudget,
  cluster?: Pick<Cluster<SharedDataCacheEntry>, 'invalidation' | 'cache'>,
) {
  const reads = new SegmentedLruCache<DataCacheEntry>(maxReadBytes, bytesOf);
  const pages = new LRUCache<string, DataCacheEntry>({ maxSize: maxPageBytes, sizeCalculation: bytesOf });

  return {
    /** Returns the cache as seen by one request, which begins now. */
    forRequest() {
      const since = invalidationCount();
      const sharedSince = cluster?.invalidation.position();
      return {
        get(key: string, context: CacheContext): DataCacheEntry | null | Promise<DataCacheEntry | null> {
          const entry = reads.get(key) ?? pages.get(key);
          const isValid =
            entry && !isInvalidatedOrPending([...entry.tags, ...(context.tags ?? [])], entry.since);
          if (isValid && entry.oldAt > Date.now()) return withRecordedTags(entry);
          // The API fails, so nothing newer can be read. Next does not revalidate a read that is dated now.
          if (entry && usesLastReads() && !isPage(entry.value)) return { ...entry, lastModified: Date.now() };
          return cluster ? getShared(cluster, key) : null;
        },
        set(key: string, value: CachedValue | null, context: CacheContext): void {
          const tags = tagsOf(value, context);
          if (isPage(value)) recordPageTags(tags);
          // A page of invalidated reads is cached nowhere.
          if (isPage(value) && usesLastReads()) return;
          if (isInvalidatedOrPending(tags, since)) return;
          const lastModified = Date.now();
          const revalidateSeconds = context.cacheControl?.revalidate;
          const hasLifetime = isPage(value) && typeof revalidateSeconds === 'number';
          const oldAt = hasLifetime ? lastModified + revalidateSeconds * 1000 : Number.POSITIVE_INFINITY;
          const entry = { value, tags, lastModified, oldAt, cacheControl: context.cacheControl };
          store(key, { ...entry, since });
          if (sharedSince !== undefined) cluster?.cache.set(key, { value: entry, tags, since: sharedSince });
        },
        invalidateTags: invalidateLocally,
      };
    },
  };

  function store(key: string, entry: DataCacheEntry): void {
    if (isPage(entry.value)) pages.set(key, entry);
    else reads.set(key, entry);
  }

  async function getShared(
    { cache }: Pick<Cluster<SharedDataCacheEntry>, 'cache'>,
    key: string,
  ): Promise<DataCacheEntry | null> {
    const since = invalidationCount();
    const sharedEntry = await cache.get(key);
    if (!sharedEntry) return null;
    const entry = { ...sharedEntry, since };
    if (isInvalidatedOrPending(entry.tags, since) || entry.oldAt <= Date.now()) return null;
    store(key, entry);
    return withRecordedTags(entry);
  }
}

export type DataCache = ReturnType<typeof createDataCache>;

/** Returns the entry itself. If it is a page, the render in progress learns its tags. */
function withRecordedTags(entry: DataCacheEntry): DataCacheEntry {
  if (isPage(entry.value)) recordPageTags(entry.tags);
  return entry;
}

function recordPageTags(tags: string[]): void {
  const context = renderContext.getStore();
  if (context) context.tags = tags;
}

function usesLastReads(): boolean {
  return renderContext.getStore()?.usesLastReads ?? false;
}

/** True for anything but a read of the upstream; null is cached for a page that is not found. */
function isPage(value: CachedValue | null): boolean {
  return value?.kind !== cachedValueKinds.read;
}

function tagsOf(value: CachedValue | null, context: CacheContext): string[] {
  const tagsHeader = value?.headers?.[cacheTagsHeader];
  return typeof tagsHeader === 'string' ? tagsHeader.split(',') : (context.tags ?? value?.tags ?? []);
}

/** Estimates the memory of an entry: two bytes per character at most, and a little for keys and objects. */
function bytesOf({ value }: DataCacheEntry): number {
  const buffers = [value?.rscData, value?.body, ...(value?.segmentData?.values() ?? [])];
  const bufferBytes = buffers.reduce((sum, buffer) => sum + (buffer?.length ?? 0), 0);
  const characters = (value?.html?.length ?? 0) + (value?.data?.body?.length ?? 0);
  return 500 + 2 * characters + bufferBytes;
}

interface StoredValue {
  value: CachedValue | CachedImage | null;
  /** Epoch milliseconds. */
  lastModified: number;
  cacheControl?: CacheContext['cacheControl'];
}

/** The cache of one request, for `next-cache-handler.mjs`. */
export interface NextCacheAdapter {
  get(key: string, context: CacheContext): Promise<StoredValue | null>;
  set(key: string, value: CachedValue | CachedImage | null, context: CacheContext): Promise<void>;
  /** For `revalidateTag` of Next, which the shop does not call. */
  invalidateTags(tags: string[]): void;
}

/**
 * Connects `next-cache-handler.mjs` to the data cache in memory and to resized images on disk. Registers the function by which the handler
 * creates its adapter for each request.
 */
export function registerNextCache(dataCache: DataCache): void {
  const createAdapter = (): NextCacheAdapter => {
    const requestCache = dataCache.forRequest();
    const images = imageCache();
    return {
      async get(key, context) {
        return context.kind === cachedValueKinds.image
          ? getImage(images, key)
          : requestCache.get(key, context);
      },
      async set(key, value, context) {
        if (isImage(value)) await storeImage(images, key, value);
        else requestCache.set(key, value, context);
      },
      invalidateTags: requestCache.invalidateTags,
    };
  };
  processSingleton('next-cache', () => createAdapter);
}

function isImage(value: CachedValue | CachedImage | null): value is CachedImage {
  return value?.kind === cachedValueKinds.image;
}

/** Returns the key of a resized image on disk. Its prefix separates resized images from uploads, which are cached under their paths. */
function diskKeyOf(key: string): string {
  return `size ${key}`;
}

async function getImage(images: DiskCache | undefined, key: string): Promise<StoredValue | null> {
  const entry = await images?.get(diskKeyOf(key));
  if (!entry) return null;
  const { lastModified, ...metadata } = entry.metadata;
  return {
    lastModified: Number(lastModified),
    value: { ...metadata, kind: cachedValueKinds.image, buffer: entry.bytes },
  };
}

async function storeImage(images: DiskCache | undefined, key: string, image: CachedImage) {
  const { buffer, ...metadata } = image;
  await images?.set(diskKeyOf(key), {
    metadata: { ...(metadata as DiskCacheEntry['metadata']), lastModified: Date.now() },
    bytes: buffer,
  });
}
