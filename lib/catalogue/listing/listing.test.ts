import { product } from '../product/testing.ts';
import { filterRequestBody } from './filter-request.ts';
import { canonicalQuery, isFiltered } from './indexing.ts';
import { clampPage } from './pagination.ts';
import { emptyQuery, mergeQueries, toggleValue, withFilters } from './query.ts';
import { readListingQuery } from './read-query.ts';
import { sortProducts } from './sort-products.ts';
import { hrefWithOtherParameters, isIndexable, listingHref, listingParams, retryHref } from './url.ts';

const read = (query: string) => readListingQuery(new URLSearchParams(query));
const everyParameter =
  'category=abayas&subcategory=kaftans&searchText=linen+tunic&exactText=1&minPrice=100&maxPrice=900.5&color=Black%2CSand&size=M%2CL' +
  '&fabric=Crepe&brand=Layl&status=on-sale%2Cin-stock&sortBy=low&page=3&pageSize=15';

describe('listing query', () => {
  test('every parameter is parsed and serialised unchanged', () => {
    expect(listingParams(read(everyParameter)).toString()).toBe(everyParameter);
  });

  test('an empty query lists all products by asc, 10 per page', () => {
    expect(read('')).toEqual(emptyQuery);
    expect(emptyQuery).toMatchObject({ sortBy: 'asc', pageSize: 10 });
    expect(listingHref('/shop', emptyQuery)).toBe('/shop');
  });

  test.each([
    ['minPrice', 'abc'],
    ['minPrice', '-5'],
    ['minPrice', '1000-2000'],
    ['maxPrice', '1e9'],
    ['maxPrice', 'NaN'],
    ['page', 'two'],
    ['page', '-1'],
    ['pageSize', '7'],
    ['sortBy', 'cheapest'],
    ['status', 'on-sale,unknown'],
  ])('names %s=%s as unreadable until the next filter', (parameter, value) => {
    const query = read(`${parameter}=${value}`);
    expect(query.unreadable).toEqual([{ parameter, value }]);
    expect(listingParams(query).get(parameter)).toBeTruthy();
    expect(isFiltered(query)).toBe(true);
    expect(withFilters(query, { color: [] }).unreadable).toEqual([]);
  });

  test.each([
    ['minPrice=١٠٠٠&maxPrice=٢٬٠٠٠٫٥', 'minPrice=1000&maxPrice=2000.5'],
    ['minPrice=1,000&maxPrice=EGP 2000', 'minPrice=1000&maxPrice=2000'],
    ['maxPrice=۹۹۹ ج.م.', 'maxPrice=999'],
    ['page=٣&pageSize=٥٠', 'page=3&pageSize=50'],
    ['page=%E2%80%8E2%E2%80%8E', 'page=2'],
    [
      'searchText=%E2%80%AAabaya%C2%A0linen%E2%80%AC&sortBy=%E2%80%8Blow',
      'searchText=abaya+linen&sortBy=low',
    ],
    ['size=M،L&status=ON-SALE', 'size=M%2CL&status=on-sale'],
  ])('%s means %s', (typed, canonical) => {
    expect(listingParams(read(typed)).toString()).toBe(canonical);
  });

  test.each(['page=0', 'minPrice=', 'color=,,', 'searchText=%20%20', 'category=', 'exactText=1'])(
    '%s is ignored',
    (query) => {
      expect(read(query)).toEqual(emptyQuery);
    },
  );

  test('a reversed price range is put in order', () => {
    expect(read('minPrice=900&maxPrice=100')).toMatchObject({ minPrice: 100, maxPrice: 900 });
  });

  test('lists may be repeated or comma-separated, without duplicates', () => {
    expect(read('color=Black&color=sand,BLACK').color).toEqual(['BLACK', 'sand']);
  });

  test('toggling adds or removes a value; empty lists have no parameter', () => {
    expect(toggleValue(['Black'], 'sand')).toEqual(['Black', 'sand']);
    expect(toggleValue(['Black', 'Sand'], 'black')).toEqual(['Sand']);
    expect(
      listingHref('/shop', withFilters(read('color=Black'), { color: toggleValue(['Black'], 'black') })),
    ).toBe('/shop');
  });

  test('changing a filter resets the page', () => {
    expect(withFilters(read('page=4&color=Black'), { minPrice: 200 })).toMatchObject({
      page: 1,
      minPrice: 200,
      color: ['Black'],
    });
  });

  test.each([
    ['with the last filter that replaced its numbers', 'maxPrice=1500', { maxPrice: null }, ''],
    ['with its search text and size', 'searchText=dress&size=M', { searchText: '', size: [] }, ''],
    ['not while one of these filters remains', 'maxPrice=1500&size=M', { maxPrice: null }, 'dress'],
    ['not where its numbers stay text', 'searchText=dress', { color: ['Black'] }, 'dress'],
  ])('the typed text goes %s', (_case, search, change, typedText) => {
    expect(withFilters(read(`typedText=dress&${search}`), change).typedText).toBe(typedText);
  });

  test('preserves other parameters of the URL and their order', () => {
    const current = new URLSearchParams('utm_source=a&color=Black&utm_source=b&fbclid=x%20y&page=3');
    expect(hrefWithOtherParameters('/shop', current, read('size=M'))).toBe(
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
  ])('a listing with "%s" is indexable: %s', (query, expected) => {
    expect(isIndexable(read(query))).toBe(expected);
  });

  test('filtered listings are not indexed, sorted ones have a plain canonical URL', () => {
    const indexingOf = (query: string) => {
      const canonical = listingHref('/shop', canonicalQuery(read(query)));
      return { canonical, isExcluded: isFiltered(read(query)) };
    };
    const expectSelfCanonical = (query: string, isExcluded: boolean) =>
      expect(indexingOf(query)).toEqual({ canonical: `/shop?${query}`, isExcluded });
    expectSelfCanonical('category=abayas&page=3', false);
    expect(indexingOf('category=abayas&sortBy=low&page=3').canonical).toBe('/shop?category=abayas');
    expectSelfCanonical('category=abayas&color=Black&sortBy=low&page=3', true);
    expectSelfCanonical('searchText=linen', true);
    for (const query of ['sortBy=low', 'pageSize=50&page=2', 'sortBy=high&pageSize=3'])
      expect(indexingOf(query)).toEqual({ canonical: '/shop', isExcluded: false });
  });

  test('the retry parameter is removed by the next change', () => {
    const retryParams = new URL(retryHref('/shop', read('page=2')), 'http://shop.invalid').searchParams;
    expect(hrefWithOtherParameters('/shop', retryParams, read('page=3'))).toBe('/shop?page=3');
  });

  test('a page past the end becomes the last page', () => {
    expect(clampPage(read('page=9'), 35).page).toBe(4);
    expect(clampPage(read('page=2'), 35).page).toBe(2);
    expect(clampPage(read('page=9'), 0).page).toBe(1);
  });

  test.each([
    ['asc', ['a', 'b', 'c', 'd']],
    ['low', ['b', 'a', 'c', 'd']],
    ['high', ['c', 'a', 'b', 'd']],
    ['on-sale', ['b', 'a', 'c', 'd']],
  ] as const)('sorting by %s uses the current price, unknown prices last', (sortBy, expected) => {
    const sale = { price: 100, startsAt: 0, endsAt: 10 };
    const products = [
      product({ slug: 'a', price: 200 }),
      product({ slug: 'b', price: 900, sale }),
      product({ slug: 'c', price: 300, sale: { ...sale, endsAt: 1 } }),
      product({ slug: 'd', price: null }),
    ];
    expect(sortProducts(products, sortBy, 5).map(({ slug }) => slug)).toEqual(expected);
  });

  test('the request body contains all filters, some as tags', () => {
    expect(filterRequestBody(read(everyParameter), 7)).toEqual({
      categoryId: 7,
      minPrice: 100,
      maxPrice: 900.5,
      color: 'Black,Sand',
      size: 'M,L',
      searchText: 'linen tunic',
      exactText: true,
      tags: ['fabric:Crepe', 'brand:Layl', 'status:on-sale', 'status:in-stock'],
      sortBy: 'low',
      pageNumber: 3,
      pageSize: 15,
    });
    expect(filterRequestBody(emptyQuery, null)).toEqual({ sortBy: 'asc', pageNumber: 1, pageSize: 10 });
  });

  test('a facet without values is not sent', () => {
    expect(filterRequestBody({ ...emptyQuery, color: ['Black'], fabric: ['Crepe'] }, null)).toEqual({
      color: 'Black',
      tags: ['fabric:Crepe'],
      sortBy: 'asc',
      pageNumber: 1,
      pageSize: 10,
    });
    expect(filterRequestBody(emptyQuery, null)).toEqual({ sortBy: 'asc', pageNumber: 1, pageSize: 10 });
  });

  test('page sizes other than the selectable ones become 10', () => {
    const sizes = [3, 5, 10, 15, 50, 100, 101, 0, 20].map((size) => read(`pageSize=${size}`).pageSize);
    expect(sizes).toEqual([3, 5, 10, 15, 50, 100, 10, 10, 10]);
  });

  test('a facet has at most 30 requested values', () => {
    const values = Array.from({ length: 31 }, (_, index) => `c${index}`);
    expect(read(`color=${values.join(',')}`).color).toEqual(values.slice(0, 30));
  });

  test('prices, pages and search texts are limited', () => {
    const query = read(`minPrice=9999999999&page=9999999&searchText=${'x'.repeat(201)}`);
    expect([query.minPrice, query.page, query.searchText.length]).toEqual([1e9, 1e6, 200]);
  });
});

describe('a link that was rendered for an earlier query', () => {
  test.each([
    ['adds its page to filters ticked since', 'color=Black', '', 'page=2', 'color=Black&page=2'],
    ['removes one value and keeps one ticked since', 'color=Black,Wine', 'color=Black', '', 'color=Wine'],
    ['does not restore a value unticked since', 'color=Black', 'color=Black,Wine', 'color=Wine', ''],
    ['adds a value once', 'color=Black', '', 'color=Black', 'color=Black'],
    ['replaces a price', 'maxPrice=900&size=M', 'maxPrice=900', 'maxPrice=500', 'maxPrice=500&size=M'],
    ['leads to the first page when it filters', 'page=3', '', 'category=abayas', 'category=abayas'],
  ])('%s', (_case, latest, base, target, expected) => {
    const query = mergeQueries(read(latest), read(base), read(target));
    expect(decodeURIComponent(listingParams(query).toString())).toBe(expected);
  });
});
