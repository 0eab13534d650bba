import type { Review } from '../../../catalogue/product/types.ts';
import { ratingData } from './product.ts';

const review = (changes: Partial<Review> = {}) =>
  ({ rating: 4, name: 'Mona', date: Date.UTC(2026, 1, 3), text: 'Soft', ...changes }) as Review;

const cairo = 'Africa/Cairo';
const rating = { average: 4.5, count: 12 };

describe('ratingData', () => {
  test('is empty without reviews', () =>
    expect(ratingData({ rating: null, reviews: [] }, cairo)).toEqual({}));

  test('maps author, rating, date and text, omitting absent ones', () => {
    const reviews = [review({ rating: 5, language: 'en' }), review({ date: null, text: '' })];
    expect(ratingData({ rating, reviews }, cairo)).toEqual({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.5,
        reviewCount: 12,
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
          inLanguage: 'en',
        },
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Mona' },
          reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 0 },
        },
      ],
    });
  });

  test('dates a review by the day that the page shows', () => {
    const evening = review({ date: Date.UTC(2026, 1, 3, 22, 30) });
    const dayIn = (timeZone: string) =>
      ratingData({ rating, reviews: [evening] }, timeZone).review?.[0]?.datePublished;
    expect(['Africa/Cairo', 'UTC', 'Asia/Riyadh'].map(dayIn)).toEqual([
      '2026-02-04',
      '2026-02-03',
      '2026-02-04',
    ]);
  });

  test('leaves out the rating where the page shows fixed figures', () => {
    const data = ratingData({ rating: null, reviews: [review()] }, cairo);
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data.review).toHaveLength(1);
  });

  test('omits unnamed and long-named reviews', () => {
    const longName = 'x'.repeat(99);
    const reviews = [review({ name: '' }), review({ name: `${longName}x` }), review({ name: longName })];
    const data = ratingData({ rating, reviews }, cairo);
    expect(data.review?.map(({ author }) => author)).toEqual([{ '@type': 'Person', name: longName }]);
    expect(ratingData({ rating, reviews: [review({ name: '' })] }, cairo)).not.toHaveProperty('review');
  });
});
