import { splitCacheBudget } from '../../lib/platform/cache/cache-budget.ts';
import type { DiskCacheEntry } from '../../lib/platform/cache/disk-cache.ts';
import { registerImageCache } from '../../lib/platform/cache/image-cache.ts';
import { processSingleton } from '../../lib/platform/process/process-singleton.ts';
import { createDataCache, type NextCacheAdapter, registerNextCache } from './next-cache.ts';

registerNextCache(createDataCache(splitCacheBudget(1)));
/** Creates the cache of a request, as next-cache-handler.mjs does. */
const requestCache = processSingleton<() => NextCacheAdapter>('next-cache', () => {
  throw new Error('registerNextCache has not registered the cache');
});

const image = { kind: 'IMAGE' as const, buffer: Buffer.from('webp'), etag: 'one' };
const read = { kind: 'FETCH', data: { body: '{}' }, tags: [] };

describe('registerNextCache', () => {
  test('stores reads in memory and images on disk', async () => {
    const files = new Map<string, DiskCacheEntry>();
    registerImageCache({
      get: async (key) => files.get(key) ?? null,
      set: async (key, file) => void files.set(key, file),
    });
    await requestCache().set('key', read, {});
    expect(files.size).toBe(0);
    expect(await requestCache().get('key', { kind: 'IMAGE' })).toBeNull();
    await requestCache().set('key', image, {});
    expect([...files.keys()]).toEqual(['size key']);
    expect((await requestCache().get('key', { kind: 'FETCH' }))?.value).toBe(read);
    expect(await requestCache().get('key', { kind: 'IMAGE' })).toEqual({
      lastModified: expect.any(Number),
      value: image,
    });
  });

  test('invalidates tags', async () => {
    await requestCache().set('home', { ...read, tags: ['home'] }, {});
    requestCache().invalidateTags(['home']);
    expect(await requestCache().get('home', {})).toBeNull();
  });
});
