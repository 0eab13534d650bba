import { type DiskCache, type DiskCacheEntry, imageCache } from '../../lib/platform/cache/disk-cache.ts';
import {
  type CacheContext,
  type CachedImage,
  type CachedValue,
  cacheKinds,
} from '../../lib/platform/next/private-formats.ts';
import { processSingleton } from '../../lib/platform/process/process-singleton.ts';
import type { DataCache } from './data-cache.ts';

interface StoredValue {
  value: CachedValue | CachedImage | null;
  /** Epoch milliseconds. */
  lastModified: number;
}

/** The cache of one request, for `next-cache-handler.mjs`. */
export interface NextCacheAdapter {
  get(key: string, context: CacheContext): Promise<StoredValue | null>;
  set(key: string, value: CachedValue | CachedImage | null, context: CacheContext): Promise<void>;
  invalidateTags(tags: string[]): void;
}

/** Connects `next-cache-handler.mjs` to the data cache in memory and to resized images on disk. */
export function registerNextCache(data: DataCache): void {
  processSingleton('next-cache', () => (): NextCacheAdapter => {
    const requestCache = data.forRequest();
    const images = imageCache();
    return {
      async get(key, context) {
        return context.kind === cacheKinds.image ? getImage(images, key) : requestCache.get(key, context);
      },
      async set(key, value, context) {
        if (isImage(value)) await storeImage(images, key, value);
        else requestCache.set(key, value, context);
      },
      invalidateTags: requestCache.invalidateTags,
    };
  });
}

function isImage(value: CachedValue | CachedImage | null): value is CachedImage {
  return value?.kind === cacheKinds.image;
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
    value: { ...metadata, kind: cacheKinds.image, buffer: entry.bytes },
  };
}

async function storeImage(images: DiskCache | undefined, key: string, image: CachedImage) {
  const { buffer, ...metadata } = image;
  await images?.set(diskKeyOf(key), {
    metadata: { ...(metadata as DiskCacheEntry['metadata']), lastModified: Date.now() },
    bytes: buffer,
  });
}
