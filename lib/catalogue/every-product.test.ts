import type { ProductPage } from './types.ts';

/** What each read gives, one after the other. */
let reads: (Partial<ProductPage> | Error)[];
let asked: number[];
jest.mock('./product-server.ts', () => ({
  fetchProductsPage: async (_locale: string, page: number) => {
    asked.push(page);
    const read = reads.shift();
    if (read instanceof Error) throw read;
    return { items: [], total: 0, ...read };
  },
}));

let everyProduct: typeof import('./every-product.ts').everyProduct;
let UpstreamError: typeof import('@/lib/upstream/failure').UpstreamError;
beforeAll(async () => {
  ({ everyProduct } = await import('./every-product.ts'));
  ({ UpstreamError } = await import('@/lib/upstream/failure'));
});
beforeEach(() => {
  asked = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const page = (count: number, total: number) =>
  ({ items: Array.from({ length: count }), total }) as ProductPage;
const away = () => new UpstreamError('unavailable', 'POST /Products/Filter', 'status 500');
async function sizes(from?: number, most?: number) {
  const found: number[] = [];
  const all = (async () => {
    for await (const items of everyProduct('en', from, most)) found.push(items.length);
  })();
  all.catch(() => {});
  await jest.advanceTimersByTimeAsync(10_000);
  await all;
  return found;
}

test('all products come a hundred at a time, until there are no more', async () => {
  reads = [page(100, 201), page(100, 201), page(1, 201)];
  expect(await sizes()).toEqual([100, 100, 1]);
  expect(asked).toEqual([1, 2, 3]);
});

test('a last full page is the last one, and a shop without products has one empty page', async () => {
  reads = [page(100, 200), page(100, 200), away()];
  expect(await sizes()).toEqual([100, 100]);
  reads = [page(0, 0)];
  expect(await sizes()).toEqual([0]);
});

test('so many reads from one on are made, and no more', async () => {
  reads = [page(100, 1000), page(100, 1000), page(100, 1000)];
  expect(await sizes(3, 2)).toEqual([100, 100]);
  expect(asked).toEqual([3, 4]);
});

test('a page that is empty before the end is a failure, one behind the end is not', async () => {
  reads = [page(100, 101), page(0, 101)];
  await expect(sizes()).rejects.toMatchObject({ kind: 'unreadable' });
  reads = [page(0, 100)];
  expect(await sizes(2)).toEqual([0]);
});

test('a later read that fails is made once more, the first one is not, and neither is one that the program broke', async () => {
  reads = [page(100, 200), away(), page(100, 200)];
  expect(await sizes()).toEqual([100, 100]);
  expect(asked).toEqual([1, 2, 2]);
  reads = [page(100, 200), away(), away()];
  await expect(sizes()).rejects.toMatchObject({ kind: 'unavailable' });
  reads = [away()];
  await expect(sizes()).rejects.toMatchObject({ kind: 'unavailable' });
  asked = [];
  reads = [page(100, 200), new TypeError('oops')];
  await expect(sizes()).rejects.toThrow('oops');
  expect(asked).toEqual([1, 2]);
});
