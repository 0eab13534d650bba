import type { Review } from '../../catalogue/types.ts';
import { ratings } from './reviews.ts';

const review = (given: Partial<Review> = {}) =>
  ({ rating: 4, name: 'Mona', date: Date.UTC(2026, 1, 3), text: 'Soft', ...given }) as Review;

test('nothing is said of a product without reviews', () => expect(ratings({ reviews: [] })).toEqual({}));

test('a review has its author, rating, day and words, as far as it says them', () => {
  expect(ratings({ reviews: [review({ rating: 5 }), review({ date: null, text: '' })] })).toEqual({
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      reviewCount: 2,
      bestRating: 5,
      worstRating: 0,
    },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Mona' },
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 0 },
        datePublished: '2026-02-03',
        reviewBody: 'Soft',
      },
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Mona' },
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 0 },
      },
    ],
  });
});

test('reviews without a name, or with one of 100 letters, count and are not named; ten are at most', () => {
  const longest = 'x'.repeat(99);
  const given = [review({ name: '' }), review({ name: `${longest}x` }), review({ name: longest })];
  const told = ratings({ reviews: given });
  expect(told.aggregateRating).toMatchObject({ reviewCount: 3 });
  expect(told.review?.map(({ author }) => author)).toEqual([{ '@type': 'Person', name: longest }]);
  expect(ratings({ reviews: [review({ name: '' })] })).not.toHaveProperty('review');
  expect(ratings({ reviews: Array.from({ length: 11 }, () => review()) }).review).toHaveLength(10);
});
