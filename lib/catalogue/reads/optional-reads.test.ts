import { jsonHandler, startUpstream, type TestUpstream } from '@/lib/platform/upstream/testing';

const english = { locale: 'en', tenant: { currency: 'EGP' } } as const;

/** Options of all data cache entries created. */
const cacheOptions: { revalidate: number; tags: string[] }[] = [];
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _key: string[], options: (typeof cacheOptions)[0]) => {
    cacheOptions.push(options);
    return read;
  },
}));

let upstream: TestUpstream;
let getCompleteHome: typeof import('./home.ts').getCompleteHome;
let indexPages: typeof import('./collections.ts');
let breaker: import('@/lib/platform/upstream/circuit-breaker').CircuitBreaker;
let clearFailureCache: () => void;
beforeAll(async () => {
  upstream = await startUpstream();
  ({ getCompleteHome } = await import('./home.ts'));
  indexPages = await import('./collections.ts');
  ({ clearFailureCache } = await import('@/lib/platform/upstream/upstream-error'));
  breaker = (await import('@/lib/platform/upstream/upstream-request')).admissionControl().breaker;
});
/** Responses of the upstream by path: 'broken' returns 500, a path without response 404. */
let responses: Record<string, unknown>;
beforeEach(() => {
  // Closes the circuit that failures of the previous test may have opened.
  breaker.recordSuccess();
  clearFailureCache();
  cacheOptions.length = 0;
  upstream.requests.length = 0;
  responses = {};
  upstream.handler = (request, response) => {
    const payload = responses[request.url ?? ''];
    if (payload === undefined) jsonHandler(null, 404)(request, response);
    else
      jsonHandler(payload === 'broken' ? null : payload, payload === 'broken' ? 500 : 200)(request, response);
  };
});
afterAll(() => upstream.stop());

const category = (slug: string, fields: object = {}) => ({ id: 1, name: slug, slug, ...fields });
const homeTags = [
  { name: 'Loved', slug: 'loved', code: 'BestSellers' },
  { name: 'Looks', slug: 'looks', code: 'ShopTheLook' },
];
const product = (slug: string) => ({ id: 7, title: slug, slug });
const requestedPaths = () => upstream.requests.map(({ path }) => path);
const completeHome = {
  featuredCategories: [category('abayas')],
  productsFeatureTag: homeTags.map((tag) => ({ ...tag, products: [product(tag.slug)] })),
};

