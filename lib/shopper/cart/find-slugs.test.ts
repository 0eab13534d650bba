import { CallError } from '../../platform/upstream/call-error.ts';
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

const find = async (...lines: { productId: number | string; title: string }[]) =>
  Object.fromEntries(await findSlugs(lines, 'en'));

describe('slugs of lines without one', () => {
  test('are found by the stored title', async () => {
    respond = () => ({ items: [item(70), { id: 7 }, item('7')], total: 3 });
    expect(await find(line(7))).toEqual({ 7: 'product-7' });
    expect(requests).toEqual([
      { searchText: 'Product 7', sortBy: 'asc', pageNumber: 1, pageSize: 100, language: 'en' },
    ]);
  });

  test('are found on later pages of a search', async () => {
    respond = ({ pageNumber }) => ({ items: [item(pageNumber)], total: 250 });
    expect(await find(line(3))).toEqual({ 3: 'product-3' });
    expect(requests).toHaveLength(3);
  });

  test('are found by a title in another language', async () => {
    respond = ({ language }) => ({ items: language === 'ar' ? [item(7)] : [], total: 1 });
    expect(await find(line(7))).toEqual({ 7: 'product-7' });
  });

  test('are found in the catalogue for products that were renamed', async () => {
    respond = ({ searchText }) => (searchText === undefined ? [item(7), item(8)] : []);
    expect(await find(line(7), line(8), line(9))).toEqual({
      7: 'product-7',
      8: 'product-8',
      9: null,
    });
    expect(requests.filter(({ searchText }) => searchText === undefined)).toHaveLength(1);
  });

  test('are null in a catalogue without the product', async () => {
    respond = () => ({ items: [], total: 0 });
    expect(await find(line(7))).toEqual({ 7: null });
  });

  test('are searched once for variants of one product', async () => {
    respond = () => ({ items: [item(7)], total: 1 });
    expect(await find(line(7), line('7'))).toEqual({ 7: 'product-7' });
    expect(requests).toHaveLength(1);
  });

  test.each<[string, () => unknown]>([
    ['fails', () => Response.json({ Message: 'Broken' }, { status: 500 })],
    ['lacks the call', () => Response.json({}, { status: 404 })],
    ['sends no list', () => null],
  ])('stay unknown where the API %s', async (_case, response) => {
    respond = response;
    await expect(find(line(7))).rejects.toThrow(CallError);
    expect(account.cart.size).toBe(0);
  });
});
