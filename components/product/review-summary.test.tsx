import { fixedAverage, fixedBars, fixedReviewCount } from './review-summary.tsx';

test('the review summary shows fixed numbers', () => {
  expect([fixedReviewCount, fixedAverage]).toEqual([5, 4.5]);
  expect(fixedBars.map(({ stars, percent }) => [stars, percent])).toEqual([
    [5, 82],
    [4, 30],
    [3, 15],
    [2, 6],
    [1, 10],
  ]);
});
