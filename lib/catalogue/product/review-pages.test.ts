import { readReviewPageNumber, reviewPageOf, reviewsPerPage } from './review-pages.ts';
import type { Review } from './types.ts';

const reviews = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: String(index + 1) }) as Review);

describe('readReviewPageNumber', () => {
  test.each([
    ['2', 2],
    ['1000', 1000],
    ['1001', 1000],
    ['99999', 1000],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['two', 1],
    ['', 1],
  ])('reads %j as %i', (value, page) => {
    expect(readReviewPageNumber(new URLSearchParams({ reviewPage: value }))).toBe(page);
  });

  test('reads 1 without a query', () => {
    expect([readReviewPageNumber(null), readReviewPageNumber(new URLSearchParams())]).toEqual([1, 1]);
  });
});

describe('reviewPageOf', () => {
  test('shows every review on exactly one page', () => {
    const all = reviews(25);
    const pages = [1, 2, 3].map((page) => reviewPageOf(all, page));
    expect(pages.flatMap((page) => page.reviews)).toEqual(all);
    expect(pages.map(({ from, to, total, hasNext }) => [from, to, total, hasNext])).toEqual([
      [1, 10, 25, true],
      [11, 20, 25, true],
      [21, 25, 25, false],
    ]);
  });

  test('has no next page when all reviews fit on the first', () => {
    expect(reviewPageOf(reviews(reviewsPerPage), 1).hasNext).toBe(false);
    expect(reviewPageOf([], 1)).toMatchObject({ reviews: [], page: 1, hasNext: false });
  });

  test('shows the last page when a later one is requested', () => {
    expect(reviewPageOf(reviews(25), 9)).toEqual(reviewPageOf(reviews(25), 3));
    expect(reviewPageOf([], 9).page).toBe(1);
  });

  test('ends at the last page that is served', () => {
    const last = reviewPageOf(reviews(10_011), 1000);
    expect([last.to, last.hasNext]).toEqual([10_000, false]);
  });
});
