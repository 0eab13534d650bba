import { product, variant } from '../product/testing.ts';
import { sortProducts, topRatedProducts } from './sort-products.ts';

const now = Date.UTC(2026, 5, 15);
const cheap = product({ slug: 'cheap', variants: [variant({ price: 100 })] });
const expensive = product({ slug: 'expensive', variants: [variant({ price: 300 })] });
const reduced = product({
  slug: 'reduced',
  variants: [variant({ price: 400, sale: { price: 200, startsAt: now - 1, endsAt: now + 1 } })],
});
const unknown = product({ slug: 'unknown' });

describe('sorting products', () => {
  test.each([
    ['asc', ['expensive', 'unknown', 'cheap', 'reduced']],
    ['low', ['cheap', 'reduced', 'expensive', 'unknown']],
    ['high', ['expensive', 'reduced', 'cheap', 'unknown']],
    ['on-sale', ['reduced', 'expensive', 'unknown', 'cheap']],
  ] as const)('sorts by %s with current prices, unknown prices last', (sortBy, order) => {
    const products = [expensive, unknown, cheap, reduced];
    expect(sortProducts(products, sortBy, now).map(({ slug }) => slug)).toEqual(order);
    expect(products).toEqual([expensive, unknown, cheap, reduced]);
  });

  test('products with unknown prices keep their order', () => {
    const other = product({ slug: 'other' });
    for (const sortBy of ['low', 'high'] as const)
      expect(sortProducts([unknown, cheap, other], sortBy, now)).toEqual([cheap, unknown, other]);
  });
});

const rated = (slug: string, ...ratings: number[]) =>
  product({ slug, reviews: ratings.map((rating) => ({ rating, name: '', text: '' })) as never });

describe('top rated products', () => {
  test('returns the four best averages in stable order without unrated products', () => {
    const products = [
      rated('unrated'),
      rated('middling', 5, 1),
      rated('good', 4, 4),
      rated('also good', 4),
      rated('zero', 0),
      rated('best', 5),
      rated('fair', 3.5),
    ];
    expect(topRatedProducts(products).map(({ slug }) => slug)).toEqual(['best', 'good', 'also good', 'fair']);
    expect(topRatedProducts([rated('zero', 0), rated('one', 1)]).map(({ slug }) => slug)).toEqual([
      'one',
      'zero',
    ]);
    expect(topRatedProducts([rated('unrated')])).toEqual([]);
  });

  test('returns at most 4 products, best first', () => {
    const products = [
      rated('a', 1),
      rated('b'),
      rated('c', 5),
      rated('d', 4, 5),
      rated('e', 3),
      rated('f', 2),
    ];
    expect(topRatedProducts(products).map(({ slug }) => slug)).toEqual(['c', 'd', 'e', 'f']);
  });
});
