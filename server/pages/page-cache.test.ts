import {
  beginInvalidation,
  invalidateLocally,
  invalidationCount,
} from '../../lib/cache/local-invalidation.ts';
import { type CacheEntry, createPageCache, stateOf } from './page-cache.ts';
import { pageRequest } from './testing.ts';

function entryOf(bytes: number, overrides: Partial<CacheEntry> = {}): CacheEntry {
  const response = {
    status: 200,
    headers: {},
    etag: 'x',
    body: { identity: Buffer.alloc(bytes), isFastCompressed: false },
  };
  return {
    response,
    request: pageRequest('/'),
    isReused: false,
    scriptName: null,
    tags: ['a', 'b'],
    since: invalidationCount(),
    storedAt: performance.now(),
    staleAt: performance.now() + 1000,
    expiresAt: Number.POSITIVE_INFINITY,
    ...overrides,
  };
}

describe('createPageCache', () => {
  test('protects a reused page from twenty thousand one-off URLs', () => {
    const maxBytes = 1_000_000;
    const cache = createPageCache(maxBytes);
    cache.set('home', entryOf(50_000));
    cache.get('home');
    for (let number = 0; number < 20_000; number += 1) cache.set(`made-up-${number}`, entryOf(20_000));
    expect(cache.get('home')).toBeDefined();
    expect(cache.sizeBytes()).toBeLessThanOrEqual(maxBytes);
  });

  test('rejects an entry larger than the cache without evicting others', () => {
    const cache = createPageCache(100_000);
    cache.set('small', entryOf(100));
    cache.set('large', entryOf(1_000_000));
    expect([cache.get('small') !== undefined, cache.get('large')]).toEqual([true, undefined]);
  });
});

describe('stateOf', () => {
  test('is stale after the lifetime, expired after an invalidation or price change', () => {
    const now = performance.now();
    expect(stateOf(entryOf(1))).toBe('fresh');
    expect(stateOf(entryOf(1, { staleAt: now - 1 }))).toBe('stale');
    expect(stateOf(entryOf(1, { expiresAt: Date.now() - 1 }))).toBe('expired');
    const entry = entryOf(1);
    invalidateLocally(['c']);
    expect(stateOf(entry)).toBe('fresh');
    invalidateLocally(['b']);
    expect(stateOf(entry)).toBe('expired');
    expect(stateOf(entryOf(1))).toBe('fresh');
  });

  test('is invalidating while an invalidation is pending, then expired', () => {
    const entry = entryOf(1);
    const commit = beginInvalidation(new Set(['a']));
    expect(stateOf(entry)).toBe('invalidating');
    commit();
    expect(stateOf(entry)).toBe('expired');
  });

  test('is expired by one invalidation while another is pending', () => {
    const entry = entryOf(1);
    const commit = beginInvalidation(new Set(['a']));
    invalidateLocally(['b']);
    expect(stateOf(entry)).toBe('expired');
    commit();
  });
});
