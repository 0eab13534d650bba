import { json, startUpstream, type TestUpstream } from '@/lib/upstream/testing';

/** How long what is read, or the page that is made, may be kept, and what clears it. */
const kept: { revalidate: number; tags: string[] }[] = [];
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _key: string[], options: (typeof kept)[0]) => {
    kept.push(options);
    return read;
  },
}));

let upstream: TestUpstream;
let server: typeof import('./server.ts') &
  typeof import('./product-server.ts') &
  typeof import('./follow-sales.ts') &
  typeof import('@/lib/upstream/or-fallback');
let collections: typeof import('./collections.ts');
let breaker: import('@/lib/upstream/breaker').Breaker;
beforeAll(async () => {
  upstream = await startUpstream();
  server = {
    ...(await import('./server.ts')),
    ...(await import('./product-server.ts')),
    ...(await import('./follow-sales.ts')),
    ...(await import('@/lib/upstream/or-fallback')),
  };
  collections = await import('./collections.ts');
  breaker = (await import('@/lib/upstream/exchange')).gate().breaker;
});
/** What the upstream answers, by the beginning of a path; 404 to all else. */
let answers: Record<string, unknown>;
beforeEach(() => {
  breaker.note(true);
  kept.length = 0;
  upstream.calls.length = 0;
  answers = {};
  upstream.answer = (request, response) => {
    const [, found] = Object.entries(answers).find(([path]) => request.url?.startsWith(path)) ?? [];
    if (found === undefined) json(null, 404)(request, response);
    else json(found === 'broken' ? null : found, found === 'broken' ? 500 : 200)(request, response);
  };
});
afterAll(() => upstream.stop());

let made = 0;
const newSlug = () => {
  made += 1;
  return `slug-${made}`;
};
const category = (slug: string, id = 1) => ({ id, name: slug, slug });
const product = (slug: string, more: object = {}) => ({ id: 7, title: slug, slug, ...more });
const short = { revalidate: 5, tags: [] };

test('a product is kept under a tag of its own; one that is not there is null', async () => {
  const slug = newSlug();
  answers[`/Products/GetBySlug/${slug}`] = product(slug);
  expect(await server.getProduct('en', slug)).toMatchObject({ slug });
  expect(kept).toEqual([{ revalidate: 300, tags: [`product%3A${slug}`] }]);
  expect(await server.getProduct('en', newSlug())).toBeNull();
});

test.each(['.', '..'])('the slug %s asks nobody', async (slug) => {
  expect(await server.getProduct('en', slug)).toBeNull();
  expect(upstream.calls).toEqual([]);
});

test('a product without what identifies it cannot be read', async () => {
  const slug = newSlug();
  answers[`/Products/GetBySlug/${slug}`] = { slug, id: null };
  await expect(server.getProduct('en', slug)).rejects.toMatchObject({ kind: 'unreadable' });
});

test('menus, categories and tags are none while the upstream does not answer, on a page that lives for seconds', async () => {
  for (const path of ['/Categories', '/FeatureTags']) answers[path] = 'broken';
  expect(await server.getMenuOrEmpty('en')).toEqual({ categories: [], features: [] });
  expect(kept.at(-1)).toEqual(short);
  breaker.note(true);
  expect(await server.getMenuCategoriesOrNone('en')).toEqual([]);
  breaker.note(true);
  expect(await server.getFeatureTagsOrNone('en')).toEqual([]);
  expect(await server.getFeatureTag('en', 'new')).toBeUndefined();
  expect(kept.at(-1)).toEqual(short);
});

test('a fault of the program is no failure of the upstream', async () => {
  await expect(server.orFallback(new TypeError('oops'), 1)).rejects.toThrow('oops');
  expect(kept).toEqual([]);
});

test('a category is its name with its products; an upstream may know one of both only', async () => {
  const slug = newSlug();
  expect(await collections.categoryWithProducts('ar', slug)).toBeNull();
  answers[`/Products/GetByCategorySlug?slug=${slug}`] = [];
  expect(await collections.categoryWithProducts('ar', slug)).toBeNull();
  answers[`/Products/GetByCategorySlug?slug=${slug}`] = [product('a')];
  expect(await collections.categoryWithProducts('ar', slug)).toMatchObject({
    category: null,
    products: [{ slug: 'a' }],
  });
  answers = { [`/Categories/GetCategoriesBySlug?slug=${slug}`]: category(slug) };
  expect(await collections.categoryWithProducts('ar', slug)).toMatchObject({
    category: { slug },
    products: [],
  });
});

