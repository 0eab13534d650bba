import type { z } from 'zod';
import type { Product, SearchFilters, Variant } from '../../contract/catalogue.ts';
import { runCommand } from '../admin/run-command.ts';
import type { IntegerIds } from '../http/integer-ids.ts';
import { type Api, startApi } from '../testing/api.ts';
import { priceOf } from '../testing/price-of.ts';
import { seededDatabase } from '../testing/seeded-database.ts';

type WireProduct = IntegerIds<z.infer<typeof Product>>;

let api: Api;
let allProducts: WireProduct[];
beforeAll(async () => {
  api = await startApi();
  allProducts = (await api.filter({ pageSize: 100 })).items;
});
afterAll(() => api.stop());

const idsOf = (products: WireProduct[]) => products.map((product) => product.id);
const attributeOf = (variant: z.infer<typeof Variant>, name: string) =>
  variant.attributes.find((entry) => entry.name === name)?.value;

describe('product filter', () => {
  test('attribute values are accepted in either language', async () => {
    const getAttributeFilter = async (language: 'en' | 'ar') =>
      (
        (await api.get('/Shops/GetSearchFilters', language)) as z.infer<typeof SearchFilters>
      ).attributes?.find(({ name }) => name === 'fabric');
    const [english, arabic] = [await getAttributeFilter('en'), await getAttributeFilter('ar')];
    expect([english?.name, arabic?.name]).toEqual(['fabric', 'fabric']);
    expect(arabic?.values[english?.values.indexOf('Crepe') ?? -1]).toBe('كريب');
    const found = await api.filter({ tags: ['fabric:crepe'], pageSize: 100 });
    expect(found.total).toBeGreaterThan(0);
    for (const { productAttributes } of found.items) {
      const fabric = productAttributes.find(({ name }) => name === 'Fabric')?.value;
      expect(fabric).toMatch(/crepe/i);
    }
    expect(idsOf((await api.filter({ tags: ['Fabric:كريب'], pageSize: 100 })).items)).toEqual(
      idsOf(found.items),
    );
    const either = await api.filter({ tags: ['fabric:Crepe', 'fabric:Linen', 'brand:Rida'], pageSize: 100 });
    expect(either.items.every(({ brand }) => brand === 'Rida')).toBe(true);
    expect((await api.filter({ tags: ['fabric:Paper'] })).total).toBe(0);
    expect((await api.filter({ tags: ['season:Winter'] })).total).toBe(0);
  });

  test('pages have no gap or overlap in any sort order', async () => {
    for (const sortBy of ['asc', 'low', 'high', 'on-sale'] as const) {
      const paged: number[] = [];
      for (let pageNumber = 1; paged.length < allProducts.length; pageNumber += 1) {
        const page = await api.filter({ sortBy, pageNumber, pageSize: 17 });
        expect(page.total).toBe(allProducts.length);
        expect(page.items.length).toBeGreaterThan(0);
        paged.push(...idsOf(page.items));
      }
      expect(paged.sort((a, b) => a - b)).toEqual(idsOf(allProducts));
    }
  });

  test('a page beyond the end has the total, but no products', async () => {
    expect(await api.filter({ pageNumber: 1000 })).toMatchObject({ items: [], total: allProducts.length });
  });

  test('products are sorted by id or by current price', async () => {
    expect(idsOf(allProducts)).toEqual([...idsOf(allProducts)].sort((a, b) => a - b));
    const low = (await api.filter({ sortBy: 'low', pageSize: 100 })).items;
    expect(idsOf(low)).toEqual(
      idsOf([...allProducts].sort((a, b) => priceOf(a) - priceOf(b) || a.id - b.id)),
    );
    const high = (await api.filter({ sortBy: 'high', pageSize: 100 })).items;
    expect(idsOf(high)).toEqual(
      idsOf([...allProducts].sort((a, b) => priceOf(b) - priceOf(a) || a.id - b.id)),
    );
  });

  test('the sort order on-sale lists products on sale first', async () => {
    const found = (await api.filter({ sortBy: 'on-sale', pageSize: 100 })).items;
    const isOnSale = (product: WireProduct) => product.discount > 0;
    expect(allProducts.some(isOnSale)).toBe(true);
    expect(idsOf(found)).toEqual([
      ...idsOf(allProducts.filter(isOnSale)),
      ...idsOf(allProducts.filter((product) => !isOnSale(product))),
    ]);
  });

  test('a price range uses sale prices and is inclusive', async () => {
    const onSale = allProducts.find((product) => product.discount > 0) as WireProduct;
    const exact = await api.filter({ minPrice: priceOf(onSale), maxPrice: priceOf(onSale), pageSize: 100 });
    expect(idsOf(exact.items)).toContain(onSale.id);
    expect(exact.items.every((product) => priceOf(product) === priceOf(onSale))).toBe(true);
    const above = await api.filter({ minPrice: priceOf(onSale) + 0.01, pageSize: 100 });
    expect(idsOf(above.items)).toEqual(
      idsOf(allProducts.filter((product) => priceOf(product) > priceOf(onSale))),
    );
  });

  test('colour and size must match the same variant', async () => {
    const expected = allProducts.filter((product) =>
      product.variants.some(
        (variant) =>
          ['Black', 'Navy'].includes(attributeOf(variant, 'Color') ?? '') &&
          ['M', 'L'].includes(attributeOf(variant, 'Size') ?? ''),
      ),
    );
    const found = await api.filter({ color: 'black, NAVY', size: 'm,L', pageSize: 100 });
    expect(expected.length).toBeGreaterThan(0);
    expect(idsOf(found.items)).toEqual(idsOf(expected));
    expect(found.total).toBe(expected.length);
  });

  test('a list of names may have spaces behind its commas', async () => {
    const idsByColor = async (color: string) => idsOf((await api.filter({ color, pageSize: 100 })).items);
    expect(await idsByColor('Black, White')).toEqual(await idsByColor('Black,White'));
  });

  test('colour names match in either language', async () => {
    const english = await api.filter({ color: 'Black' });
    expect(idsOf((await api.filter({ color: 'أسود' })).items)).toEqual(idsOf(english.items));
    const arabic = await api.filter({ color: 'Black' }, 'ar');
    expect(idsOf(arabic.items)).toEqual(idsOf(english.items));
    expect(
      arabic.items.flatMap((product) => product.variants.map((variant) => attributeOf(variant, 'Color'))),
    ).toContain('أسود');
  });

  test('a category includes its subcategories', async () => {
    const categories =
      await api.get<{ id: number; slug: string; productCount: number }[]>('/Categories/ListCatgories');
    for (const category of categories) {
      const found = await api.filter({ categoryId: category.id, pageSize: 100 });
      expect(found.total).toBe(category.productCount);
      expect(found.items).toHaveLength(found.total);
      const listed = await api.get<WireProduct[]>(`/Products/GetByCategorySlug?slug=${category.slug}`);
      expect(idsOf(listed)).toEqual(idsOf(found.items));
    }
    const abayas = categories.find((category) => category.slug === 'abayas');
    const found = await api.filter({ categoryId: abayas?.id, pageSize: 100 });
    expect(new Set(found.items.map((product) => product.mainCategory.slug))).toEqual(new Set(['abayas']));
    expect(new Set(found.items.map((product) => product.category.name)).size).toBeGreaterThan(1);
  });

  test('status, brand and feature tag can be combined', async () => {
    const onSale = await api.filter({ tags: ['status:on-sale'], pageSize: 100 });
    expect(idsOf(onSale.items)).toEqual(idsOf(allProducts.filter((product) => product.discount > 0)));
    const soldOut = await api.filter({ tags: ['status:out-of-stock'], pageSize: 100 });
    expect(idsOf(soldOut.items)).toEqual(idsOf(allProducts.filter((product) => product.avaliable === 0)));
    const either = await api.filter({ tags: ['status:out-of-stock', 'status:in-stock'] });
    expect(either.total).toBe(allProducts.length);
    const brands = await api.filter({ tags: ['brand:layl', 'brand:Rida'], pageSize: 100 });
    expect(idsOf(brands.items)).toEqual(
      idsOf(allProducts.filter((product) => ['Layl', 'Rida'].includes(product.brand ?? ''))),
    );
    const tagged = await api.get<WireProduct[]>('/Products/GetByFeatureTagSlug?slug=best-sellers');
    const both = await api.filter({ tags: ['best-sellers', 'brand:Rida', 'status:in-stock'], pageSize: 100 });
    expect(idsOf(both.items)).toEqual(
      idsOf(tagged.filter((product) => product.brand === 'Rida' && product.status === 'in-stock')),
    );
  });

  test('all filters together combine with AND', async () => {
    const categories = await api.get<{ id: number; slug: string }[]>('/Categories/ListCatgories');
    const categoryId = categories.find((category) => category.slug === 'abayas')?.id;
    const found = await api.filter({
      categoryId,
      color: 'black,camel',
      minPrice: 100,
      maxPrice: 9000,
      tags: ['status:in-stock'],
      searchText: 'abaya',
      sortBy: 'high',
      pageSize: 100,
    });
    expect(found.items.length).toBeGreaterThan(0);
    expect(found.total).toBe(found.items.length);
    for (const product of found.items) {
      expect(product.mainCategory.slug).toBe('abayas');
      expect(
        product.variants.some((variant) => /black|camel/i.test(attributeOf(variant, 'Color') ?? '')),
      ).toBe(true);
      expect(product.status).toBe('in-stock');
    }
  });

  test.each([
    [{ categoryId: 999_999 }],
    [{ color: 'ultraviolet' }],
    [{ size: '9000' }],
    [{ tags: ['brand:Nobody'] }],
    [{ tags: ['no-such-tag'] }],
    [{ tags: ['status:lost'] }],
    [{ tags: ['\0no-such-tag', 'brand:\0'] }],
    [{ color: '\0red' }],
    [{ minPrice: 500, maxPrice: 100 }],
    [{ minPrice: 1e300 }],
  ])('unknown values and impossible prices match nothing: %j', async (body) => {
    expect(await api.filter(body)).toMatchObject({ items: [], total: 0 });
  });

  describe('facet counts', () => {
    /** Counts of the filter by facet and value. */
    async function countsOf(filter: object): Promise<Record<string, Record<string, number>>> {
      const { facets } = await api.filter(filter);
      return Object.fromEntries(
        Object.entries(facets ?? {}).map(([name, values]) => [
          name,
          Object.fromEntries(values.map(({ value, count }) => [value, count])),
        ]),
      );
    }
    const totalOf = async (filter: object) => (await api.filter({ ...filter, pageSize: 1 })).total;

    test.each([
      ['nothing', {}],
      ['a colour and a size', { color: 'Black', size: 'M' }],
      ['a price and a fabric', { minPrice: 1500, tags: ['fabric:Crepe', 'status:in-stock'] }],
      ['a text', { searchText: 'abaya', color: 'Black' }],
    ])('match the total when the value is selected, filtered by %s', async (_case, filter) => {
      const counts = await countsOf(filter);
      const tags = 'tags' in filter ? filter.tags : [];
      const tagsWithout = (prefix: string) => tags.filter((tag) => !tag.startsWith(prefix));
      for (const [facet, withValue] of [
        ['color', (color: string) => ({ color })],
        ['size', (size: string) => ({ size })],
        ['brand', (brand: string) => ({ tags: [...tagsWithout('brand:'), `brand:${brand}`] })],
        ['status', (status: string) => ({ tags: [...tagsWithout('status:'), `status:${status}`] })],
        ['fabric', (fabric: string) => ({ tags: [...tagsWithout('fabric:'), `fabric:${fabric}`] })],
      ] as const) {
        const [value, count] = Object.entries(counts[facet] ?? {})[0] ?? [];
        expect([facet, count]).toEqual([facet, expect.any(Number)]);
        expect([facet, await totalOf({ ...filter, ...withValue(value ?? '') })]).toEqual([facet, count]);
      }
    });

    test('are in the requested language and above zero', async () => {
      const { facets } = await api.filter({ color: 'Black' }, 'ar');
      expect(facets?.color?.map(({ value }) => value)).toContain('أسود');
      expect(
        Object.values(facets ?? {})
          .flat()
          .every(({ count }) => count > 0),
      ).toBe(true);
    });
  });
});

describe('text search', () => {
  async function search(searchText: string): Promise<number[]> {
    return (await api.filter({ searchText, pageSize: 100 })).items.map((product) => product.id);
  }

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

test('a price range has the prices that the shop shows within it', async () => {
  const database = await seededDatabase();
  const api = await startApi({ ...database, SHOPS: '[{"currency":"EGP"}]' });
  try {
    const [product] = (await api.filter({ pageSize: 1 })).items;
    const slug = product?.slug ?? '';
    const isFound = async (filter: object) =>
      (await api.filter({ ...filter, pageSize: 100 })).items.some((item) => item.slug === slug);
    await runCommand(['set-price', slug, '1000.004'], database.DATA_DIR);
    expect(await isFound({ maxPrice: 1000 })).toBe(true);
    expect(await isFound({ maxPrice: 999.99 })).toBe(false);
    await runCommand(['set-price', slug, '999.995'], database.DATA_DIR);
    expect(await isFound({ minPrice: 1000 })).toBe(true);
    expect(await isFound({ minPrice: 1000.01 })).toBe(false);
  } finally {
    await api.stop();
  }
});
