import { testReader } from '../../reads/wire/testing.ts';
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
    const reader = testReader();
    const fit = { small: 0, true: 0, large: 1 };
    expect(readReviewPage({ items: [review], total: 1, average: 4, counts, fit }, reader)).toEqual({
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
    expect(reader.unreadableFields).toEqual([]);
  });

  test('leaves out reviews and fields that it cannot read', () => {
    const reader = testReader();
    const items = [
      { ...review, rating: 'five' },
      { rating: '9', language: 'fr', fit: 'huge', verified: 0 },
    ];
    const page = readReviewPage({ items, total: 2, counts }, reader);
    expect(page.reviews).toEqual([{ name: '', rating: 5, text: '', date: null, image: null }]);
    expect([page.starCounts, page.fitCounts]).toEqual([null, null]);
    expect(reader.unreadableFields).toEqual(['review.rating', 'reviews.counts']);
  });

  test('reads the count of each star, and the average to one decimal', () => {
    const reader = testReader();
    const starCounts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 6 };
    expect(readReviewPage({ items: [], total: 16, average: 3.75, counts: starCounts }, reader)).toMatchObject(
      {
        total: 16,
        average: 3.8,
        starCounts,
      },
    );
    expect(reader.unreadableFields).toEqual([]);
  });

  test.each(['small', 'true', 'large'])('reads the count of the fit %s alone', (fit) => {
    const { fitCounts } = readReviewPage({ items: [], fit: { [fit]: 1 } }, testReader());
    expect(fitCounts).toEqual({ small: 0, true: 0, large: 0, [fit]: 1 });
  });

  test('counts the reviews of a response without total', () => {
    expect(readReviewPage({ items: [review], average: 4, counts }, testReader())).toMatchObject({
      total: 1,
      average: 4,
    });
  });

  test('has no average without reviews', () => {
    expect(readReviewPage({ items: [], total: 0, average: 4 }, testReader()).average).toBeNull();
    expect(readReviewPage({ items: [review], total: 1, counts }, testReader()).average).toBeNull();
  });

  test('reads a null response as no reviews', () => {
    expect(readReviewPage(null, testReader())).toMatchObject({ reviews: [], total: 0, fitCounts: null });
  });
});
