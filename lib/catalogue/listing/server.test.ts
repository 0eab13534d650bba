import { jsonHandler, startUpstream, type TestUpstream } from '@/lib/platform/upstream/testing';
import { emptyQuery } from './query.ts';

const english = { locale: 'en', tenant: { currency: 'EGP' } } as const;
const arabic = { locale: 'ar', tenant: { currency: 'EGP' } } as const;

jest.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

let upstream: TestUpstream;
let server: typeof import('./server.ts');
let breaker: import('@/lib/platform/upstream/circuit-breaker').CircuitBreaker;
beforeAll(async () => {
  upstream = await startUpstream();
  server = await import('./server.ts');
  breaker = (await import('@/lib/platform/upstream/upstream-request')).admissionControl().breaker;
});
beforeEach(() => {
  breaker.recordSuccess();
  upstream.requests.length = 0;
});
afterAll(() => upstream.stop());

/** The id of a product is the length of its slug, so the slugs of a test must differ in length. */
const product = (slug: string, fields: object = {}) => ({ id: slug.length, title: slug, slug, ...fields });
const requestBodies = () => upstream.requests.map(({ body }) => JSON.parse(body));

describe('listing reads', () => {
  test('a listing request contains the query and the unchanged category id', async () => {
    upstream.handler = jsonHandler({ items: [product('a')], total: 31 });
    const query = {
      ...emptyQuery,
      color: ['Black', 'Sand'],
      fabric: ['Crepe'],
      sortBy: 'low' as const,
      page: 2,
    };
    const category = { name: 'Abayas', slug: 'abayas' };
    expect(await server.getListingProducts(english, query, { ...category, id: 7 })).toMatchObject({
      items: [{ slug: 'a' }],
      total: 31,
    });
    await server.getListingProducts(english, emptyQuery, { ...category, id: '7' });
    await server.getListingProducts(english, emptyQuery, null);
    expect(requestBodies()).toEqual([
      {
        categoryId: 7,
        color: 'Black,Sand',
        tags: ['fabric:Crepe'],
        sortBy: 'low',
        pageNumber: 2,
        pageSize: 10,
      },
      { categoryId: '7', sortBy: 'asc', pageNumber: 1, pageSize: 10 },
      { sortBy: 'asc', pageNumber: 1, pageSize: 10 },
    ]);
  });

  test.each<[string, object | null, (body: Record<string, unknown>) => boolean]>([
    ['trousers from 38 to 42', { searchText: 'trousers', minPrice: 38, maxPrice: 42 }, () => true],
    [
      'trousers from 38 to 42',
      { searchText: 'trousers', size: ['38', '40', '42'] },
      ({ size }) => size !== undefined,
    ],
    ['trousers from 38 to 42', null, () => false],
    ['dress', null, () => true],
  ])('%s is interpreted as %j', async (searchText, interpretation, hasResults) => {
    upstream.handler = (request, response) => {
      const body = JSON.parse(upstream.requests.at(-1)?.body || '{}');
      const items = hasResults(body) ? [product('a')] : [];
      const sizes = ['36', '38', '40', '42', '54'];
      jsonHandler(
        request.url === '/Shops/GetSearchFilters'
          ? { categories: [], attributesVariant: { sizes } }
          : { items, total: items.length },
      )(request, response);
    };
    const query = { ...emptyQuery, searchText, color: ['Black'], page: 3 };
    const chosen = await server.getInterpretedQuery(english, query);
    expect(chosen).toEqual(interpretation && { ...query, typedText: searchText, page: 1, ...interpretation });
  });

  test('known values come from the filters in every language', async () => {
    upstream.handler = jsonHandler({ categories: [], attributesVariant: [] });
    expect(await server.getKnownValues(arabic)).not.toBeNull();
    expect(upstream.requests.map(({ headers }) => headers['accept-language']).sort()).toEqual(['ar', 'en']);
  });

  // Both mean that there is no such thing.
  test.each([404, 200])('no value is unknown where the API lacks filters: %p', async (status) => {
    upstream.handler = jsonHandler(null, status);
    expect(await server.getFilters(english)).toMatchObject({ colors: [], maxPrice: null });
    expect(await server.getKnownValues(english)).toBeNull();
  });

  test('known values need no filters in other languages', async () => {
    const filters = { categories: [], attributesVariant: { sizes: ['M'] } };
    upstream.handler = (request, response) =>
      jsonHandler(request.headers['accept-language'] === 'ar' ? null : filters)(request, response);
    expect((await server.getKnownValues(english))?.size.has('m')).toBe(true);
  });

  test('products, filters and known values are null while the upstream fails', async () => {
    upstream.handler = jsonHandler(null, 500);
    expect(await server.getListingProducts(arabic, emptyQuery, null)).toBeNull();
    expect(await server.getFilters(arabic)).toBeNull();
    expect(await server.getKnownValues(arabic)).toBeNull();
    expect(await server.getTopRated(arabic)).toEqual([]);
    breaker.recordSuccess();
    expect(await server.getRequestedCategory('ar', { category: 'x', subcategory: null }, [])).toBeNull();
  });

  test('products are null when the response has no list', async () => {
    for (const status of [200, 404]) {
      upstream.handler = jsonHandler(null, status);
      expect(await server.getListingProducts(english, emptyQuery, null)).toBeNull();
    }
  });

  test('the subcategory takes precedence over the category; unknown names are reported', async () => {
    const categories = [
      { id: 1, name: 'Abayas', slug: 'abayas', children: [{ id: 2, name: 'Open', slug: 'open' }] },
    ];
    const resolve = (category: string | null, subcategory: string | null) =>
      server.getRequestedCategory('en', { category, subcategory }, categories as never);
    upstream.handler = jsonHandler(null, 404);
    expect(await resolve('abayas', 'open')).toMatchObject({ category: { id: 2 }, unknownSlugOrId: null });
    expect(await resolve('abayas', null)).toMatchObject({ category: { id: 1 }, unknownSlugOrId: null });
    expect(upstream.requests).toEqual([]);
    expect(await resolve('abayas', 'closed')).toMatchObject({
      category: { id: 1 },
      unknownSlugOrId: 'closed',
    });
    expect(await resolve('missing', null)).toEqual({ category: null, unknownSlugOrId: 'missing' });
    expect(await resolve(null, null)).toEqual({ category: null, unknownSlugOrId: null });
    upstream.handler = jsonHandler({ id: 9, name: 'Hidden', slug: 'hidden' });
    expect(await resolve('hidden', null)).toMatchObject({ category: { id: 9 }, unknownSlugOrId: null });
  });

  test('suggestions come from the category, best sellers or all products', async () => {
    const category = { id: 5, name: 'Abayas', slug: 'abayas' };
    const fiveProducts = ['a', 'bb', 'ccc', 'dddd', 'eeeee'].map((slug) => product(slug));
    let productsInCategory = fiveProducts;
    let bestSellers: object[] = [];
    upstream.handler = (request, response) => {
      const { body } = upstream.requests.at(-1) ?? {};
      if (request.url?.includes('Fashion'))
        jsonHandler({
          productsFeatureTag: [
            { name: 'Best Sellers', slug: 'best-sellers', code: 'BestSellers', products: bestSellers },
          ],
        })(request, response);
      else
        jsonHandler({
          items: body?.includes('categoryId') ? productsInCategory : [product('any')],
          total: 5,
        })(request, response);
    };
    const suggestedSlugs = async (category: { id: number; name: string; slug: string } | null) =>
      (await server.getSuggestedProducts(english, category)).map(({ slug }) => slug);
    expect(await suggestedSlugs(category)).toEqual(['a', 'bb', 'ccc', 'dddd']);
    expect(await suggestedSlugs(null)).toEqual(['any']);
    bestSellers = fiveProducts.slice(4);
    expect(await suggestedSlugs(null)).toEqual(['eeeee']);
    bestSellers = fiveProducts.slice(1);
    productsInCategory = [];
    expect(await suggestedSlugs(category)).toEqual(['bb', 'ccc', 'dddd', 'eeeee']);
  });

  test('the not-found page suggests the first 4 products', async () => {
    const slugs = ['a', 'bb', 'ccc', 'dddd', 'eeeee'];
    upstream.handler = jsonHandler({ items: slugs.map((slug) => product(slug)), total: 5 });
    expect((await server.getFirstListedProducts(english)).map(({ slug }) => slug)).toEqual(slugs.slice(0, 4));
    expect(requestBodies()).toMatchObject([{ pageNumber: 1 }]);
  });

  test('top rated are the best 4 of the first 100 products', async () => {
    const rated = (slug: string, ratings: number[]) =>
      product(slug, {
        reviews: ratings.map((rating, id) => ({ id, rating, name: 'M', comment: 'x', title: 'x' })),
      });
    upstream.handler = jsonHandler({
      items: [
        rated('a', [3]),
        rated('bb', []),
        rated('ccc', [5, 4]),
        rated('dddd', [5]),
        rated('eeeee', [1]),
        rated('f'.repeat(6), [2]),
      ],
      total: 6,
    });
    expect((await server.getTopRated(english)).map(({ slug }) => slug)).toEqual([
      'dddd',
      'ccc',
      'a',
      'ffffff',
    ]);
    expect(requestBodies()).toMatchObject([{ pageSize: 100 }]);
  });
});
