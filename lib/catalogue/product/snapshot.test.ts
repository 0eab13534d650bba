import { createProductSnapshot } from './snapshot.ts';
import { product } from './testing.ts';

test('createProductSnapshot truncates the description to 150 characters', () => {
  const { description } = createProductSnapshot(product({ descriptionHtml: `<p>${'word '.repeat(60)}</p>` }));
  expect(description).toMatch(/\.\.\.$/);
  expect(description.replace(/\.\.\.$/, '').length).toBeLessThanOrEqual(150);
});

test.each([
  [
    'reviews of its own',
    false,
    { reviews: [{ rating: 5 }], reviewCount: 3, averageRating: 4.2 },
    { rating: 5 },
  ],
  ['no reviews of its own', false, { reviewCount: 3, averageRating: 4.2 }, { rating: null }],
  [
    'customer reviews',
    true,
    { reviews: [{ rating: 5 }], reviewCount: 3, averageRating: 4.2 },
    { rating: 4.2 },
  ],
  ['no customer reviews', true, { reviews: [{ rating: 5 }], reviewCount: 0, averageRating: null }, {}],
])(
  'createProductSnapshot returns the rating of a product with %s',
  (_case, hasCustomerReviews, overrides, expected) => {
    const { rating } = createProductSnapshot(product(overrides as never), hasCustomerReviews);
    expect({ rating }).toEqual(expected);
  },
);
