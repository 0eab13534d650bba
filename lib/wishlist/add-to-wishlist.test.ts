import { CallError } from '../upstream/call-error.ts';
import { addToWishlist } from './add-to-wishlist.ts';

const postWishlistItem = jest.fn();
const fetchSnapshots = jest.fn();
jest.mock('./wishlist-api.ts', () => ({ postWishlistItem: (id: unknown) => postWishlistItem(id) }));
jest.mock('../product-snapshots/fetch-snapshots.ts', () => ({
  fetchSnapshots: (_locale: string, slugs: string[]) => fetchSnapshots(slugs),
}));

beforeEach(() => {
  postWishlistItem.mockReset().mockResolvedValue(undefined);
  fetchSnapshots.mockReset();
});

const items = [1, 2, 3].map((productId) => ({ slug: `p${productId}`, title: 'Abaya', productId }));
const failFor = (id: number, error: unknown) =>
  postWishlistItem.mockImplementation(async (postedId) => {
    if (postedId === id) throw error;
  });
const slugsOf = (list: { slug: string }[]) => list.map(({ slug }) => slug);

describe('addToWishlist', () => {
  test('posts items one at a time, without a lookup for known ids', async () => {
    expect(await addToWishlist(items, 'en')).toEqual({
      added: items,
      missing: [],
      error: null,
      notFoundError: null,
    });
    expect(postWishlistItem.mock.calls).toEqual([[1], [2], [3]]);
    expect(fetchSnapshots).not.toHaveBeenCalled();
  });

  test('reports a missing product and adds the others', async () => {
    const notFoundError = new CallError(404);
    failFor(2, notFoundError);
    const additions = await addToWishlist(items, 'en');
    expect([
      slugsOf(additions.added),
      slugsOf(additions.missing),
      additions.notFoundError,
      additions.error,
    ]).toEqual([['p1', 'p3'], ['p2'], notFoundError, null]);
  });

  test.each([
    [400, ['p1', 'p3']],
    [422, ['p1', 'p3']],
    [500, ['p1']],
    [0, ['p1']],
  ])('status %d for the second item leaves %j added', async (status, added) => {
    const error = new CallError(status);
    failFor(2, error);
    const additions = await addToWishlist(items, 'en');
    expect([slugsOf(additions.added), additions.missing, additions.error, additions.notFoundError]).toEqual([
      added,
      [],
      error,
      null,
    ]);
  });

  test('looks up unknown ids in one call', async () => {
    fetchSnapshots.mockResolvedValueOnce({ new: { id: 9 }, old: null });
    const unknown = ['new', 'old'].map((slug) => ({ slug, title: 'Abaya', productId: null }));
    const additions = await addToWishlist([...items, ...unknown], 'en');
    expect(fetchSnapshots.mock.calls).toEqual([[['new', 'old']]]);
    expect(additions.added.at(-1)).toEqual({ slug: 'new', title: 'Abaya', productId: 9 });
    expect([slugsOf(additions.missing), additions.error]).toEqual([['old'], null]);
  });

  test('adds known ids and fails for the rest when the lookup fails', async () => {
    fetchSnapshots.mockRejectedValueOnce(new Error('offline'));
    const additions = await addToWishlist([{ slug: 'new', title: 'Abaya', productId: null }, ...items], 'en');
    expect([slugsOf(additions.added), additions.missing]).toEqual([['p1', 'p2', 'p3'], []]);
    expect(additions.error).toMatchObject({ status: 0 });
  });
});
