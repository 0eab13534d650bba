import { fakeTokenBrowser } from '../auth/testing.ts';
import { fetchWishes } from './calls.ts';

let pages: object[][];
let total: number;
let list: unknown;
let asked: string[];
beforeEach(() => {
  pages = [];
  total = 0;
  list = undefined;
  asked = [];
  fakeTokenBrowser((path) => {
    asked.push(path);
    if (path === '/Products/Filter')
      return Response.json({ response: { items: pages.shift() ?? [], total } });
    if (typeof list === 'number') return Response.json({}, { status: list });
    return Response.json({ response: list });
  });
});
const page = (from: number, wished: number[] = []) =>
  Array.from({ length: 100 }, (_, at) => {
    const id = from + at;
    return { id, slug: `p-${id}`, title: 'x', isWishList: wished.includes(id) };
  });

test('an entry is a product, names one, or has an id of its own beside the product’s', async () => {
  list = [
    { id: 1, slug: 'a' },
    { id: 90, product: { id: 2, slug: 'b' } },
    { id: 91, productId: 3, slug: 'c' },
    { id: 4 },
    { slug: 'e' },
  ];
  expect(await fetchWishes('en')).toEqual({
    items: [
      { productId: 1, slug: 'a' },
      { productId: 2, slug: 'b' },
      { productId: 3, slug: 'c' },
    ],
    canChange: true,
  });
});

test('an upstream without wishlists says of its products which are on one, and nothing can be changed', async () => {
  list = 404;
  total = 200;
  pages = [page(1, [2]), page(101, [200])];
  expect(await fetchWishes('en')).toEqual({
    items: [
      { productId: 2, slug: 'p-2' },
      { productId: 200, slug: 'p-200' },
    ],
    canChange: false,
  });
  expect(asked).toHaveLength(3);
});

test('of very large catalogues the first thousand products are looked at', async () => {
  list = 404;
  total = 5000;
  pages = Array.from({ length: 20 }, (_, at) => page(at * 100 + 1, [at * 100 + 1]));
  expect((await fetchWishes('en')).items).toHaveLength(10);
});

test('a list that cannot be read is a failure', async () => {
  list = 500;
  await expect(fetchWishes('en')).rejects.toMatchObject({ status: 500 });
});
