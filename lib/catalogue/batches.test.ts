import { inBatches } from './batches.ts';

const slugs = (count: number, length: number, letter = 'a') =>
  Array.from({ length: count }, (_, index) => `${index}`.padStart(length, letter));

test('what a cart holds is asked for in one request', () => {
  expect(inBatches(slugs(40, 40))).toHaveLength(1);
  expect(inBatches([])).toEqual([]);
});

test('no request is longer than servers take, and none is lost or asked for twice', () => {
  for (const many of [slugs(250, 8), slugs(100, 200), slugs(60, 200, 'ع')]) {
    const batches = inBatches(many);
    expect(batches.flat()).toEqual(many);
    for (const batch of batches) {
      expect(batch.length).toBeLessThanOrEqual(100);
      expect(batch.map((slug) => `&slug=${encodeURIComponent(slug)}`).join('').length).toBeLessThan(8000);
    }
  }
});
