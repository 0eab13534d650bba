import { jsonHandler, startUpstream, type TestUpstream } from '@/lib/platform/upstream/testing';

const english = { locale: 'en', tenant: { currency: 'EGP' } } as const;
const arabic = { locale: 'ar', tenant: { currency: 'EGP' } } as const;

/** Options of all data cache entries created, including those that limit the lifetime of the page. */
const cacheOptions: { revalidate: number; tags: string[] }[] = [];
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _key: string[], options: (typeof cacheOptions)[0]) => {
    cacheOptions.push(options);
    return read;
  },
}));

let upstream: TestUpstream;
let server: typeof import('./server.ts') &
  typeof import('./product-server.ts') &
  typeof import('@/lib/platform/upstream/fallback');
let collections: typeof import('./collections.ts');
let breaker: import('@/lib/platform/upstream/circuit-breaker').CircuitBreaker;
beforeAll(async () => {
  upstream = await startUpstream();
  server = {
    ...(await import('./server.ts')),
    ...(await import('./product-server.ts')),
    ...(await import('@/lib/platform/upstream/fallback')),
  };
  collections = await import('./collections.ts');
  breaker = (await import('@/lib/platform/upstream/upstream-request')).admissionControl().breaker;
});
/** Responses of the upstream by path prefix; other paths return 404. */
let responses: Record<string, unknown>;
beforeEach(() => {
  // Closes the circuit that failures of the previous test may have opened.
  breaker.recordSuccess();
  cacheOptions.length = 0;
  upstream.requests.length = 0;
  responses = {};
  upstream.handler = (request, response) => {
    const [, payload] = Object.entries(responses).find(([path]) => request.url?.startsWith(path)) ?? [];
    if (payload === undefined) jsonHandler(null, 404)(request, response);
    else
      jsonHandler(payload === 'broken' ? null : payload, payload === 'broken' ? 500 : 200)(request, response);
  };
});
afterAll(() => upstream.stop());

let slugCount = 0;
const newSlug = () => {
  slugCount += 1;
  return `slug-${slugCount}`;
};
const category = (slug: string, id = 1) => ({ id, name: slug, slug });
const product = (slug: string, fields: object = {}) => ({ id: 7, title: slug, slug, ...fields });
const shortLivedOptions = { revalidate: 5, tags: [] };

