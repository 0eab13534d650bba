import { type CacheKind, type ChangeEvent, cacheRules, cacheTag, tagsInvalidatedBy } from './cache-tags.ts';

const events: ChangeEvent['event'][] = [
  'product.updated',
  'category.updated',
  'feature.updated',
  'home.updated',
];
const kinds = Object.keys(cacheRules) as CacheKind[];

describe('tagsInvalidatedBy', () => {
  test.each(kinds)('invalidates the tag of %s on at least one event', (kind) => {
    const invalidated = events.flatMap((event) => tagsInvalidatedBy({ event, slug: 'x' }));
    expect(invalidated).toContain(cacheTag(kind, 'x'));
  });

  test('invalidates only the page and the lists of a changed product', () => {
    const invalidated = tagsInvalidatedBy({ event: 'product.updated', slug: 'abaya' });
    expect(invalidated).toEqual(expect.arrayContaining(['product%3Aabaya', 'listing', 'home']));
    expect(invalidated).not.toContain('product%3Aother');
  });
});

describe('cacheRules', () => {
  test.each(kinds)('caches %s for 1 to 15 whole minutes', (kind) => {
    const { seconds } = cacheRules[kind];
    expect(seconds % 60).toBe(0);
    expect(seconds / 60).toBeGreaterThanOrEqual(1);
    expect(seconds / 60).toBeLessThanOrEqual(15);
  });
});

describe('cacheTag', () => {
  test('is safe in a header and at most 256 characters long', () => {
    const tag = cacheTag('product', 'عباية'.repeat(60));
    expect(tag).toMatch(/^[\x21-\x7e]+$/);
    expect(tag.length).toBeLessThanOrEqual(256);
  });
});
