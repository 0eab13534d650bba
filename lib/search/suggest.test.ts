import { fakeTokenBrowser } from '../auth/testing.ts';

const format = { currency: 'EGP', locale: 'en', notAvailable: 'N/A' } as const;
const products = Array.from({ length: 7 }, (_, at) => ({
  id: at + 1,
  slug: `p-${at}`,
  title: `Abaya ${at}`,
  price: 10,
}));
const names = ['Abayas', 'Open abayas', 'Closed ABAYAS', 'Abaya sets', 'Skirts'];
const categories = names.map((name, id) => ({ id: id + 1, name, slug: `c-${id}` }));
let suggest: typeof import('./suggest.ts').suggest;
let asked: string[];
let failing: string[];
beforeEach(async () => {
  jest.resetModules();
  asked = [];
  failing = [];
  fakeTokenBrowser((path) => {
    asked.push(path);
    if (failing.includes(path)) return Response.json({}, { status: 500 });
    return Response.json({
      response: path === '/Products/Filter' ? { items: products, total: 7 } : { categories },
    });
  });
  ({ suggest } = await import('./suggest.ts'));
});
const find = (text: string) => suggest(text, 'en', format, new AbortController().signal);

test('at most 5 products and 3 categories that hold what was typed, in whatever letter case', async () => {
  const { products, categories } = await find('aBaya');
  expect(products.map(({ slug }) => slug)).toEqual(['p-0', 'p-1', 'p-2', 'p-3', 'p-4']);
  expect(categories.map(({ slug }) => slug)).toEqual(['c-0', 'c-1', 'c-2']);
  expect((await find('skirt')).categories.map(({ name }) => name)).toEqual(['Skirts']);
});

test('categories are asked for once, and again where that failed', async () => {
  failing = ['/Shops/GetSearchFilters'];
  expect((await find('abaya')).categories).toEqual([]);
  failing = [];
  expect((await find('abaya')).categories).toHaveLength(3);
  await find('skirt');
  expect(asked.filter((path) => path === '/Shops/GetSearchFilters')).toHaveLength(2);
});

test('a call that fails gives nothing rather than an error', async () => {
  failing = ['/Products/Filter'];
  expect((await find('abaya')).products).toEqual([]);
});
