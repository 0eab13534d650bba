import { averageRating, ratingOf, readRating } from './rating.ts';
import type { Review } from './types.ts';

describe('rating', () => {
  test('the average rating is rounded to 1 decimal', () => {
    const average = (...ratings: number[]) => averageRating(ratings.map((rating) => ({ rating })));
    expect(average(5, 4, 4)).toBe(4.3);
    expect(average(4, 4, 4, 5)).toBe(4.3);
    expect(average(0)).toBe(0);
  });

  test.each([
    ['4.5', 4.5],
    [6, 5],
    [-1, 0],
    ['five', null],
  ])('%p is read as %p', (value, expected) => {
    expect(readRating(value)).toBe(expected);
  });

  test('the rating is that of customers where the shop has reviews', () => {
    const product = { reviews: [{ rating: 3 } as Review], reviewCount: 2, averageRating: 4.26 };
    expect(ratingOf(product, true)).toBe(4.3);
    expect(ratingOf(product, false)).toBe(3);
    expect(ratingOf({ ...product, reviewCount: 0 }, true)).toBeNull();
    expect(ratingOf({ ...product, averageRating: null }, true)).toBeNull();
  });

  test('a product without reviews has no average', () => {
    expect(averageRating([])).toBeNull();
  });
});
