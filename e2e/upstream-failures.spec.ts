import { type Language, languages, localizedPath } from './support/catalogue.ts';
import { elements, links, meta, title, visibleText } from './support/html.ts';
import { type HttpResponse, isFreshHit } from './support/http.ts';
import { expect, newSlug, test } from './support/test-with-fake-upstream.ts';

const errorTitle: Record<Language, string> = { en: "We'll be right back", ar: 'سنعود حالًا' };
const pageLifetimeSeconds = 301;
const outageSeconds = 7200;

/** Pages with a fixed URL: invalidated before each test, but still in the cache. */
const fixedPages = ['/', '/shop/shop-category'];

/** Paths of the other kinds of page, not yet cached. */
function uncachedPages(): string[] {
  return [
    `/shop/shop-category/${newSlug()}`,
    `/shop/shop-feature/${newSlug()}`,
    `/shop/shop-details/${newSlug()}`,
    `/shop/shop-details/${newSlug()}?color=red&size=M`,
  ];
}

function expectErrorPage(response: HttpResponse, language: Language, page: string): void {
  expect([page, response.status]).toEqual([page, 503]);
  expect(response.headers['cache-control'], page).toContain('no-store');
  expect(response.headers.etag, page).toBeUndefined();
  expect(response.headers['content-type'], page).toContain('text/html');
  expect(visibleText(response.body), page).toContain(errorTitle[language]);
  expect(elements(response.body, 'html')[0], page).toMatchObject({ lang: language });
  expect(elements(response.body, 'header'), page).toHaveLength(1);
  expect(links(response.body), page).toContain(localizedPath(language, '/'));
}

// `lib/platform/upstream/upstream-read.slow.test.ts` shows that all failures are the same to a page.
test('every page responds with an uncached 503 and recovers', async ({ upstream, storefront }) => {
  const pages = uncachedPages();
  const languageOf = (index: number) => languages[index % languages.length] ?? 'en';
  upstream.setBehaviour('/', 'status 500');
  const responses = await Promise.all(
    pages.map((page, index) => storefront.get(localizedPath(languageOf(index), page))),
  );
  responses.forEach((response, index) => {
    expectErrorPage(response, languageOf(index), pages[index] ?? '');
  });

  upstream.reset();
  await storefront.probeUpstream();
  // A call begun during the failure may still fail after recovery.
  for (const page of pages.slice(0, 3))
    await expect.poll(async () => (await storefront.get(page)).status, page).toBe(200);
});

test('an invalidated page is served stale while the upstream fails', async ({ upstream, storefront }) => {
  const page = `/shop/shop-details/${newSlug()}`;
  for (const path of [page, ...fixedPages]) await storefront.get(path);
  await storefront.sendWebhook({ tags: [`product:${page.split('/').at(-1)}`, 'home', 'categories'] });
  upstream.setBehaviour('/', 'a reset');
  await storefront.advanceTime(20);
  for (const path of [page, ...fixedPages]) {
    const { status, headers, body } = await storefront.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(Number(headers.age), path).toBeGreaterThanOrEqual(20);
    expect(headers['cache-control'], path).toContain('no-store');
    expect(visibleText(body), path).not.toContain(errorTitle.en);
  }
});

test('a failing page requests its product once for all visitors', async ({ upstream, storefront }) => {
  upstream.setBehaviour('/Products/GetBySlug/', 'status 500');
  const slug = newSlug();
  expectErrorPage(await storefront.get(`/shop/shop-details/${slug}`), 'en', slug);
  expect(upstream.calls.filter(({ path }) => path.endsWith(slug))).toHaveLength(1);
  const page = `/shop/shop-details/${newSlug()}`;
  const responses = await Promise.all(Array.from({ length: 6 }, () => storefront.get(page)));
  for (const response of responses) expectErrorPage(response, 'en', page);
});

test('a filtered listing with a failing search is briefly empty', async ({ upstream, storefront }) => {
  const page = '/ar/shop?sortBy=high&minPrice=1';
  upstream.setBehaviour('/', 'malformed JSON');
  const { status, headers, body } = await storefront.get(page);
  expect(status).toBe(200);
  expect(elements(body, 'article')).toEqual([]);
  const [, seconds = '0'] = /s-maxage=(\d+)/.exec(headers['cache-control'] ?? '') ?? [];
  expect(Number(seconds)).toBeLessThanOrEqual(5);
  upstream.reset();
  await storefront.probeUpstream();
  await storefront.advanceTime(10);
  await expect
    .poll(async () => elements((await storefront.get(page)).body, 'article').length)
    .toBeGreaterThan(0);
});

