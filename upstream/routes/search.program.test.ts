import { type Api, startApi } from '../testing/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function found(searchText: string): Promise<number[]> {
  return (await api.filter({ searchText, pageSize: 100 })).items.map((product) => product.id);
}

test('a word in the title comes before the same word elsewhere', async () => {
  const { items } = await api.filter({ searchText: 'abaya', pageSize: 100 });
  const inTitle = items.map((product) => /abaya/i.test(product.title));
  expect(inTitle[0]).toBe(true);
  expect(inTitle).toEqual([...inTitle].sort((a, b) => Number(b) - Number(a)));
});

test('every typed word must be found', async () => {
  const { items } = await api.filter({ searchText: 'black dress', pageSize: 100 });
  expect(items.length).toBeGreaterThan(0);
  const texts = items.map((product) => JSON.stringify(product).toLowerCase());
  expect(texts.every((text) => text.includes('black') && text.includes('dress'))).toBe(true);
});

test('a misspelt word still finds the product', async () => {
  const right = await found('abaya');
  for (const wrong of ['abbaya', 'abya', 'abayaa']) {
    expect(right).toEqual(expect.arrayContaining((await found(wrong)).slice(0, 3)));
    expect((await found(wrong)).length).toBeGreaterThan(0);
  }
  expect((await found('drses')).length).toBeGreaterThan(0);
});

test('the beginning of a word finds it', async () => {
  expect(await found('aba')).toEqual(expect.arrayContaining(await found('abaya')));
});

test('singular and plural find each other', async () => {
  expect((await found('dresses')).sort()).toEqual((await found('dress')).sort());
  expect(await found('abayas')).toEqual(expect.arrayContaining((await found('abaya')).slice(0, 3)));
});

test.each([
  ['أ إ آ ا fold together', 'أسود', 'اسود'],
  ['ة and ه fold together', 'عباية', 'عبايه'],
  ['ى and ي fold together', 'جملي', 'جملى'],
  ['vowel signs do not count', 'عَبَايَة', 'عباية'],
  ['tatweel does not count', 'عبـــاية', 'عباية'],
  ['the article does not count', 'العباية', 'عباية'],
  ['Latin accents do not count', 'crêpe', 'crepe'],
  ['case does not count', 'CREPE', 'crepe'],
])('%s', async (_, one, other) => {
  const expected = await found(other);
  expect(expected.length).toBeGreaterThan(0);
  expect(await found(one)).toEqual(expected);
});

test('a search in Arabic finds what is answered in English', async () => {
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
])('what is called %s finds what the shop calls %s', async (called, sold) => {
  const [expected] = (await api.filter({ searchText: sold, pageSize: 100 }, 'ar')).items;
  const { items } = await api.filter({ searchText: called, pageSize: 100 }, 'ar');
  expect(items.map(({ id }) => id)).toContain(expected?.id);
  expect(items[0]?.mainCategory).toEqual(expected?.mainCategory);
});

test('where nothing has all words, what has some of them is found', async () => {
  expect((await found('abaya qqqqqqqq')).length).toBeGreaterThan(0);
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
])('odd input %j is answered, never refused', async (searchText) => {
  const page = await api.filter({ searchText });
  expect(page.total).toBeGreaterThanOrEqual(page.items.length);
});

test('a search can be sorted by price', async () => {
  const { items, total } = await api.filter({ searchText: 'abaya', sortBy: 'low', pageSize: 100 });
  expect(items).toHaveLength(total);
  expect(items.map((product) => product.id).sort()).toEqual((await found('abaya')).sort());
});
