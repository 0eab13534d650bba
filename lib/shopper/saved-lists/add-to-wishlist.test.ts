import { createProductSnapshot } from '../../catalogue/product/snapshot.ts';
import { product } from '../../catalogue/product/testing.ts';
import { installFakeAuthBrowser } from '../../platform/auth/testing.ts';
import { CallError } from '../../platform/upstream/call-error.ts';
import { addToWishlist } from './account-wishlist.ts';

/** Ids of the products that were posted to the wishlist. */
let postedIds: unknown[];
/** Queries for snapshots of products. */
let lookups: string[];
/** Statuses of responses to posted ids other than 200; 0 means no response. */
let statuses: Record<number, number>;
/** Snapshots by slug; null when they cannot be fetched. */
let snapshots: object | null;

beforeEach(() => {
  postedIds = [];
  lookups = [];
  statuses = {};
  snapshots = {};
  installFakeAuthBrowser((path, _authorization, { body }) => {
    if (path.startsWith('/api/products?')) {
      lookups.push(path);
      return snapshots ? Response.json({ products: snapshots }) : new Response(null, { status: 503 });
    }
    const { productId } = JSON.parse(String(body));
    postedIds.push(productId);
    const status = statuses[productId] ?? 200;
    if (status === 0) throw new TypeError('offline');
    return Response.json({}, { status });
  });
});

const items = [1, 2, 3].map((productId) => ({ slug: `p${productId}`, title: 'Abaya', productId }));
const statusOf = (error: unknown) => error instanceof CallError && error.status;
const slugsOf = (list: { slug: string }[]) => list.map(({ slug }) => slug);

describe('addToWishlist', () => {
  test('posts items one at a time, without a lookup for known ids', async () => {
    expect(await addToWishlist(items, 'en')).toEqual({
      added: items,
      missing: [],
      error: null,
      notFoundError: null,
    });
    expect(postedIds).toEqual([1, 2, 3]);
    expect(lookups).toEqual([]);
  });

  test('reports a missing product and adds the others', async () => {
    statuses = { 2: 404 };
    const additions = await addToWishlist(items, 'en');
    expect([
      slugsOf(additions.added),
      slugsOf(additions.missing),
      statusOf(additions.notFoundError),
      additions.error,
    ]).toEqual([['p1', 'p3'], ['p2'], 404, null]);
  });

  test.each([
    [400, ['p1', 'p3']],
    [422, ['p1', 'p3']],
    [500, ['p1']],
    [0, ['p1']],
  ])('status %d for the second item leaves %j added', async (status, added) => {
    statuses = { 2: status };
    const additions = await addToWishlist(items, 'en');
    expect([
      slugsOf(additions.added),
      additions.missing,
      statusOf(additions.error),
      additions.notFoundError,
    ]).toEqual([added, [], status, null]);
  });

  test('looks up unknown ids in one call', async () => {
    snapshots = { new: createProductSnapshot(product({ id: 9, slug: 'new' })), old: null };
    const unknown = ['new', 'old'].map((slug) => ({ slug, title: 'Abaya', productId: null }));
    const additions = await addToWishlist([...items, ...unknown], 'en');
    expect(lookups).toEqual(['/api/products?locale=en&slug=new&slug=old']);
    expect(additions.added.at(-1)).toEqual({ slug: 'new', title: 'Abaya', productId: 9 });
    expect([slugsOf(additions.missing), additions.error]).toEqual([['old'], null]);
  });

  test('adds known ids and fails for the rest when the lookup fails', async () => {
    snapshots = null;
    const additions = await addToWishlist([{ slug: 'new', title: 'Abaya', productId: null }, ...items], 'en');
    expect([slugsOf(additions.added), additions.missing]).toEqual([['p1', 'p2', 'p3'], []]);
    expect(additions.error).toMatchObject({ status: 0 });
  });
});
