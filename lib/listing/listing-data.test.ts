import { product } from '../product/testing.ts';
import { emptyQuery } from './query.ts';

const getFilters = jest.fn();
const getKnownValues = jest.fn();
const getListing = jest.fn();
const getRequestedCategory = jest.fn();
jest.mock('./server.ts', () => ({ getFilters, getKnownValues, getListing, getRequestedCategory }));
jest.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
}));

const abayas = { id: 1, name: 'Abayas', slug: 'abayas' };
let getListingData: typeof import('./listing-data.ts').getListingData;
beforeEach(async () => {
  ({ getListingData } = await import('./listing-data.ts'));
  getFilters.mockReset().mockResolvedValue({ categories: [abayas] });
  getKnownValues.mockReset().mockResolvedValue({});
  getRequestedCategory.mockReset().mockResolvedValue({ category: null, unknownSlugOrId: null });
  getListing.mockReset().mockResolvedValue({ items: [product({ slug: 'a' })], total: 1 });
});

describe('listing data', () => {
  test('a listing is fetched once', async () => {
    const listing = await getListingData('en', emptyQuery);
    expect(listing).toMatchObject({
      query: emptyQuery,
      category: null,
      unknownValues: [],
      unsupportedFacets: [],
    });
    expect(listing.paginatedProducts?.items).toHaveLength(1);
    expect(getListing.mock.calls).toEqual([['en', emptyQuery, null]]);
  });

  test('a page past the end becomes the last page', async () => {
    getListing.mockResolvedValueOnce({ items: [], total: 25 });
    const listing = await getListingData('en', { ...emptyQuery, page: 9 });
    expect([listing.query.page, listing.paginatedProducts?.items.length]).toEqual([3, 1]);
    expect(getListing).toHaveBeenLastCalledWith('en', { ...emptyQuery, page: 3 }, null);
  });

  test('empty and failed listings are fetched once', async () => {
    getListing.mockResolvedValueOnce({ items: [], total: 0 });
    expect((await getListingData('en', emptyQuery)).paginatedProducts).toEqual({ items: [], total: 0 });
    getListing.mockResolvedValueOnce(null);
    const failed = await getListingData('en', { ...emptyQuery, page: 2 });
    expect([failed.paginatedProducts, failed.query.page]).toEqual([null, 2]);
    expect(getListing).toHaveBeenCalledTimes(2);
  });

  test('a missing category throws not-found, a missing subcategory is reported', async () => {
    getRequestedCategory.mockResolvedValueOnce({ category: null, unknownSlugOrId: 'missing-category' });
    await expect(getListingData('en', { ...emptyQuery, category: 'missing-category' })).rejects.toThrow(
      'not found',
    );
    getRequestedCategory.mockResolvedValueOnce({ category: abayas, unknownSlugOrId: 'missing-subcategory' });
    expect(await getListingData('en', emptyQuery)).toMatchObject({
      category: abayas,
      unknownValues: [{ filter: 'category', value: 'missing-subcategory' }],
    });
  });

  test('products are not fetched while the category cannot be resolved', async () => {
    getRequestedCategory.mockResolvedValueOnce(null);
    getFilters.mockResolvedValueOnce(null);
    expect(await getListingData('en', emptyQuery)).toMatchObject({ category: null, paginatedProducts: null });
    expect(getRequestedCategory).toHaveBeenCalledWith('en', emptyQuery, []);
    expect(getListing).not.toHaveBeenCalled();
  });
});