describe('the complete home page', () => {
  const homePath = '/HomeFashions/GetFashionData';
  const featuredCategoriesPath = '/Categories/GetFeaturedCatgories';
  const featureTagsPath = '/FeatureTags/GetHomeFeatureTags';
  const productsPath = (slug: string) => `/Products/GetByFeatureTagSlug?slug=${slug}`;

  test('needs no other call when its data is complete', async () => {
    responses[homePath] = completeHome;
    expect(await getCompleteHome(english)).toMatchObject({
      categories: [{ slug: 'abayas' }],
      features: [{ slug: 'loved' }, { slug: 'looks' }],
    });
    expect(requestedPaths()).toEqual([homePath]);
  });

  test('takes missing categories from the featured categories', async () => {
    responses = {
      [homePath]: { ...completeHome, featuredCategories: null },
      [featuredCategoriesPath]: [category('tops')],
    };
    expect((await getCompleteHome(english)).categories).toMatchObject([{ slug: 'tops' }]);
    expect(cacheOptions).toContainEqual({ revalidate: 300, tags: ['home'] });
  });

  test('fetches missing feature tags and their products by separate calls', async () => {
    const [, looks] = completeHome.productsFeatureTag;
    responses = {
      [homePath]: { ...completeHome, productsFeatureTag: [looks] },
      [featureTagsPath]: homeTags,
      [productsPath('loved')]: [product('abaya')],
    };
    expect((await getCompleteHome(english)).features).toMatchObject([
      { name: 'Loved', slug: 'loved', code: 'BestSellers', products: [{ slug: 'abaya' }] },
      { slug: 'looks', products: [{ slug: 'looks' }] },
    ]);
    expect(cacheOptions.map((options) => options.tags)).toContainEqual(['feature%3Aloved', 'listing']);
  });

  test.each([
    ['fail', 'broken'],
    ['return 404', undefined],
  ])('lacks categories and feature tags when the separate calls %s', async (_case, response) => {
    responses = {
      [homePath]: { slides: [] },
      [featuredCategoriesPath]: response,
      [featureTagsPath]: response,
    };
    expect(await getCompleteHome(english)).toMatchObject({ categories: [], features: [] });
    const isShortLived = cacheOptions.some(({ revalidate }) => revalidate === 5);
    expect(isShortLived).toBe(response === 'broken');
  });

  test('leaves a feature tag empty when its products cannot be read', async () => {
    responses = {
      [homePath]: { slides: [] },
      [featureTagsPath]: homeTags,
      [productsPath('loved')]: 'broken',
    };
    expect((await getCompleteHome(english)).features).toMatchObject([
      { slug: 'loved', products: [] },
      { slug: 'looks', products: [] },
    ]);
  });

  test('fails when its own data cannot be read', async () => {
    responses = { [homePath]: 'broken', [featuredCategoriesPath]: [category('tops')] };
    await expect(getCompleteHome(english)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe.each([
  {
    page: 'category index',
    read: () => indexPages.getIndexCategories('en'),
    countedPath: '/Categories/ListCategoriesWithProductCount',
    otherPath: '/Categories/ListCatgories',
    cacheTags: ['categories'],
  },
  {
    page: 'collection index',
    read: () => indexPages.getIndexFeatureTags('en'),
    countedPath: '/FeatureTags/ListCategoriesWithProductCount',
    otherPath: '/FeatureTags/GetFeatureTags',
    cacheTags: ['categories', 'menu'],
  },
])('the $page', ({ read, countedPath, otherPath, cacheTags }) => {
  test('needs only the counted call when every count is present', async () => {
    responses = { [countedPath]: [category('abayas', { productCount: 1 })] };
    expect(await read()).toMatchObject([{ slug: 'abayas', productCount: 1 }]);
    expect(requestedPaths()).toEqual([countedPath]);
    expect(cacheOptions).toEqual([{ revalidate: 900, tags: cacheTags }]);
  });

  test('fills in missing counts from the other call', async () => {
    responses = {
      [countedPath]: [category('abayas'), category('tops', { productCount: 3 }), category('new')],
      [otherPath]: [category('tops', { productCount: 4 }), category('abayas', { productCount: 9 })],
    };
    expect((await read()).map(({ slug, productCount }) => [slug, productCount])).toEqual([
      ['abayas', 9],
      ['tops', 3],
      ['new', null],
    ]);
  });

  test('keeps a list without counts when the other call fails', async () => {
    responses = { [countedPath]: [category('abayas')], [otherPath]: 'broken' };
    expect(await read()).toMatchObject([{ slug: 'abayas', productCount: null }]);
    expect(cacheOptions.at(-1)).toEqual({ revalidate: 5, tags: [] });
  });

  test.each(['broken', undefined, []])(
    'uses the other list when the counted call returns %j',
    async (response) => {
      responses = { [countedPath]: response, [otherPath]: [category('abayas')] };
      expect(await read()).toMatchObject([{ slug: 'abayas' }]);
    },
  );

  test('fails when neither call yields a list', async () => {
    responses = { [countedPath]: 'broken', [otherPath]: 'broken' };
    await expect(read()).rejects.toMatchObject({ kind: 'unavailable' });
    clearFailureCache();
    responses = { [countedPath]: 'broken' };
    await expect(read()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('the subcategories of a category', () => {
  const countedPath = '/Categories/ListCategoriesWithProductCount';
  const women = {
    ...category('women', { description: null, productCount: 3, image: null, parent: null }),
    children: [category('coats'), category('belts')],
  } as unknown as import('./types.ts').Category;
  const slugs = async () => (await indexPages.getSubcategories('en', women)).map(({ slug }) => slug);

  test('are those with products', async () => {
    responses = {
      [countedPath]: [category('coats', { productCount: 3 }), category('belts', { productCount: 0 })],
    };
    expect(await slugs()).toEqual(['coats']);
  });

  test('are all of them while the counts cannot be read', async () => {
    responses = { [countedPath]: 'broken' };
    expect(await slugs()).toEqual(['coats', 'belts']);
  });
});
