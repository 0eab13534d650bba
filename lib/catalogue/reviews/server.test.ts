import { jsonHandler, startUpstream, type TestUpstream } from '@/lib/platform/upstream/testing';
import { product } from '../product/testing.ts';
import { testReadContext } from '../reads/wire/testing.ts';

jest.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

let upstream: TestUpstream;
let server: typeof import('./server.ts');
beforeAll(async () => {
  upstream = await startUpstream();
  server = await import('./server.ts');
});
beforeEach(() => {
  upstream.requests.length = 0;
});
afterAll(() => upstream.stop());

const withReviews = { capabilities: ['reviews' as const] };
const reviewed = product({ slug: 'abaya', reviewCount: 13, averageRating: 4.25 });
const page = {
  items: [{ author: 'Sara', rating: 5, text: 'Soft', verified: true, createdAt: '2026-02-03T10:00:00Z' }],
  total: 13,
  average: 4.25,
  counts: { '1': 0, '2': 1, '3': 2, '4': 4, '5': 6 },
};

describe('getShownReviews', () => {
  test('reads the requested page, and shows the figures of the product', async () => {
    upstream.handler = jsonHandler(page);
    const shown = await server.getShownReviews(withReviews, 'ar', reviewed, { page: 2, sort: 'helpful' });
    expect(upstream.requests.map(({ path }) => path)).toEqual([
      '/Products/abaya/Reviews?sort=helpful&pageNumber=2&pageSize=10',
    ]);
    expect(shown).toEqual({
      figures: { count: 13, average: 4.3, starCounts: { 1: 0, 2: 1, 3: 2, 4: 4, 5: 6 }, fitCounts: null },
      reviewPage: {
        reviews: [expect.objectContaining({ name: 'Sara', isVerified: true })],
        page: 2,
        hasNext: false,
        from: 11,
        to: 11,
        total: 13,
      },
      sort: 'helpful',
    });
  });

  test('uses the figures of the reviews where the product has none', async () => {
    upstream.handler = jsonHandler({ ...page, average: '3.14' });
    const { figures } = await server.getShownReviews(withReviews, 'en', product({ slug: 'without-figures' }));
    expect(figures).toMatchObject({ count: 13, average: 3.1 });
  });

  test('requests no reviews for a product without any', async () => {
    const unreviewed = product({ reviewCount: 0 });
    const { figures, reviewPage } = await server.getShownReviews(withReviews, 'en', unreviewed);
    expect([figures, reviewPage.total]).toEqual([
      { count: 0, average: null, starCounts: null, fitCounts: null },
      0,
    ]);
    expect(upstream.requests).toEqual([]);
  });

  test('shows the product’s own reviews in a shop without the capability', async () => {
    const listed = product({ reviewCount: 13, reviews: [{ name: 'Mona' }] as never });
    const shown = await server.getShownReviews({ capabilities: [] }, 'en', listed);
    expect(shown).toMatchObject({ figures: null, reviewPage: { reviews: [{ name: 'Mona' }], total: 1 } });
    expect(upstream.requests).toEqual([]);
  });

  test('shows the figures of the product when the reviews fail', async () => {
    upstream.handler = jsonHandler(null, 500);
    const shown = await server.getShownReviews(withReviews, 'en', reviewed);
    expect(shown.figures).toEqual({ count: 13, average: 4.3, starCounts: null, fitCounts: null });
    expect(shown.reviewPage).toMatchObject({ reviews: [], total: 13, hasNext: true });
  });
});

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
    expect(server.readReviewPage({ items: [review], total: 1, average: 4, counts, fit }, context)).toEqual({
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
    const page = server.readReviewPage({ items, total: 2, counts }, context);
    expect(page.reviews).toEqual([{ name: '', rating: 5, text: '', date: null, image: null }]);
    expect([page.starCounts, page.fitCounts]).toEqual([null, null]);
    expect(context.unreadableFields).toEqual(['review.rating', 'reviews.counts']);
  });

  test('reads the count of each star, and the average to one decimal', () => {
    const context = testReadContext();
    const starCounts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 6 };
    expect(
      server.readReviewPage({ items: [], total: 16, average: 3.75, counts: starCounts }, context),
    ).toMatchObject({
      total: 16,
      average: 3.8,
      starCounts,
    });
    expect(context.unreadableFields).toEqual([]);
  });

  test.each(['small', 'true', 'large'])('reads the count of the fit %s alone', (fit) => {
    const { fitCounts } = server.readReviewPage({ items: [], fit: { [fit]: 1 } }, testReadContext());
    expect(fitCounts).toEqual({ small: 0, true: 0, large: 0, [fit]: 1 });
  });

  test('counts the reviews of a response without total', () => {
    expect(server.readReviewPage({ items: [review], average: 4, counts }, testReadContext())).toMatchObject({
      total: 1,
      average: 4,
    });
  });

  test('has no average without reviews', () => {
    expect(server.readReviewPage({ items: [], total: 0, average: 4 }, testReadContext()).average).toBeNull();
    expect(
      server.readReviewPage({ items: [review], total: 1, counts }, testReadContext()).average,
    ).toBeNull();
  });

  test('reads a null response as no reviews', () => {
    expect(server.readReviewPage(null, testReadContext())).toMatchObject({
      reviews: [],
      total: 0,
      fitCounts: null,
    });
  });
});
