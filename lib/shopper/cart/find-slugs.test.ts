import { findSlugs } from './find-slugs.ts';
import { type FakeAccount, installFakeAccount } from './testing.ts';

interface FilterBody {
  searchText?: string;
  pageNumber: number;
  pageSize: number;
}
interface FilterRequest extends FilterBody {
  language: string | null;
}

let account: FakeAccount;
let requests: FilterRequest[];
let respond: (request: FilterRequest) => unknown;

beforeEach(() => {
  account = installFakeAccount();
  requests = [];
  const { fetch } = globalThis;
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    if (url !== '/api/upstream/Products/Filter') return fetch(url, init);
    const body: FilterBody = JSON.parse(String(init.body));
    const request = { ...body, language: new Headers(init.headers).get('accept-language') };
    requests.push(request);
    const response = respond(request);
    return response instanceof Response ? response : Response.json({ response });
  }) as typeof fetch;
});

const item = (id: number | string) => ({ id, slug: `product-${id}`, title: `Product ${id}` });
const line = (productId: number | string, title = `Product ${productId}`) => ({ productId, title });

const find = async (...lines: { productId: number | string; title: string }[]) => {
  const { slugs, retryAfterSeconds } = await findSlugs(lines, 'en');
  return { slugs: Object.fromEntries(slugs), retryAfterSeconds };
};
const slugsOf = async (...lines: { productId: number | string; title: string }[]) =>
  (await find(...lines)).slugs;
/** Pages of a catalogue with the ids from 1 to `total`; a search for a title finds nothing. */
const catalogueOf =
  (total: number) =>
  ({ searchText, pageNumber, pageSize }: FilterRequest) => {
    if (searchText !== undefined) return { items: [], total: 0 };
    const first = (pageNumber - 1) * pageSize + 1;
    const length = Math.max(0, Math.min(pageSize, total - first + 1));
    return { items: Array.from({ length }, (_, index) => item(first + index)), total };
  };

describe('slugs of lines without one', () => {
  test('are found by the stored title', async () => {
    respond = () => ({ items: [item(70), { id: 7 }, item('7')], total: 3 });
    expect(await slugsOf(line(7))).toEqual({ 7: 'product-7' });
    expect(requests).toEqual([
      { searchText: 'Product 7', sortBy: 'asc', pageNumber: 1, pageSize: 100, language: 'en' },
    ]);
  });

  test('are found by a title in another language', async () => {
    respond = ({ language }) => ({ items: language === 'ar' ? [item(7)] : [], total: 1 });
    expect(await slugsOf(line(7))).toEqual({ 7: 'product-7' });
  });

  test('are found in the catalogue for products that were renamed', async () => {
    respond = catalogueOf(1000);
    const ids = [7, 50, 900, 1000];
    expect(Object.keys(await slugsOf(...ids.map((id) => line(id))))).toEqual(ids.map(String));
    expect(requests).toHaveLength(18);
  });

  test('are null where the whole catalogue lacks the product', async () => {
    respond = catalogueOf(1600);
    expect(await find(line(2000))).toEqual({ slugs: { 2000: null }, retryAfterSeconds: 1800 });
    expect(requests).toHaveLength(18);
  });

  test('stay unknown in a catalogue too large to read', async () => {
    respond = catalogueOf(1601);
    expect(await find(line(2000))).toEqual({ slugs: {}, retryAfterSeconds: 1800 });
    expect(requests).toHaveLength(3);
  });

  test.each<[string, (request: FilterRequest) => unknown]>([
    ['sends fewer products than it counts', () => ({ items: [item(1)], total: 300 })],
    ['sends full lists without a total', () => Array.from({ length: 100 }, (_, index) => item(index))],
  ])('stay unknown where the API %s', async (_case, response) => {
    respond = response;
    expect(await slugsOf(line(2000))).toEqual({});
    expect(requests.length).toBeLessThanOrEqual(18);
  });

  test('take at most 18 calls for a cart of a hundred lines', async () => {
    respond = catalogueOf(400);
    const lines = Array.from({ length: 100 }, (_, index) => line(index + 1));
    expect(Object.keys(await slugsOf(...lines))).toHaveLength(100);
    requests = [];
    respond = ({ searchText, ...request }) =>
      searchText ? [item(Number(searchText.split(' ')[1]))] : catalogueOf(5000)({ ...request });
    const { slugs, retryAfterSeconds } = await find(...lines.map((_, index) => line(index + 3001)));
    expect(requests).toHaveLength(18);
    expect(Object.keys(slugs)).toHaveLength(17);
    expect(retryAfterSeconds).toBe(60);
  });

  test('are searched once for variants of one product', async () => {
    respond = () => ({ items: [item(7)], total: 1 });
    expect(await slugsOf(line(7), line('7'))).toEqual({ 7: 'product-7' });
    expect(requests).toHaveLength(1);
  });

  test.each<[string, () => unknown]>([
    ['fails', () => Response.json({ Message: 'Broken' }, { status: 500 })],
    ['lacks the call', () => Response.json({}, { status: 404 })],
    ['sends no list', () => null],
  ])('stay unknown for a minute where the API %s', async (_case, response) => {
    respond = response;
    expect(await find(line(7))).toEqual({ slugs: {}, retryAfterSeconds: 60 });
    expect(requests).toHaveLength(1);
    expect(account.cart.size).toBe(0);
  });

  test('that were found before a failure are returned', async () => {
    respond = ({ searchText }) =>
      searchText === 'Product 7'
        ? [item(7)]
        : Response.json({}, { status: 429, headers: { 'retry-after': '300' } });
    expect(await find(line(7), line(8))).toEqual({ slugs: { 7: 'product-7' }, retryAfterSeconds: 300 });
  });
});
