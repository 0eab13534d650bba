import { product } from '../catalogue/testing.ts';
import { emptyQuery } from './query.ts';

const getFilters = jest.fn();
const getKnownWords = jest.fn();
const getListing = jest.fn();
const getRequestedCategory = jest.fn();
jest.mock('./server.ts', () => ({ getFilters, getKnownWords, getListing, getRequestedCategory }));
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
  getKnownWords.mockReset().mockResolvedValue({});
  getRequestedCategory.mockReset().mockResolvedValue({ category: null, unknown: null });
  getListing.mockReset().mockResolvedValue({ items: [product({ slug: 'a' })], total: 1 });
});

test('a listing is what was asked for, once', async () => {
  const loaded = await getListingData('en', emptyQuery);
  expect(loaded).toMatchObject({ query: emptyQuery, category: null, unknown: [], ignored: [] });
  expect(loaded.result?.items).toHaveLength(1);
  expect(getListing.mock.calls).toEqual([['en', emptyQuery, null]]);
});

test('a page after the last one is the last one', async () => {
  getListing.mockResolvedValueOnce({ items: [], total: 25 });
  const loaded = await getListingData('en', { ...emptyQuery, page: 9 });
  expect([loaded.query.page, loaded.result?.items.length]).toEqual([3, 1]);
  expect(getListing).toHaveBeenLastCalledWith('en', { ...emptyQuery, page: 3 }, null);
});

test('a listing of nothing is asked for once, and so is one that fails', async () => {
  getListing.mockResolvedValueOnce({ items: [], total: 0 });
  expect((await getListingData('en', emptyQuery)).result).toEqual({ items: [], total: 0 });
  getListing.mockResolvedValueOnce(null);
  const failed = await getListingData('en', { ...emptyQuery, page: 2 });
  expect([failed.result, failed.query.page]).toEqual([null, 2]);
  expect(getListing).toHaveBeenCalledTimes(2);
});

test('a category that does not exist is not found; a subcategory that does not is named, and its category shown', async () => {
  getRequestedCategory.mockResolvedValueOnce({ category: null, unknown: 'nothing' });
  await expect(getListingData('en', { ...emptyQuery, category: 'nothing' })).rejects.toThrow('not found');
  getRequestedCategory.mockResolvedValueOnce({ category: abayas, unknown: 'nothing' });
  expect(await getListingData('en', emptyQuery)).toMatchObject({
    category: abayas,
    unknown: [{ filter: 'category', word: 'nothing' }],
  });
});

test('without word of the categories nothing is listed, and nothing asked', async () => {
  getRequestedCategory.mockResolvedValueOnce(null);
  getFilters.mockResolvedValueOnce(null);
  expect(await getListingData('en', emptyQuery)).toMatchObject({ category: null, result: null });
  expect(getRequestedCategory).toHaveBeenCalledWith('en', emptyQuery, []);
  expect(getListing).not.toHaveBeenCalled();
});