test('a feature tag is its name with its products; while tags cannot be read, an empty list counts as one', async () => {
  const slug = newSlug();
  const tags = [{ name: 'New', slug }];
  answers = { '/FeatureTags/GetFeatureTags': tags };
  expect(await collections.featureWithProducts('ar', slug)).toBeNull();
  answers[`/Products/GetByFeatureTagSlug?slug=${slug}`] = [];
  expect(await collections.featureWithProducts('ar', slug)).toMatchObject({ tag: { slug }, products: [] });
  answers['/FeatureTags/GetFeatureTags'] = [];
  expect(await collections.featureWithProducts('ar', slug)).toBeNull();
  answers['/FeatureTags/GetFeatureTags'] = 'broken';
  expect(await collections.featureWithProducts('ar', slug)).toEqual({ tag: null, products: [] });
});

test('related products are others of the main category, so many, and none while the upstream does not answer', async () => {
  const own = { slug: 'own', mainCategory: category('abayas', 3) };
  const related = () => server.getRelated('en', own as never, 2);
  answers['/Products/Filter'] = { items: ['own', 'a', 'b', 'c'].map((slug) => product(slug)), total: 4 };
  expect((await related()).map(({ slug }) => slug)).toEqual(['a', 'b']);
  expect(JSON.parse(upstream.calls[0]?.body ?? '')).toMatchObject({
    categoryId: 3,
    pageNumber: 1,
    pageSize: 3,
  });
  expect(await server.getRelated('en', { ...own, mainCategory: null } as never, 2)).toEqual([]);
  answers['/Products/Filter'] = 'broken';
  expect(await server.getRelated('ar', own as never, 2)).toEqual([]);
});

test('facts are read anew: null for what is gone, undefined for what could not be read', async () => {
  const [there, gone, broken] = [newSlug(), newSlug(), newSlug()];
  answers[`/Products/GetBySlug/${there}`] = product(there);
  answers[`/Products/GetBySlug/${broken}`] = 'broken';
  const facts = await server.fetchFacts('en', [there, gone, broken]);
  expect([facts.get(there)?.id, facts.get(gone), facts.get(broken)]).toEqual([7, null, undefined]);
  expect([...facts.keys()].sort()).toEqual([there, gone, broken].sort());
  expect(kept).toEqual([]);
});

test('products are counted, and the first of them read, from page one', async () => {
  answers['/Products/Filter'] = { items: [], total: 7 };
  expect(await server.countProducts('en')).toBe(7);
  await server.getProducts('en', 12);
  expect(upstream.calls.map(({ body }) => JSON.parse(body))).toMatchObject([
    { pageNumber: 1, pageSize: 1 },
    { pageNumber: 1, pageSize: 12 },
  ]);
});

test('all products have a count, and an upstream without an answer has none', async () => {
  answers['/Products/Filter'] = { items: [], total: 12 };
  expect(await server.countProducts('en')).toBe(12);
  expect(kept[0]?.tags).toEqual(['listing']);
  delete answers['/Products/Filter'];
  await expect(server.fetchProductsPage('en', 2, 10)).rejects.toMatchObject({ kind: 'unreadable' });
});

test('a page ends when the next of its sales does', async () => {
  const { readProduct } = await import('./wire/product.ts');
  const { reader } = await import('@/lib/upstream/reader');
  const now = Date.parse('2026-03-01T00:00:00Z');
  const variant = {
    id: 1,
    price: 10,
    salePrice: 5,
    startAt: '2026-02-01T00:00:00Z',
    endAt: '2026-03-01T00:59:59.999Z',
  };
  const sold = readProduct(product('sale', { variants: [variant], defaultVariant: variant }), reader);
  await server.followSales(sold ? [sold] : [], now);
  expect(kept).toEqual([{ revalidate: 3600, tags: [`until-${now + 3_600_000}`] }]);
  kept.length = 0;
  await server.followSales([], now);
  expect(kept).toEqual([]);
});

test('words of an address that the product has are taken as they are; others are looked up in the other language', async () => {
  const slug = newSlug();
  const inColor = (value: string) => {
    const attributes = [
      { name: 'size', value: 'M' },
      { name: 'color', value },
    ];
    return product(slug, { variants: [{ id: 1, stock: 1, attributes }] });
  };
  answers[`/Products/GetBySlug/${slug}`] = inColor('Olive');
  const english = await server.getProduct('en', slug);
  if (!english) throw new Error('There is no product');
  upstream.calls.length = 0;
  const own = { color: 'olive', size: 'M' };
  expect(await server.translateRequest('en', english, own)).toBe(own);
  expect(upstream.calls).toEqual([]);
  answers[`/Products/GetBySlug/${slug}`] = inColor('زيتوني');
  expect(await server.translateRequest('en', english, { color: 'زيتوني', size: 'M' })).toMatchObject({
    color: 'Olive',
  });
  expect(upstream.calls.map(({ headers }) => headers['accept-language'])).toEqual(['ar']);
});
