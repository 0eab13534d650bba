import { installFakeAuthBrowser } from '../../platform/auth/testing.ts';
import { fetchWishlist } from './account-wishlist.ts';

/** Pages of products that `/Products/Filter` returns, one after the other. */
let pages: object[][];
let total: number;
/** Payload of the wishlist call; a number is the status of an error response instead. */
let wishlistPayload: unknown;
let requestedPaths: string[];
beforeEach(() => {
  pages = [];
  total = 0;
  wishlistPayload = undefined;
  requestedPaths = [];
  installFakeAuthBrowser((path) => {
    requestedPaths.push(path);
    if (path === '/Products/Filter')
      return Response.json({ response: { items: pages.shift() ?? [], total } });
    if (typeof wishlistPayload === 'number') return Response.json({}, { status: wishlistPayload });
    return Response.json({ response: wishlistPayload });
  });
});
const productPage = (from: number, onWishlist: number[] = []) =>
  Array.from({ length: 100 }, (_, index) => {
    const id = from + index;
    return { id, slug: `p-${id}`, title: 'x', isWishList: onWishlist.includes(id) };
  });

describe('fetchWishlist', () => {
  test('parses products, entries with a product and entries with a productId', async () => {
    wishlistPayload = [
      { id: 1, slug: 'a' },
      { id: 90, product: { id: 2, slug: 'b' } },
      { id: 91, productId: 3, slug: 'c' },
      { id: 4 },
      { slug: 'e' },
    ];
    expect(await fetchWishlist('en')).toEqual({
      items: [
        { productId: 1, slug: 'a', title: 'a' },
        { productId: 2, slug: 'b', title: 'b' },
        { productId: 3, slug: 'c', title: 'c' },
      ],
      isWritable: true,
    });
  });

  test.each([404, 405])('reads flagged products when the wishlist call gets %i', async (status) => {
    wishlistPayload = status;
    total = 200;
    pages = [productPage(1, [2]), productPage(101, [200])];
    expect(await fetchWishlist('en')).toEqual({
      items: [
        { productId: 2, slug: 'p-2', title: 'x' },
        { productId: 200, slug: 'p-200', title: 'x' },
      ],
      isWritable: false,
    });
    expect(requestedPaths).toHaveLength(3);
  });

  test('searches the first 1000 products for flags', async () => {
    wishlistPayload = 404;
    total = 5000;
    pages = Array.from({ length: 20 }, (_, index) => productPage(index * 100 + 1, [index * 100 + 1]));
    expect((await fetchWishlist('en')).items).toHaveLength(10);
  });

  test('rejects when the list cannot be fetched', async () => {
    wishlistPayload = 500;
    await expect(fetchWishlist('en')).rejects.toMatchObject({ status: 500 });
  });
});
