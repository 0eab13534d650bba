import { type Api, startApi } from '../testing/api.ts';
import { priceOf } from '../testing/price-of.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function search(searchText: string): Promise<number[]> {
  return (await api.filter({ searchText, pageSize: 100 })).items.map((product) => product.id);
}

describe('text search', () => {
  test('matches in the title rank first', async () => {
    const { items } = await api.filter({ searchText: 'abaya', pageSize: 100 });
    const titleMatches = items.map((product) => /abaya/i.test(product.title));
    expect(titleMatches[0]).toBe(true);
    expect(titleMatches).toEqual([...titleMatches].sort((a, b) => Number(b) - Number(a)));
  });

  test('every word must match', async () => {
    const { items } = await api.filter({ searchText: 'black dress', pageSize: 100 });
    expect(items.length).toBeGreaterThan(0);
    const texts = items.map((product) => JSON.stringify(product).toLowerCase());
    expect(texts.every((text) => text.includes('black') && text.includes('dress'))).toBe(true);
  });

  test('a text and an attribute value find products that match both', async () => {
    const tags = ['fabric:Crepe'];
    const inFabric = (await api.filter({ tags, pageSize: 100 })).items.map(({ id }) => id);
    const both = (await api.filter({ searchText: 'abaya', tags, pageSize: 100 })).items.map(({ id }) => id);
    const expected = (await search('abaya')).filter((id) => inFabric.includes(id));
    expect(expected.length).toBeGreaterThan(0);
    expect(both).toEqual(expected);
  });

  test('a misspelt word finds the product', async () => {
    const expected = await search('abaya');
    for (const misspelt of ['abbaya', 'abya', 'abayaa']) {
      expect(expected).toEqual(expect.arrayContaining((await search(misspelt)).slice(0, 3)));
      expect((await search(misspelt)).length).toBeGreaterThan(0);
    }
    expect((await search('drses')).length).toBeGreaterThan(0);
  });

  test.each([
    ['linnen', 'linen', 'en'],
    ['Linnen dres', 'linen dres', 'en'],
    ['فستتان', 'فستان', 'ar'],
  ])('%s is searched as %s', async (searchText, correctedText, language) => {
    const page = await api.filter({ searchText, pageSize: 100 }, language);
    const expected = await api.filter({ searchText: correctedText, pageSize: 100 }, language);
    expect(page.correctedText).toBe(correctedText);
    expect(page.items.map(({ id }) => id)).toEqual(expected.items.map(({ id }) => id));
  });

  test('an exact text is not corrected', async () => {
    const page = await api.filter({ searchText: 'linnen', exactText: true });
    expect(page).toMatchObject({ items: [], total: 0 });
    expect(page.correctedText).toBeUndefined();
    expect((await api.filter({ searchText: 'linen', exactText: true })).total).toBeGreaterThan(0);
  });

  test('a prefix finds the products of the whole word', async () => {
    expect(await search('aba')).toEqual(expect.arrayContaining(await search('abaya')));
  });

  test('singular and plural find the same products', async () => {
    expect((await search('dresses')).sort()).toEqual((await search('dress')).sort());
    expect(await search('abayas')).toEqual(expect.arrayContaining((await search('abaya')).slice(0, 3)));
  });

  test.each([
    ['أ إ آ ا fold together', 'أسود', 'اسود'],
    ['ة and ه fold together', 'عباية', 'عبايه'],
    ['ى and ي fold together', 'جملي', 'جملى'],
    ['vowel signs are ignored', 'عَبَايَة', 'عباية'],
    ['tatweel is ignored', 'عبـــاية', 'عباية'],
    ['the article is ignored', 'العباية', 'عباية'],
    ['Latin accents are ignored', 'crêpe', 'crepe'],
    ['case is ignored', 'CREPE', 'crepe'],
  ])('%s', async (_, searchText, equivalent) => {
    const expected = await search(equivalent);
    expect(expected.length).toBeGreaterThan(0);
    expect(await search(searchText)).toEqual(expected);
  });

  test('an Arabic text finds products in English responses', async () => {
    const { items } = await api.filter({ searchText: 'عباية سوداء', pageSize: 100 }, 'en');
    expect(items.some((product) => /abaya/i.test(product.title))).toBe(true);
  });

  test.each([
    ['قرط', 'حلق'],
    ['تنورة', 'جيبة'],
    ['التنانير', 'جيبات'],
    ['بنطال', 'بنطلون'],
    ['شيلة', 'طرحة'],
    ['شال', 'طرحة'],
    ['سويتر', 'بلوفر'],
    ['محبس', 'خاتم'],
    ['مجوهرات', 'إكسسوارات'],
    ['إسدال', 'خمار'],
    ['جلباب', 'عباية'],
    ['trousers', 'pants'],
    ['gray jumper', 'grey jumper'],
  ])('%s finds products named %s', async (synonym, name) => {
    const [expected] = (await api.filter({ searchText: name, pageSize: 100 }, 'ar')).items;
    const { items } = await api.filter({ searchText: synonym, pageSize: 100 }, 'ar');
    expect(items.map(({ id }) => id)).toContain(expected?.id);
    expect(items[0]?.mainCategory).toEqual(expected?.mainCategory);
  });

  test('products with only some words are found when none has all', async () => {
    expect((await search('abaya qqqqqqqq')).length).toBeGreaterThan(0);
  });

  test.each([
    `"'`,
    '%_\\',
    "'; DROP TABLE product; --",
    '😀 👗',
    '& | ! ( ) :*',
    '\u0000',
    '\ud800',
    'ـــ',
    'x'.repeat(200),
    'ab '.repeat(66),
    '   ',
    '<script>',
  ])('the input %j is accepted', async (searchText) => {
    const page = await api.filter({ searchText });
    expect(page.total).toBeGreaterThanOrEqual(page.items.length);
  });

  test.each([
    ['low', 1],
    ['high', -1],
  ] as const)('sorting by price finds the same products in price order: %s', async (sortBy, direction) => {
    const { items: bestFirst } = await api.filter({ searchText: 'abaya', pageSize: 100 });
    const { items, total } = await api.filter({ searchText: 'abaya', sortBy, pageSize: 100 });
    expect(items).toHaveLength(total);
    const inPriceOrder = bestFirst.toSorted((a, b) => direction * (priceOf(a) - priceOf(b)) || a.id - b.id);
    expect(inPriceOrder).not.toEqual(bestFirst);
    expect(items.map(({ id }) => id)).toEqual(inPriceOrder.map(({ id }) => id));
  });
});
