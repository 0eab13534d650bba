import { averageRating } from './rating.ts';

test('average ratings are rounded to 1 decimal', () => {
  const average = (...ratings: number[]) => averageRating(ratings.map((rating) => ({ rating })));
  expect(average(5, 4, 4)).toBe(4.3);
  expect(average(4, 4, 4, 5)).toBe(4.3);
  expect(average(0)).toBe(0);
});

test('a product without reviews has no average', () => {
  expect(averageRating([])).toBeNull();
});
