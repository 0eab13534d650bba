import { batchSlugs } from './fetch-snapshots.ts';

const slugs = (count: number, length: number, letter = 'a') =>
  Array.from({ length: count }, (_, index) => `${index}`.padStart(length, letter));

describe('slug batches', () => {
  test('the products of a cart fit into one batch', () => {
    expect(batchSlugs(slugs(40, 40))).toHaveLength(1);
    expect(batchSlugs([])).toEqual([]);
  });

  test('batches stay within the limits and contain every slug once', () => {
    for (const allSlugs of [slugs(250, 8), slugs(100, 200), slugs(60, 200, 'ع')]) {
      const batches = batchSlugs(allSlugs);
      expect(batches.flat()).toEqual(allSlugs);
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(100);
        expect(batch.map((slug) => `&slug=${encodeURIComponent(slug)}`).join('').length).toBeLessThan(8000);
      }
    }
  });
});