// `lib/catalogue/reads/server.test.ts` has empty categories and tags, and those that are not listed.
test('missing products, categories and tags respond 404', async ({ upstream, storefront }) => {
  upstream.setBehaviour('/Products/', 'status 404');
  upstream.setBehaviour('/Categories/GetCategoriesBySlug', 'status 404');
  for (const kind of ['details', 'category', 'feature']) {
    const { status, body } = await storefront.get(`/shop/shop-${kind}/${newSlug()}`);
    expect([kind, status]).toEqual([kind, 404]);
    expect(visibleText(body)).toContain('Oops! Page not found');
  }
});

test('a product page works without menu and related products', async ({ upstream, storefront }) => {
  const page = `/shop/shop-details/${newSlug()}`;
  upstream.setBehaviour('/Categories/GetMenuCatgories', 'status 500');
  upstream.setBehaviour('/FeatureTags/GetMenueFeatureTags', 'a hang');
  upstream.setBehaviour('/Products/Filter', 'status 500');
  // An earlier test may have cached the related products.
  await storefront.sendWebhook({ tags: ['listing', 'menu'] });
  const without = await storefront.get(page);
  expect(without.status).toBe(200);
  expect(visibleText(without.body)).not.toContain('Related Products');

  upstream.reset();
  await storefront.probeUpstream();
  await storefront.advanceTime(60);
  await expect.poll(async () => visibleText((await storefront.get(page)).body)).toContain('Related Products');
});

test('an expired page stays stale until the upstream recovers', async ({ upstream, storefront }) => {
  const slug = newSlug();
  const page = `/shop/shop-details/${slug}`;
  upstream.prices.set(slug, 100);
  expect(visibleText((await storefront.get(page)).body)).toContain('100.00');
  // A page rendered without a slow part expires within seconds; a later request completes it.
  const cacheControl = async () => (await storefront.get(page)).headers['cache-control'];
  await expect.poll(cacheControl).toMatch(/s-maxage=\d{3}/);

  const { body: cachedBody } = await storefront.get(page);
  upstream.setBehaviour('/', 'status 500');
  expect((await storefront.get(page)).body === cachedBody).toBe(true);
  for (const seconds of [pageLifetimeSeconds, outageSeconds]) {
    await test.step(`${seconds} seconds later`, async () => {
      await storefront.advanceTime(seconds);
      upstream.calls.length = 0;
      const wasRetried = () => upstream.calls.some(({ path }) => path.includes(slug));
      await expect
        .poll(async () => {
          const { status, body } = await storefront.get(page);
          expect(status).toBe(200);
          expect(visibleText(body)).toContain('100.00');
          return wasRetried();
        })
        .toBe(true);
      // Wait until revalidation is over and the page is fresh again.
      const cacheStatus = async () => String((await storefront.get(page)).headers['cache-status']);
      await expect.poll(cacheStatus).toMatch(/; hit; ttl=\d\d/);
    });
  }
  upstream.prices.set(slug, 75);
  upstream.setBehaviour('/', 'ok');
  await storefront.probeUpstream();
  await storefront.advanceTime(pageLifetimeSeconds);
  await expect.poll(async () => visibleText((await storefront.get(page)).body)).toContain('75.00');
});

// `server/pages/page-server.test.ts` shows that no page is served past the end of a price.
test('a sale that ended during an outage shows the regular price', async ({ upstream, storefront }) => {
  const slug = newSlug();
  const secondsFromNow = (seconds: number) => new Date(storefront.now() + seconds * 1000).toISOString();
  const sale = { salePrice: 61, startAt: secondsFromNow(-60), endAt: secondsFromNow(pageLifetimeSeconds) };
  upstream.setProductCount(2);
  for (const productSlug of [slug, 'generated-1']) upstream.sales.set(productSlug, sale);
  await storefront.sendWebhook({ tags: ['listing', 'product:generated-1'] });
  const pages = [`/shop/shop-details/${slug}`, '/ar/shop'];
  for (const page of pages) expect(visibleText((await storefront.get(page)).body), page).toContain('61.00');

  upstream.setBehaviour('/', 'status 500');
  await storefront.advanceTime(pageLifetimeSeconds + 1);
  for (const page of pages) {
    const { status, body } = await storefront.get(page);
    expect([page, status]).toEqual([page, 200]);
    expect(visibleText(body), page).not.toContain('61.00');
    expect(visibleText(body), page).toContain('100.00');
  }
});

