import { installFakeAuthBrowser } from '../auth/testing.ts';

const format = { currency: 'EGP', locale: 'en', notAvailable: 'N/A' } as const;
const products = Array.from({ length: 11 }, (_, index) => ({
  id: index + 1,
  slug: `p-${index}`,
  title: `Abaya ${index}`,
  price: 10,
}));
const names = ['Abayas', 'Open abayas', 'Closed ABAYAS', 'Abaya sets', 'Skirts'];
const categories = names.map((name, index) => ({ id: index + 1, name, slug: `c-${index}` }));
let fetchSuggestions: typeof import('./suggest.ts').fetchSuggestions;
let requestedPaths: string[];
let failingPaths: string[];
beforeEach(async () => {
  jest.resetModules();
  requestedPaths = [];
  failingPaths = [];
  installFakeAuthBrowser((path) => {
    requestedPaths.push(path);
    if (failingPaths.includes(path)) return Response.json({}, { status: 500 });
    return Response.json({
      response: path === '/Products/Filter' ? { items: products, total: 11 } : { categories },
    });
  });
  ({ fetchSuggestions } = await import('./suggest.ts'));
});
const requestedPageSizes = (fetchMock: jest.SpiedFunction<typeof fetch>) =>
  fetchMock.mock.calls.flatMap(([, init]) =>
    typeof init?.body === 'string' ? JSON.parse(init.body).pageSize : [],
  );
const suggestionsFor = (text: string) => fetchSuggestions(text, 'en', format, new AbortController().signal);

describe('search suggestions', () => {
  test('suggests at most 9 products and 3 matching categories', async () => {
    const fetchMock = jest.spyOn(globalThis, 'fetch');
    const { products, categories } = await suggestionsFor('aBaya');
    expect(products.map(({ slug }) => slug)).toEqual(Array.from({ length: 9 }, (_, index) => `p-${index}`));
    expect(requestedPageSizes(fetchMock)).toEqual([9]);
    expect(categories.map(({ slug }) => slug)).toEqual(['c-0', 'c-1', 'c-2']);
    expect((await suggestionsFor('skirt')).categories.map(({ name }) => name)).toEqual(['Skirts']);
  });

  test('categories are cached, but fetched again after a failure', async () => {
    failingPaths = ['/Shops/GetSearchFilters'];
    expect((await suggestionsFor('abaya')).categories).toEqual([]);
    failingPaths = [];
    expect((await suggestionsFor('abaya')).categories).toHaveLength(3);
    await suggestionsFor('skirt');
    expect(requestedPaths.filter((path) => path === '/Shops/GetSearchFilters')).toHaveLength(2);
  });

  test('a failed request yields no suggestions', async () => {
    failingPaths = ['/Products/Filter'];
    expect(await suggestionsFor('abaya')).toMatchObject({ products: [], failed: true });
  });
});
