import { jsonHandler, startUpstream, type TestUpstream } from '@/lib/platform/upstream/testing';
import { emptyQuery, type ListingQuery } from './query.ts';

const english = { locale: 'en', tenant: { currency: 'EGP' } } as const;

jest.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
jest.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
}));

const abayas = { id: 1, name: 'Abayas', slug: 'abayas' };
const onePage = { items: [{ id: 1, slug: 'a', title: 'A' }], total: 1 };
let upstream: TestUpstream;
let getListingData: typeof import('./listing-data.ts').getListingData;
let clearFailureCache: () => void;
/** Pages of products that the API sends, one after the other; null fails. The last one is repeated. */
let pages: (object | null)[];
/** Status of a category that the search filters do not have. */
let categoryStatus: number;
/** True when the API sends search filters. */
let hasFilters: boolean;

beforeAll(async () => {
  upstream = await startUpstream();
  ({ getListingData } = await import('./listing-data.ts'));
  ({ clearFailureCache } = await import('../../platform/upstream/upstream-error.ts'));
});
beforeEach(() => {
  clearFailureCache();
  upstream.requests.length = 0;
  pages = [onePage];
  categoryStatus = 404;
  hasFilters = true;
  upstream.handler = (request, response) => {
    const send = (payload: unknown, status = 200) => jsonHandler(payload, status)(request, response);
    if (request.url?.startsWith('/Shops/'))
      return hasFilters ? send({ categories: [abayas], attributesVariant: {} }) : send(null, 500);
    if (request.url?.startsWith('/Categories/')) return send(null, categoryStatus);
    const [page = null] = pages.length > 1 ? pages.splice(0, 1) : pages;
    return send(page, page === null ? 500 : 200);
  };
});
afterAll(() => upstream.stop());

const requestedPages = () =>
  upstream.requests
    .filter(({ path }) => path === '/Products/Filter')
    .map(({ body }) => JSON.parse(body).pageNumber);

describe('listing data', () => {
  test('a listing is fetched once', async () => {
    const listing = await getListingData(english, emptyQuery);
    expect(listing).toMatchObject({
      appliedQuery: emptyQuery,
      category: null,
      unknownValues: [],
      unsupportedFacets: [],
    });
    expect(listing.paginatedProducts?.items).toHaveLength(1);
    expect(requestedPages()).toEqual([1]);
  });

  test('a page past the end becomes the last page', async () => {
    pages = [{ items: [], total: 25 }, onePage];
    const listing = await getListingData(english, { ...emptyQuery, page: 9 });
    expect([listing.appliedQuery.page, listing.paginatedProducts?.items.length]).toEqual([3, 1]);
    expect(requestedPages()).toEqual([9, 3]);
  });

  test('a page with products stays, whatever total the API states', async () => {
    expect((await getListingData(english, { ...emptyQuery, page: 2 })).appliedQuery.page).toBe(2);
    expect(requestedPages()).toEqual([2]);
  });

  test('empty and failed listings are fetched once', async () => {
    pages = [{ items: [], total: 0 }, null];
    expect((await getListingData(english, emptyQuery)).paginatedProducts).toEqual({ items: [], total: 0 });
    const failed = await getListingData(english, { ...emptyQuery, color: ['Black'], page: 2 });
    expect([failed.paginatedProducts, failed.appliedQuery.page]).toEqual([null, 2]);
    expect(requestedPages()).toEqual([1, 2]);
  });

  test.each<[string, Partial<ListingQuery>]>([
    ['all products', {}],
    ['a later page', { page: 4 }],
    ['a category', { category: 'abayas' }],
    ['sorted products', { sortBy: 'low', pageSize: 50 }],
  ])('fails with its page when the API fails for %s', async (_case, query) => {
    pages = [null];
    await expect(getListingData(english, { ...emptyQuery, ...query })).rejects.toThrow(
      'Upstream unavailable',
    );
  });

  test('a missing category throws not-found, a missing subcategory is reported', async () => {
    const missing = { ...emptyQuery, category: 'missing-category' };
    await expect(getListingData(english, missing)).rejects.toThrow('not found');
    const query = { ...emptyQuery, category: 'abayas', subcategory: 'missing-subcategory' };
    expect(await getListingData(english, query)).toMatchObject({
      category: abayas,
      unknownValues: [{ filter: 'category', value: 'missing-subcategory' }],
    });
  });

  test('products are not fetched while the category cannot be resolved', async () => {
    hasFilters = false;
    categoryStatus = 500;
    const query = { ...emptyQuery, category: 'abayas', minPrice: 100 };
    expect(await getListingData(english, query)).toMatchObject({ category: null, paginatedProducts: null });
    expect(requestedPages()).toEqual([]);
  });
});
