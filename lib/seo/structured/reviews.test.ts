import type { Review } from '../../product/types.ts';
import { ratingData } from './reviews.ts';

const review = (changes: Partial<Review> = {}) =>
  ({ rating: 4, name: 'Mona', date: Date.UTC(2026, 1, 3), text: 'Soft', ...changes }) as Review;

describe('ratingData', () => {
  test('is empty without reviews', () => expect(ratingData({ reviews: [] })).toEqual({}));

  test('maps author, rating, date and text, omitting absent ones', () => {
    expect(ratingData({ reviews: [review({ rating: 5 }), review({ date: null, text: '' })] })).toEqual({
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

  test('contains the reviews of the shown page and rates all', () => {
    const reviews = Array.from({ length: 12 }, (_, index) => review({ text: `${index + 1}` }));
    const data = ratingData({ reviews }, 2);
    expect(data.review?.map(({ reviewBody }) => reviewBody)).toEqual(['11', '12']);
    expect(data.aggregateRating).toMatchObject({ reviewCount: 12 });
  });

  test('omits unnamed and long-named reviews and all beyond ten', () => {
    const longName = 'x'.repeat(99);
    const reviews = [review({ name: '' }), review({ name: `${longName}x` }), review({ name: longName })];
    const data = ratingData({ reviews });
    expect(data.aggregateRating).toMatchObject({ reviewCount: 3 });
    expect(data.review?.map(({ author }) => author)).toEqual([{ '@type': 'Person', name: longName }]);
    expect(ratingData({ reviews: [review({ name: '' })] })).not.toHaveProperty('review');
    expect(ratingData({ reviews: Array.from({ length: 11 }, () => review()) }).review).toHaveLength(10);
  });
});
