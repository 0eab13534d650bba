import {
  beginInvalidation,
  invalidateLocally,
  invalidationCount,
} from '../../lib/platform/cache/local-invalidation.ts';
import { type CacheEntry, createPageCache, encodeBody, memoryBytesOf, stateOf } from './page-cache.ts';
import { pageKey } from './testing.ts';

function entryOf(bytes: number, overrides: Partial<CacheEntry> = {}): CacheEntry {
  const response = {
    status: 200,
    headers: {},
    etag: 'x',
    body: { identity: Buffer.alloc(bytes), isFastCompressed: false },
  };
  return {
    response,
    key: pageKey('/'),
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
    cache.set(entryOf(50_000));
    cache.get(pageKey('/'));
    const product = pageKey('/shop/shop-details/made-up');
    for (let number = 0; number < 20_000; number += 1) {
      const key = product.withQuery(new URLSearchParams({ color: String(number) }));
      cache.set(entryOf(20_000, { key }));
    }
    expect(cache.get(pageKey('/'))).toBeDefined();
    expect(cache.sizeBytes()).toBeLessThanOrEqual(maxBytes);
  });

  test('rejects an entry larger than the cache without evicting others', () => {
    const cache = createPageCache(100_000);
    const large = pageKey('/shop');
    cache.set(entryOf(100));
    cache.set(entryOf(1_000_000, { key: large }));
    expect([cache.get(pageKey('/')) !== undefined, cache.get(large)]).toEqual([true, undefined]);
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

describe('encodeBody', () => {
  test('compresses bodies from 500 bytes', async () => {
    const [short, long] = await Promise.all(
      [499, 500].map((bytes) => encodeBody(Buffer.alloc(bytes), { isFast: true })),
    );
    expect(short).toEqual({ identity: Buffer.alloc(499), isFastCompressed: false });
    expect([long?.br !== undefined, long?.gzip !== undefined, long?.isFastCompressed]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

test('memoryBytesOf counts the body in every coding', () => {
  const identity = Buffer.alloc(10);
  const shortBody = memoryBytesOf({ identity, isFastCompressed: false });
  const body = { identity, gzip: Buffer.alloc(200), br: Buffer.alloc(3000), isFastCompressed: true };
  expect(memoryBytesOf(body) - shortBody).toBe(3200);
  expect(shortBody).toBeGreaterThan(10);
});
