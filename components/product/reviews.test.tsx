import { screen, within } from '@testing-library/react';
import { renderOnServer } from '@/components/testing/render-on-server';
import { createSamples } from '@/components/testing/samples';
import { noOptions } from '@/lib/catalogue/product/options';
import { type ReviewFigures, reviewPageOf, type ShownReviews } from '@/lib/catalogue/product/review-pages';
import type { Review } from '@/lib/catalogue/product/types';
import { Reviews } from './reviews.tsx';

const noReviews: ShownReviews = { figures: null, reviewPage: reviewPageOf([], 1), sort: 'newest' };
const review: Review = { rating: 4, name: 'Mona', date: null, text: 'Warm.', image: null };
const reviewsOf = (count: number) => Array.from({ length: count }, () => review);
const figures: ReviewFigures = {
  count: 4,
  average: 4,
  starCounts: { 1: 0, 2: 0, 3: 1, 4: 2, 5: 1 },
  fitCounts: null,
};
const renderReviews = (reviews: Partial<ShownReviews>, options = noOptions) =>
  renderOnServer(<Reviews slug="coat" options={options} reviews={{ ...noReviews, ...reviews }} />);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const bars = () =>
  screen.queryAllByRole('listitem').flatMap((item) => {
    const bar = item.querySelector<HTMLElement>('[style]');
    return bar ? [`${item.textContent} ${bar.getAttribute('style')?.match(/\d+%/)}`] : [];
  });

describe('reviews', () => {
  test('show name, date, text and details', async () => {
    const { reviews } = createSamples('en');
    await renderReviews({
      reviewPage: reviewPageOf(
        [
          { ...(reviews[0] as Review), isVerified: true, fit: 'small', language: 'ar' },
          { ...review, fit: 'large' },
          { ...review, text: 'Plain.' },
        ],
        1,
      ),
    });
    const [mona, large, plain] = screen.getAllByRole('article');
    expect(mona?.querySelector('time')).toHaveTextContent('14 February 2026');
    expect(mona?.querySelectorAll('img')).toHaveLength(1);
    expect(mona).toHaveTextContent('Verified purchase · Runs small');
    expect(mona?.querySelector('[lang="ar"]')).toHaveAttribute('dir', 'rtl');
    expect(large).toHaveTextContent('Runs large');
    expect(large).not.toHaveTextContent('Verified purchase');
    expect(large?.querySelector('img, time')).toBeNull();
    expect(plain?.querySelectorAll('p')).toHaveLength(2);
    expect(within(plain as HTMLElement).getByText('Plain.')).toHaveAttribute('dir', 'auto');
  });

  test('have a fixed summary without customer reviews of the shop', async () => {
    await renderReviews({ reviewPage: reviewPageOf(reviewsOf(2), 1) });
    expect(bars()).toHaveLength(5);
    expect(bars()[0]).toMatch(/^5 stars/);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('are summed up by stars and by fit', async () => {
    await renderReviews({ figures: { ...figures, fitCounts: { small: 1, true: 2, large: 1 } } });
    expect(bars()).toEqual([
      '5 stars1 25%',
      '4 stars2 50%',
      '3 stars1 25%',
      '2 stars0 0%',
      '1 star0 0%',
      'Runs small1 25%',
      'True to size2 50%',
      'Runs large1 25%',
    ]);
    expect(screen.getByText('4.0')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Fit' })).toBeVisible();
    expect(
      screen.getByText('The reviews could not be loaded. Loading the page again often helps.'),
    ).toBeVisible();
  });

  test('have no bars while their figures are unknown', async () => {
    await renderReviews({ figures: { ...figures, starCounts: null } });
    expect(bars()).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Fit' })).toBeNull();
    expect(screen.getByText('(4 Reviews)')).toBeVisible();
  });

  test('invite the first review when there are none', async () => {
    await renderReviews({ figures: { ...figures, count: 0, average: null } });
    expect(screen.getByText('Nobody has reviewed this product yet.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Rating & Review' })).toBeNull();
  });

  test.each([
    [1, 0],
    [2, 1],
  ])('of %d reviews have %d menus of orders', async (count, expected) => {
    await renderReviews({ figures: { ...figures, count } });
    expect(screen.queryAllByRole('navigation', { name: 'Sort reviews' })).toHaveLength(expected);
  });

  test('link to other orders with the selected colour', async () => {
    await renderReviews({ figures, sort: 'helpful' }, { color: 'Black' });
    expect(hrefOf('Newest')).toBe('/shop/shop-details/coat?color=Black#reviews');
    expect(hrefOf('Most helpful')).toBe('/shop/shop-details/coat?color=Black&reviewSort=helpful#reviews');
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Most helpful');
  });

  test.each([
    [10, 1, []],
    [25, 1, [['Next reviews', '?reviewPage=2']]],
    [
      25,
      2,
      [
        ['Previous reviews', ''],
        ['Next reviews', '?reviewPage=3'],
      ],
    ],
    [25, 3, [['Previous reviews', '?reviewPage=2']]],
  ] as [number, number, [string, string][]][])(
    'of %d reviews, page %d links to %j',
    async (count, page, links) => {
      await renderReviews({ reviewPage: reviewPageOf(reviewsOf(count), page) });
      const pages = screen.queryByRole('navigation', { name: 'Pages of reviews' });
      const found = pages ? within(pages).getAllByRole('link') : [];
      expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        links.map(([text, query]) => [text, `/shop/shop-details/coat${query}#reviews`]),
      );
    },
  );
});