describe('catalogue reads', () => {
  test('caches a product under its own tag; a missing product is null', async () => {
    const slug = newSlug();
    responses[`/Products/GetBySlug/${slug}`] = product(slug);
    expect(await server.getProduct(english, slug)).toMatchObject({ slug });
    expect(cacheOptions).toEqual([{ revalidate: 300, tags: [`product%3A${slug}`] }]);
    expect(await server.getProduct(english, newSlug())).toBeNull();
  });

  test.each(['.', '..'])('the slug %s is not requested', async (slug) => {
    expect(await server.getProduct(english, slug)).toBeNull();
    expect(upstream.requests).toEqual([]);
  });

  test('a product without an id is unreadable', async () => {
    const slug = newSlug();
    responses[`/Products/GetBySlug/${slug}`] = { slug, id: null };
    await expect(server.getProduct(english, slug)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  test('menus are empty and cached for seconds while the upstream fails', async () => {
    for (const path of ['/Categories', '/FeatureTags']) responses[path] = 'broken';
    expect(await server.getMenuOrEmpty('en')).toEqual({ categories: [], features: [] });
    expect(cacheOptions.at(-1)).toEqual(shortLivedOptions);
    breaker.recordSuccess();
    expect(await server.getMenuCategoriesOrEmpty('en')).toEqual([]);
    breaker.recordSuccess();
    expect(await server.getFeatureTagsOrEmpty('en')).toEqual([]);
    expect(await server.getFeatureTag('en', 'new')).toBeUndefined();
    expect(cacheOptions.at(-1)).toEqual(shortLivedOptions);
  });

  test('programming errors are not treated as upstream failures', async () => {
    await expect(server.fallbackOnUpstreamError(new TypeError('oops'), 1)).rejects.toThrow('oops');
    expect(cacheOptions).toEqual([]);
  });

  test('a category is known by its data alone or its products alone', async () => {
    const slug = newSlug();
    expect(await collections.getCategoryWithProducts(arabic, slug)).toBeNull();
    responses[`/Products/GetByCategorySlug?slug=${slug}`] = [];
    expect(await collections.getCategoryWithProducts(arabic, slug)).toBeNull();
    responses[`/Products/GetByCategorySlug?slug=${slug}`] = [product('a')];
    expect(await collections.getCategoryWithProducts(arabic, slug)).toMatchObject({
      category: null,
      products: [{ slug: 'a' }],
    });
    responses = { [`/Categories/GetCategoriesBySlug?slug=${slug}`]: category(slug) };
    expect(await collections.getCategoryWithProducts(arabic, slug)).toMatchObject({
      category: { slug },
      products: [],
    });
  });

  test('an empty feature tag is accepted while tags cannot be fetched', async () => {
    const slug = newSlug();
    const tags = [{ name: 'New', slug }];
    responses = { '/FeatureTags/GetFeatureTags': tags };
    expect(await collections.getFeatureWithProducts(arabic, slug)).toBeNull();
    responses[`/Products/GetByFeatureTagSlug?slug=${slug}`] = [];
    expect(await collections.getFeatureWithProducts(arabic, slug)).toMatchObject({
      tag: { slug },
      products: [],
    });
    responses['/FeatureTags/GetFeatureTags'] = [];
    expect(await collections.getFeatureWithProducts(arabic, slug)).toBeNull();
    responses['/FeatureTags/GetFeatureTags'] = 'broken';
    expect(await collections.getFeatureWithProducts(arabic, slug)).toEqual({ tag: null, products: [] });
  });

  test('related products are others of the main category', async () => {
    const currentProduct = { slug: 'current', mainCategory: category('abayas', 3) };
    const relatedProducts = () => server.getRelatedProducts(english, currentProduct as never, 2);
    responses['/Products/Filter'] = {
      items: ['current', 'a', 'b', 'c'].map((slug) => product(slug)),
      total: 4,
    };
    expect((await relatedProducts()).map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(JSON.parse(upstream.requests[0]?.body ?? '')).toMatchObject({
      categoryId: 3,
      pageNumber: 1,
      pageSize: 3,
    });
    expect(
      await server.getRelatedProducts(english, { ...currentProduct, mainCategory: null } as never, 2),
    ).toEqual([]);
    responses['/Products/Filter'] = 'broken';
    expect(await server.getRelatedProducts(arabic, currentProduct as never, 2)).toEqual([]);
  });

  test('a look is up to four other products that can be read', async () => {
    const goesWith = Array.from({ length: 5 }, newSlug);
    for (const slug of goesWith) responses[`/Products/GetBySlug/${slug}`] = product(slug);
    const lookOf = async (slugs: string[]) =>
      (await server.getLook(english, { slug: 'own', goesWith: slugs } as never)).map(({ slug }) => slug);
    const [first = '', second = ''] = goesWith;
    expect(await lookOf(goesWith)).toEqual(goesWith.slice(0, 4));
    expect(await lookOf(['own', first, first, newSlug(), second])).toEqual([first, second]);
    const broken = newSlug();
    responses[`/Products/GetBySlug/${broken}`] = 'broken';
    expect(await lookOf([broken, second])).toEqual([second]);
    breaker.recordSuccess();
  });

  test('snapshots are null for missing products, undefined after failures', async () => {
    const [existing, missing, broken] = [newSlug(), newSlug(), newSlug()];
    responses[`/Products/GetBySlug/${existing}`] = product(existing);
    responses[`/Products/GetBySlug/${broken}`] = 'broken';
    const snapshots = await server.fetchCurrentSnapshots(english, [existing, missing, broken]);
    expect([snapshots.get(existing)?.id, snapshots.get(missing), snapshots.get(broken)]).toEqual([
      7,
      null,
      undefined,
    ]);
    expect([...snapshots.keys()].sort()).toEqual([existing, missing, broken].sort());
    expect(cacheOptions).toEqual([]);
  });

  test('the product count and first products come from page 1', async () => {
    responses['/Products/Filter'] = { items: [], total: 7 };
    expect(await server.getProductCount(english)).toBe(7);
    await server.getFirstProducts(english, 12);
    expect(upstream.requests.map(({ body }) => JSON.parse(body))).toMatchObject([
      { pageNumber: 1, pageSize: 1 },
      { pageNumber: 1, pageSize: 12 },
    ]);
  });

  test('the product count is cached; a missing list is unreadable', async () => {
    responses['/Products/Filter'] = { items: [], total: 12 };
    expect(await server.getProductCount(english)).toBe(12);
    expect(cacheOptions[0]?.tags).toEqual(['listing']);
    delete responses['/Products/Filter'];
    await expect(server.fetchPaginatedProducts(english, 2, 10)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  test('a page expires when its next sale ends', async () => {
    const { readProduct } = await import('./wire/product.ts');
    const { serverPriceReadContext } = await import('@/lib/platform/upstream/server-read-context');
    const now = Date.parse('2026-03-01T00:00:00Z');
    const variant = {
      id: 1,
      price: 10,
      salePrice: 5,
      startAt: '2026-02-01T00:00:00Z',
      endAt: '2026-03-01T00:59:59.999Z',
    };
    const productOnSale = readProduct(
      product('sale', { variants: [variant], defaultVariant: variant }),
      serverPriceReadContext(2),
    );
    await server.expirePageAtSaleBoundary(productOnSale ? [productOnSale] : [], now);
    expect(cacheOptions).toEqual([{ revalidate: 3600, tags: [`until-${now + 3_600_000}`] }]);
    cacheOptions.length = 0;
    await server.expirePageAtSaleBoundary([], now);
    expect(cacheOptions).toEqual([]);
  });

  test('only options unknown in this language are looked up in another language', async () => {
    const slug = newSlug();
    const inColor = (value: string) => {
      const attributes = [
        { name: 'size', value: 'M' },
        { name: 'color', value },
      ];
      return product(slug, { variants: [{ id: 1, stock: 1, attributes }] });
    };
    responses[`/Products/GetBySlug/${slug}`] = inColor('Olive');
    const inEnglish = await server.getProduct(english, slug);
    if (!inEnglish) throw new Error('There is no product');
    upstream.requests.length = 0;
    const availableOptions = { color: 'olive', size: 'M' };
    expect(await server.translateRequestedOptions(english, inEnglish, availableOptions)).toBe(
      availableOptions,
    );
    expect(upstream.requests).toEqual([]);
    responses[`/Products/GetBySlug/${slug}`] = inColor('زيتوني');
    expect(
      await server.translateRequestedOptions(english, inEnglish, { color: 'زيتوني', size: 'M' }),
    ).toMatchObject({
      color: 'Olive',
    });
    expect(upstream.requests.map(({ headers }) => headers['accept-language'])).toEqual(['ar']);
  });
});