test('a removed product responds 404 once its page is stale', async ({ upstream, storefront }) => {
  const page = `/shop/shop-details/${newSlug()}`;
  expect((await storefront.get(page)).status).toBe(200);
  upstream.setBehaviour('/Products/GetBySlug/', 'status 404');
  await storefront.advanceTime(pageLifetimeSeconds);
  await expect.poll(async () => (await storefront.get(page)).status).toBe(404);
});

test('a cached upload is served without the upstream in any size', async ({ upstream, storefront }) => {
  const path = `/uploads/${newSlug()}.png`;
  const size = (width: number) => `/_next/image?url=${encodeURIComponent(path)}&w=${width}&q=75`;
  const before = [await storefront.get(path), await storefront.get(size(270))];
  upstream.setBehaviour('/', 'status 500');
  const after = [
    await storefront.get(path),
    await storefront.get(size(270)),
    await storefront.get(size(180)),
  ];
  expect(after.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(after.slice(0, 2).map(({ body }) => body)).toEqual(before.map(({ body }) => body));
  expect(after[0]?.headers['content-type']).toBe('image/png');
  // Each size is made once.
  expect([before[1], after[1]].map((response) => response?.headers['x-nextjs-cache'])).toEqual([
    'MISS',
    'HIT',
  ]);
  expect((await storefront.get(`/uploads/${newSlug()}.png`)).status).toBe(502);
});

test('the circuit breaker opens after failures and closes by itself', async ({ upstream, storefront }) => {
  const health = async () => {
    const { status, body } = await storefront.get('/api/health');
    return [status, JSON.parse(body)];
  };
  expect(await health()).toMatchObject([
    200,
    { status: 'ok', degraded: [], breakers: { upstream: 'closed' } },
  ]);
  // A storefront without any cached page would be down.
  await storefront.get('/');
  upstream.setBehaviour('/', 'status 500');
  await Promise.all(Array.from({ length: 5 }, () => storefront.get(`/shop/shop-details/${newSlug()}`)));
  expect(await health()).toMatchObject([
    200,
    {
      status: 'degraded',
      degraded: ['upstream'],
      breakers: { upstream: expect.not.stringMatching('closed') },
    },
  ]);
  upstream.calls.length = 0;
  const slugs = Array.from({ length: 3 }, newSlug);
  const responses = await Promise.all(slugs.map((slug) => storefront.get(`/shop/shop-details/${slug}`)));
  for (const response of responses) expectErrorPage(response, 'en', 'uncached');
  expect(responses[0]?.headers['retry-after']).toBe('5');
  const call = await storefront.get('/api/upstream/Categories/ListCatgories');
  expect([call.status, call.headers['retry-after']]).toEqual([503, '5']);
  expect(upstream.calls.filter(({ path }) => path.startsWith('/Products/'))).toEqual([]);
  upstream.reset();
  const page = `/shop/shop-details/${newSlug()}`;
  await expect.poll(async () => (await storefront.get(page)).status, { timeout: 15_000 }).toBe(200);
});

test('the not-found page keeps its metadata when regenerated', async ({ storefront }) => {
  const metadataOf = ({ body }: HttpResponse) => [title(body), meta(body, 'description')];
  const first = metadataOf(await storefront.get('/nothing-here'));
  expect(first[0]).toContain('Oops! Page not found');
  for (let time = 0; time < 2; time += 1) {
    await storefront.advanceTime(1000);
    await storefront.get('/nothing-here');
    await expect.poll(async () => isFreshHit(await storefront.get('/404'))).toBe(true);
    expect(metadataOf(await storefront.get('/nothing-here'))).toEqual(first);
  }
});
