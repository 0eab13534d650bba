import { product, variant } from '../product/testing.ts';
import { sortProducts } from './sort-products.ts';

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
