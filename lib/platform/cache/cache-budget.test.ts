import { splitCacheBudget } from './cache-budget.ts';

describe('splitCacheBudget', () => {
  const megabyte = 1_048_576;

  test('gives pages half of the memory', () => {
    expect(splitCacheBudget(16).pages).toBe(8 * megabyte);
  });

  test('divides all of the memory among the caches', () => {
    const parts = Object.values(splitCacheBudget(192));
    expect(parts.reduce((sum, bytes) => sum + bytes, 0)).toBe(192 * megabyte);
  });
});
