import { testReadContext } from '../../reads/wire/testing.ts';
import { readReviewPage } from './review-page.ts';

const review = {
  id: 'a',
  author: 'Sara',
  rating: 4,
  text: 'Soft',
  language: 'en',
  createdAt: '2026-02-03T10:00:00Z',
  verified: true,
  fit: 'large',
};
const counts = { '1': 0, '2': 0, '3': 0, '4': 1, '5': 0 };

describe('readReviewPage', () => {
  test('reads a verified review with its fit', () => {
    const context = testReadContext();
    const fit = { small: 0, true: 0, large: 1 };
    expect(readReviewPage({ items: [review], total: 1, average: 4, counts, fit }, context)).toEqual({
      reviews: [
        {
          name: 'Sara',
          rating: 4,
          text: 'Soft',
          language: 'en',
          date: Date.UTC(2026, 1, 3, 10),
          image: null,
          isVerified: true,
          fit: 'large',
        },
      ],
      total: 1,
      average: 4,
      starCounts: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 },
      fitCounts: fit,
    });
    expect(context.unreadableFields).toEqual([]);
  });

  test('leaves out reviews and fields that it cannot read', () => {
    const context = testReadContext();
    const items = [
      { ...review, rating: 'five' },
      { rating: '9', language: 'fr', fit: 'huge', verified: 0 },
    ];
    const page = readReviewPage({ items, total: 2, counts }, context);
    expect(page.reviews).toEqual([{ name: '', rating: 5, text: '', date: null, image: null }]);
    expect([page.starCounts, page.fitCounts]).toEqual([null, null]);
    expect(context.unreadableFields).toEqual(['review.rating', 'reviews.counts']);
  });

  test('reads the count of each star, and the average to one decimal', () => {
    const context = testReadContext();
    const starCounts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 6 };
    expect(
      readReviewPage({ items: [], total: 16, average: 3.75, counts: starCounts }, context),
    ).toMatchObject({
      total: 16,
      average: 3.8,
      starCounts,
    });
    expect(context.unreadableFields).toEqual([]);
  });

  test.each(['small', 'true', 'large'])('reads the count of the fit %s alone', (fit) => {
    const { fitCounts } = readReviewPage({ items: [], fit: { [fit]: 1 } }, testReadContext());
    expect(fitCounts).toEqual({ small: 0, true: 0, large: 0, [fit]: 1 });
  });

  test('counts the reviews of a response without total', () => {
    expect(readReviewPage({ items: [review], average: 4, counts }, testReadContext())).toMatchObject({
      total: 1,
      average: 4,
    });
  });

  test('has no average without reviews', () => {
    expect(readReviewPage({ items: [], total: 0, average: 4 }, testReadContext()).average).toBeNull();
    expect(readReviewPage({ items: [review], total: 1, counts }, testReadContext()).average).toBeNull();
  });

  test('reads a null response as no reviews', () => {
    expect(readReviewPage(null, testReadContext())).toMatchObject({ reviews: [], total: 0, fitCounts: null });
  });
});
