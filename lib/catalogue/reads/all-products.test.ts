import type { PaginatedProducts } from './types.ts';

const english = { locale: 'en', tenant: { currency: 'EGP' } } as const;

/** Mocked results of consecutive requests. */
let responses: (Partial<PaginatedProducts> | Error)[];
let requestedPages: number[];
jest.mock('./product-server.ts', () => ({
  fetchPaginatedProducts: async (_locale: string, page: number) => {
    requestedPages.push(page);
    const result = responses.shift();
    if (result instanceof Error) throw result;
    return { items: [], total: 0, ...result };
  },
}));

let iterateProducts: typeof import('./all-products.ts').iterateProducts;
let UpstreamError: typeof import('@/lib/platform/upstream/upstream-error').UpstreamError;
beforeAll(async () => {
  ({ iterateProducts } = await import('./all-products.ts'));
  ({ UpstreamError } = await import('@/lib/platform/upstream/upstream-error'));
});
beforeEach(() => {
  requestedPages = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const page = (count: number, total: number) =>
  ({ items: Array.from({ length: count }), total }) as PaginatedProducts;
const unavailable = () => new UpstreamError('unavailable', 'POST /Products/Filter', 'status 500');
async function pageSizes(firstPage?: number, maxPages?: number) {
  const sizes: number[] = [];
  const iteration = (async () => {
    for await (const items of iterateProducts(english, firstPage, maxPages)) sizes.push(items.length);
  })();
  iteration.catch(() => {});
  await jest.advanceTimersByTimeAsync(10_000);
  await iteration;
  return sizes;
}

describe('iterating over all products', () => {
  test('yields pages of 100 products until the end', async () => {
    responses = [page(100, 201), page(100, 201), page(1, 201)];
    expect(await pageSizes()).toEqual([100, 100, 1]);
    expect(requestedPages).toEqual([1, 2, 3]);
  });

  test('stops after a full last page; an empty shop has one page', async () => {
    responses = [page(100, 200), page(100, 200), unavailable()];
    expect(await pageSizes()).toEqual([100, 100]);
    responses = [page(0, 0)];
    expect(await pageSizes()).toEqual([0]);
  });

  test('starts at the first page requested and stops after the maximum', async () => {
    responses = [page(100, 1000), page(100, 1000), page(100, 1000)];
    expect(await pageSizes(3, 2)).toEqual([100, 100]);
    expect(requestedPages).toEqual([3, 4]);
  });

  test('throws for a page that is empty before the end', async () => {
    responses = [page(100, 101), page(0, 101)];
    await expect(pageSizes()).rejects.toMatchObject({ kind: 'unreadable' });
    responses = [page(0, 100)];
    expect(await pageSizes(2)).toEqual([0]);
  });

  test('retries later pages once, after upstream errors only', async () => {
    responses = [page(100, 200), unavailable(), page(100, 200)];
    expect(await pageSizes()).toEqual([100, 100]);
    expect(requestedPages).toEqual([1, 2, 2]);
    responses = [page(100, 200), unavailable(), unavailable()];
    await expect(pageSizes()).rejects.toMatchObject({ kind: 'unavailable' });
    responses = [unavailable()];
    await expect(pageSizes()).rejects.toMatchObject({ kind: 'unavailable' });
    requestedPages = [];
    responses = [page(100, 200), new TypeError('oops')];
    await expect(pageSizes()).rejects.toThrow('oops');
    expect(requestedPages).toEqual([1, 2]);
  });
});
