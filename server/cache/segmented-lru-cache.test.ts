import { SegmentedLruCache } from './segmented-lru-cache.ts';

const value = { bytes: 100 };

/** Fills a cache of a thousand bytes with values of a hundred; reads each value `reads` times. */
function filledCache(reads: number) {
  const cache = new SegmentedLruCache<typeof value>(1000, ({ bytes }) => bytes);
  const keys = Array.from({ length: 12 }, (_, index) => `key-${index}`);
  for (const key of keys) {
    cache.set(key, value);
    for (let read = 0; read < reads; read += 1) cache.get(key);
  }
  return { cache, remaining: keys.filter((key) => cache.peek(key)) };
}

describe('SegmentedLruCache', () => {
  test('limits unread values to a fifth of its memory', () => {
    expect(filledCache(0).remaining).toEqual(['key-10', 'key-11']);
    const { cache, remaining } = filledCache(1);
    expect(remaining).toHaveLength(8);
    for (const key of ['new-1', 'new-2', 'new-3']) cache.set(key, value);
    expect([cache.bytes, cache.protectedValues().length]).toEqual([1000, 8]);
  });

  test('keeps a replaced value in its segment', () => {
    const { cache } = filledCache(0);
    cache.get('key-10');
    cache.set('key-10', { bytes: 50 });
    expect(cache.protectedValues()).toEqual([{ bytes: 50 }]);
    expect(cache.bytes).toBe(150);
  });

  test('deletes values of both segments', () => {
    const { cache } = filledCache(0);
    cache.get('key-10');
    for (const key of ['key-10', 'key-11']) cache.delete(key);
    expect(cache.bytes).toBe(0);
  });
});
