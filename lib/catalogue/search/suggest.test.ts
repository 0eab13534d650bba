import { installFakeAuthBrowser } from '../../platform/auth/testing.ts';

const format = { currency: 'EGP', locale: 'en', noPriceText: 'N/A' } as const;
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
/** Fields of a filter that finds nothing; empty for none. */
let emptyFor: Record<string, unknown>;
beforeEach(async () => {
  jest.resetModules();
  requestedPaths = [];
  failingPaths = [];
  emptyFor = {};
  installFakeAuthBrowser((path, _authorization, init) => {
    requestedPaths.push(path);
    if (failingPaths.includes(path)) return Response.json({}, { status: 500 });
    if (path !== '/Products/Filter')
      return Response.json({ response: { categories, attributesVariant: { sizes: ['38', '40', '42'] } } });
    const body = JSON.parse(String(init.body));
    const isEmpty = Object.entries(emptyFor).some(([name, value]) => body[name] === value);
    return Response.json({ response: isEmpty ? { items: [], total: 0 } : { items: products, total: 11 } });
  });
  const { browserSettings } = await import('../../platform/settings/browser-settings.ts');
  Object.assign(browserSettings(), { tenant: { currency: format.currency } });
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

  test.each([
    ['from 38 to 42', [{ size: '38,40,42', searchText: '' }], { minPrice: 38 }],
    ['abaya size 40', [{ size: '40', searchText: 'abaya' }], {}],
    ['abaya size 40', [{ size: '40' }, { searchText: 'abaya size 40' }], { size: '40' }],
  ])(
    'suggests the products of the first interpretation of %j with results',
    async (text, lastBodies, empty) => {
      emptyFor = empty;
      const fetchMock = jest.spyOn(globalThis, 'fetch');
      expect((await suggestionsFor(text)).products).toHaveLength(9);
      const bodies = fetchMock.mock.calls.flatMap(([, init]) =>
        typeof init?.body === 'string' ? JSON.parse(init.body) : [],
      );
      expect(bodies.slice(-lastBodies.length)).toMatchObject(lastBodies);
    },
  );

  test('a failed request yields no suggestions', async () => {
    failingPaths = ['/Products/Filter'];
    expect(await suggestionsFor('abaya')).toMatchObject({ products: [], failed: true });
  });
});
