import { type CacheKind, type ChangeEvent, cacheRules, cacheTag, tagsClearedBy } from './cache-tags.ts';

const events: ChangeEvent['event'][] = [
  'product.updated',
  'category.updated',
  'feature.updated',
  'home.updated',
];
const kinds = Object.keys(cacheRules) as CacheKind[];

test.each(kinds)('the tag of %s is cleared by some event', (kind) => {
  const cleared = events.flatMap((event) => tagsClearedBy({ event, slug: 'x' }));
  expect(cleared).toContain(cacheTag(kind, 'x'));
});

test('a product change clears its page and every list it may stand in, and no other product', () => {
  const cleared = tagsClearedBy({ event: 'product.updated', slug: 'abaya' });
  expect(cleared).toEqual(expect.arrayContaining(['product%3Aabaya', 'listing', 'home']));
  expect(cleared).not.toContain('product%3Aother');
});

test.each(kinds)('%s may be kept for whole minutes, one at least and fifteen at most', (kind) => {
  const { seconds } = cacheRules[kind];
  expect(seconds % 60).toBe(0);
  expect(seconds / 60).toBeGreaterThanOrEqual(1);
  expect(seconds / 60).toBeLessThanOrEqual(15);
});

test('tags are safe in a header and within the length the cache takes', () => {
  const tag = cacheTag('product', 'عباية'.repeat(60));
  expect(tag).toMatch(/^[\x21-\x7e]+$/);
  expect(tag.length).toBeLessThanOrEqual(256);
});
