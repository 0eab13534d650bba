import { product, variant } from '../catalogue/testing.ts';
import { carriedValues } from './carried-values.ts';
import { facetNames, facetOf, noFilters } from './facets.ts';
import { findCategory } from './find-category.ts';
import { sortProducts } from './sort-products.ts';
import { topRated } from './top-rated.ts';

const now = Date.UTC(2026, 5, 15);
const cheap = product({ slug: 'cheap', variants: [variant({ price: 100 })] });
const dear = product({ slug: 'dear', variants: [variant({ price: 300 })] });
const reduced = product({
  slug: 'reduced',
  variants: [variant({ price: 400, sale: { price: 200, startsAt: now - 1, endsAt: now + 1 } })],
});
const unknown = product({ slug: 'unknown' });

test.each([
  ['asc', ['dear', 'unknown', 'cheap', 'reduced']],
  ['low', ['cheap', 'reduced', 'dear', 'unknown']],
  ['high', ['dear', 'reduced', 'cheap', 'unknown']],
  ['on-sale', ['reduced', 'dear', 'unknown', 'cheap']],
] as const)(
  'sorted by %s products stand by what they cost now, those of no known price last',
  (sortBy, order) => {
    const given = [dear, unknown, cheap, reduced];
    expect(sortProducts(given, sortBy, now).map(({ slug }) => slug)).toEqual(order);
    expect(given).toEqual([dear, unknown, cheap, reduced]);
  },
);

test('products of no known price stay as they came', () => {
  const other = product({ slug: 'other' });
  for (const sortBy of ['low', 'high'] as const)
    expect(sortProducts([unknown, cheap, other], sortBy, now)).toEqual([cheap, unknown, other]);
});

test('top rated are 4 at most, best first, and none without reviews', () => {
  const rated = (slug: string, ...ratings: number[]) =>
    product({ slug, reviews: ratings.map((rating) => ({ rating })) as never });
  const given = [rated('a', 1), rated('b'), rated('c', 5), rated('d', 4, 5), rated('e', 3), rated('f', 2)];
  expect(topRated(given).map(({ slug }) => slug)).toEqual(['c', 'd', 'e', 'f']);
});

test.each([
  ['2', 2],
  ['02', 2],
  ['ABAYAS', 1],
  ['open-abayas', 2],
  ['2026', 3],
  ['closed', undefined],
  ['', undefined],
])('the category %j is number %s', (name, id) => {
  const categories = [
    { id: 1, name: 'Abayas', slug: 'abayas', children: [{ id: 2, name: 'Open', slug: 'open-abayas' }] },
    { id: 3, name: 'New', slug: '2026' },
  ];
  expect(findCategory(categories, name)?.id).toBe(id);
});

test('facets offer what the upstream sells, in the order of the panel', () => {
  const filters = {
    ...noFilters,
    colors: [{ name: 'Black', code: '#000000' }],
    sizes: ['S', 'M'],
    brands: Array.from({ length: 10 }, (_, at) => ({ name: `Brand ${at}` })),
    attributes: [
      { name: 'Length', values: ['Long'] },
      { name: 'Fabric', values: ['Crepe', 'Linen'] },
    ],
  } as never;
  const offered = Object.fromEntries(facetNames.map((name) => [name, facetOf(name).options(filters)]));
  expect(facetNames).toEqual(['color', 'size', 'fabric', 'brand', 'status']);
  expect(offered.color).toEqual([{ name: 'Black', key: '#000000', code: '#000000' }]);
  expect(offered.size).toEqual([
    { name: 'S', key: null },
    { name: 'M', key: null },
  ]);
  expect(offered.fabric).toEqual([
    { name: 'Crepe', key: '0' },
    { name: 'Linen', key: '1' },
  ]);
  expect(offered.brand).toHaveLength(10);
  expect(offered.status?.map(({ name }) => name)).toEqual(['on-sale', 'in-stock', 'out-of-stock']);
  expect(facetNames.map((name) => facetOf(name).most)).toEqual([
    undefined,
    undefined,
    undefined,
    8,
    undefined,
  ]);
});

test('facets know what a product says of itself', () => {
  const one = product({
    brand: 'Layl',
    variants: [variant({ color: 'Black', size: 'M' }), variant({ color: 'Sand' })],
  });
  expect(facetNames.map((name) => carriedValues[name](one))).toEqual([
    ['Black', 'Sand'],
    ['M', null],
    [null],
    ['Layl'],
    [],
  ]);
});
