import { product } from '../catalogue/testing.ts';
import { listingHref, listingParams, mergedHref, readListingQuery, retryHref } from './address.ts';
import { canonicalQuery, isIndexable, isNarrowed } from './indexable.ts';
import { withinPages } from './pages.ts';
import { emptyQuery, toggled, withFilters } from './query.ts';
import { filterBody } from './request.ts';
import { sortProducts } from './sort-products.ts';

const read = (query: string) => readListingQuery(new URLSearchParams(query));
const everyParameter =
  'category=abayas&subcategory=kaftans&searchText=linen+tunic&minPrice=100&maxPrice=900.5&color=Black%2CSand&size=M%2CL' +
  '&fabric=Crepe&brand=Layl&status=on-sale%2Cin-stock&sortBy=low&page=3&pageSize=15';

test('every parameter is read, and written back the same', () => {
  expect(listingParams(read(everyParameter)).toString()).toBe(everyParameter);
});

test('the default is: everything, sorted by asc, 10 on a page', () => {
  expect(read('')).toEqual(emptyQuery);
  expect(emptyQuery).toMatchObject({ sortBy: 'asc', pageSize: 10 });
  expect(listingHref('/shop', emptyQuery)).toBe('/shop');
});

test.each([
  'minPrice=abc',
  'minPrice=-5',
  'maxPrice=1e9',
  'maxPrice=NaN',
  'page=0',
  'page=two',
  'page=-1',
  'pageSize=7',
  'sortBy=cheapest',
  'status=burnt',
  'color=,,',
  'searchText=%20%20',
  'category=',
])('%s is ignored', (query) => {
  expect(read(query)).toEqual(emptyQuery);
});

test('prices the wrong way round are turned', () => {
  expect(read('minPrice=900&maxPrice=100')).toMatchObject({ minPrice: 100, maxPrice: 900 });
});

test('a list may be repeated or comma-separated, and holds a value once in whatever letter case', () => {
  expect(read('color=Black&color=sand,BLACK').color).toEqual(['BLACK', 'sand']);
});

test('a list is toggled, and an empty one removes its parameter', () => {
  expect(toggled(['Black'], 'sand')).toEqual(['Black', 'sand']);
  expect(toggled(['Black', 'Sand'], 'black')).toEqual(['Sand']);
  expect(listingHref('/shop', withFilters(read('color=Black'), { color: toggled(['Black'], 'black') }))).toBe(
    '/shop',
  );
});

test('changing a filter leads to the first page', () => {
  expect(withFilters(read('page=4&color=Black'), { minPrice: 200 })).toMatchObject({
    page: 1,
    minPrice: 200,
    color: ['Black'],
  });
});

test("parameters that are not the listing's own are kept, in order and repeated", () => {
  const current = new URLSearchParams('utm_source=a&color=Black&utm_source=b&fbclid=x%20y&page=3');
  expect(mergedHref('/shop', current, read('size=M'))).toBe(
    '/shop?size=M&utm_source=a&utm_source=b&fbclid=x+y',
  );
});

test.each([
  ['', true],
  ['page=2', true],
  ['category=abayas&page=2', true],
  ['category=abayas&subcategory=kaftans', true],
  ['color=Black', false],
  ['sortBy=low', false],
  ['pageSize=50', false],
  ['searchText=linen', false],
])('a listing with "%s" may be indexed: %s', (query, expected) => {
  expect(isIndexable(read(query))).toBe(expected);
});

test('search engines get one signal of a listing: kept, taken for another, or left out', () => {
  const signals = (query: string) => {
    const canonical = listingHref('/shop', canonicalQuery(read(query)));
    return { canonical, isOut: isNarrowed(read(query)) };
  };
  const own = (query: string, isOut: boolean) =>
    expect(signals(query)).toEqual({ canonical: `/shop?${query}`, isOut });
  own('category=abayas&page=3', false);
  expect(signals('category=abayas&sortBy=low&page=3').canonical).toBe('/shop?category=abayas');
  own('category=abayas&color=Black&sortBy=low&page=3', true);
  own('searchText=linen', true);
  for (const query of ['sortBy=low', 'pageSize=50&page=2', 'sortBy=high&pageSize=3'])
    expect(signals(query)).toEqual({ canonical: '/shop', isOut: false });
});

test('a wish to ask once more leaves the address with the next choice', () => {
  const again = new URL(retryHref('/shop', read('page=2')), 'http://shop.invalid').searchParams;
  expect(mergedHref('/shop', again, read('page=3'))).toBe('/shop?page=3');
});

test('a page past the end is the last one', () => {
  expect(withinPages(read('page=9'), 35).page).toBe(4);
  expect(withinPages(read('page=2'), 35).page).toBe(2);
  expect(withinPages(read('page=9'), 0).page).toBe(1);
});

test.each([
  ['asc', ['a', 'b', 'c', 'd']],
  ['low', ['b', 'a', 'c', 'd']],
  ['high', ['c', 'a', 'b', 'd']],
  ['on-sale', ['b', 'a', 'c', 'd']],
] as const)(
  'products sorted by %s follow the price to be paid now, those without one last',
  (sortBy, expected) => {
    const sale = { price: 100, startsAt: 0, endsAt: 10 };
    const products = [
      product({ slug: 'a', price: 200 }),
      product({ slug: 'b', price: 900, sale }),
      product({ slug: 'c', price: 300, sale: { ...sale, endsAt: 1 } }),
      product({ slug: 'd', price: null }),
    ];
    expect(sortProducts(products, sortBy, 5).map(({ slug }) => slug)).toEqual(expected);
  },
);

test('the filter object carries what was asked for, brand and status in tags', () => {
  expect(filterBody(read(everyParameter), 7)).toEqual({
    categoryId: 7,
    minPrice: 100,
    maxPrice: 900.5,
    color: 'Black,Sand',
    size: 'M,L',
    searchText: 'linen tunic',
    tags: ['fabric:Crepe', 'brand:Layl', 'status:on-sale', 'status:in-stock'],
    sortBy: 'low',
    pageNumber: 3,
    pageSize: 15,
  });
  expect(filterBody(emptyQuery, null)).toEqual({ sortBy: 'asc', pageNumber: 1, pageSize: 10 });
});

test('a facet travels in its field or as tags, however few its values, and not at all without any', () => {
  expect(filterBody({ ...emptyQuery, color: ['Black'], fabric: ['Crepe'] }, null)).toEqual({
    ...{ color: 'Black', tags: ['fabric:Crepe'] },
    ...{ sortBy: 'asc', pageNumber: 1, pageSize: 10 },
  });
  expect(filterBody(emptyQuery, null)).toEqual({ sortBy: 'asc', pageNumber: 1, pageSize: 10 });
});

test('a page has 3, 5, 10, 15, 50 or 100 products, and 10 where another number is asked for', () => {
  const sizes = [3, 5, 10, 15, 50, 100, 101, 0, 20].map((size) => read(`pageSize=${size}`).pageSize);
  expect(sizes).toEqual([3, 5, 10, 15, 50, 100, 10, 10, 10]);
});

test('a list holds thirty values at most', () => {
  const values = Array.from({ length: 31 }, (_, index) => `c${index}`);
  expect(read(`color=${values.join(',')}`).color).toEqual(values.slice(0, 30));
});

test('prices, pages and words beyond any shop are cut to what can be asked for', () => {
  const asked = read(`minPrice=9999999999&page=9999999&searchText=${'x'.repeat(201)}`);
  expect([asked.minPrice, asked.page, asked.searchText.length]).toEqual([1e9, 1e6, 200]);
});
