import { type Failure, failures } from './support/behaviour.ts';
import { inLanguage, type Language, languages } from './support/catalogue.ts';
import { elements, links, meta, title, visibleText } from './support/html.ts';
import { type Answer, isFresh } from './support/http.ts';
import { expect, newSlug, test } from './support/with-fake-upstream.ts';

const errorTitle: Record<Language, string> = { en: "We'll be right back", ar: 'سنعود حالًا' };
const threeHundredSeconds = 301;
const twoHours = 7200;

/** Pages that have but one address: what is kept of them is cleared before each test, and not forgotten. */
const fixedPages = ['/', '/shop/shop-category'];

/** A page of each other kind, at an address that nothing is kept of. */
function freshPages(): string[] {
  return [
    `/shop/shop-category/${newSlug()}`,
    `/shop/shop-feature/${newSlug()}`,
    `/shop/shop-details/${newSlug()}`,
    `/shop/shop-details/${newSlug()}?color=red&size=M`,
  ];
}

function expectErrorPage(answer: Answer, language: Language, page: string): void {
  expect([page, answer.status]).toEqual([page, 503]);
  expect(answer.headers['cache-control'], page).toContain('no-store');
  expect(answer.headers.etag, page).toBeUndefined();
  expect(answer.headers['content-type'], page).toContain('text/html');
  expect(visibleText(answer.body), page).toContain(errorTitle[language]);
  expect(elements(answer.body, 'html')[0], page).toMatchObject({ lang: language });
  expect(elements(answer.body, 'header'), page).toHaveLength(1);
  expect(links(answer.body), page).toContain(inLanguage(language, '/'));
}

/** One that is answered and one that is not. What failures are is decided in one place (lib/upstream/call.test.ts), for all pages. */
const onEveryPage: Failure[] = ['status 500', 'a hang in the middle of the body'];

for (const [index, failure] of (Object.keys(failures) as Failure[]).entries()) {
  const isWide = onEveryPage.includes(failure);
  test(`${failure}: ${isWide ? 'every page' : 'a page'} answers 503 with the whole error page, kept by nobody, and is back with the upstream`, async ({
    upstream,
    storefront,
  }) => {
    const pages = isWide ? freshPages() : freshPages().slice(index % 4, (index % 4) + 1);
    const read = isWide ? languages : languages.slice(index % 2, (index % 2) + 1);
    upstream.when('/', failure);
    for (const language of read) {
      const answers = await Promise.all(pages.map((page) => storefront.get(inLanguage(language, page))));
      answers.forEach((answer, index) => {
        expectErrorPage(answer, language, pages[index] ?? '');
      });
    }
    expect(storefront.isRunning()).toBe(true);

    upstream.reset();
    await storefront.noticeUpstream();
    for (const language of read) {
      for (const page of pages) {
        // An answer that went on while the upstream was well again may still be found wanting.
        await expect
          .poll(async () => (await storefront.get(inLanguage(language, page))).status, page)
          .toBe(200);
        const { body } = await storefront.get(inLanguage(language, page));
        expect(visibleText(body)).not.toContain(errorTitle[language]);
      }
    }
  });
}

test('a slow upstream within its limit is waited for', async ({ upstream, storefront }) => {
  upstream.when('/Products/GetBySlug/', { slowMs: 400 });
  const { status } = await storefront.get(`/shop/shop-details/${newSlug()}`);
  expect(status).toBe(200);
});

test('where what an event cleared cannot be made anew the last good page is given, with its age, and kept by nobody else', async ({
  upstream,
  storefront,
}) => {
  const page = `/shop/shop-details/${newSlug()}`;
  for (const path of [page, ...fixedPages]) await storefront.get(path);
  await storefront.announce({ tags: [`product:${page.split('/').at(-1)}`, 'home', 'categories'] });
  upstream.when('/', 'a reset');
  await storefront.pass(20);
  for (const path of [page, ...fixedPages]) {
    const { status, headers, body } = await storefront.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(Number(headers.age), path).toBeGreaterThanOrEqual(20);
    expect(headers['cache-control'], path).toContain('no-store');
    expect(visibleText(body), path).not.toContain(errorTitle.en);
  }
});

test('many visitors of a page that cannot be made are all answered', async ({ upstream, storefront }) => {
  const page = `/shop/shop-details/${newSlug()}`;
  upstream.when('/', 'a hang');
  const answers = await Promise.all(Array.from({ length: 20 }, () => storefront.get(page)));
  for (const answer of answers) expectErrorPage(answer, 'en', page);
});

test('a listing whose search fails is an empty listing for a moment', async ({ upstream, storefront }) => {
  const pages = ['/shop', '/ar/shop?page=2', '/shop?sortBy=low&color=red'];
  for (const failure of ['a hang', 'JSON that is none'] as const) {
    upstream.when('/', failure);
    // Pages that are asked for often are made anew whenever something is cleared.
    await storefront.announce({ tags: ['listing', 'menu', 'filters'] });
    for (const page of pages) {
      const { status, headers, body } = await storefront.get(page);
      expect([page, status]).toEqual([page, 200]);
      expect(elements(body, 'article')).toEqual([]);
      const [, seconds = '0'] = /s-maxage=(\d+)/.exec(headers['cache-control'] ?? '') ?? [];
      expect(Number(seconds), page).toBeLessThanOrEqual(5);
    }
    upstream.reset();
    await storefront.noticeUpstream();
    await storefront.pass(10);
    for (const page of pages) {
      await expect
        .poll(async () => elements((await storefront.get(page)).body, 'article').length)
        .toBeGreaterThan(0);
    }
    await storefront.announce({ tags: ['listing', 'menu', 'filters'] });
  }
});

test('categories and tags of which an upstream knows nothing but an empty list are answered 404', async ({
  upstream,
  storefront,
}) => {
  upstream.when('/Categories/GetCategoriesBySlug', 'missing by null');
  upstream.when('/Products/GetBy', 'an empty list');
  for (const kind of ['shop-category', 'shop-feature']) {
    const { status } = await storefront.get(`/shop/${kind}/${newSlug()}`);
    expect([kind, status]).toEqual([kind, 404]);
  }
});

test('a category that the upstream knows, and a tag while tags cannot be read, stand without products', async ({
  upstream,
  storefront,
}) => {
  upstream.when('/Products/GetBy', 'an empty list');
  expect((await storefront.get(`/shop/shop-category/${newSlug()}`)).status).toBe(200);
  upstream.when('/FeatureTags/GetFeatureTags', 'status 500');
  await storefront.announce({ tags: ['menu'] });
  expect((await storefront.get(`/shop/shop-feature/${newSlug()}`)).status).toBe(200);
});

for (const missing of ['missing by status', 'missing by null'] as const) {
  test(`${missing}: products, categories and tags are answered 404`, async ({ upstream, storefront }) => {
    upstream.when('/Products/', missing);
    upstream.when('/Categories/GetCategoriesBySlug', missing);
    for (const kind of ['details', 'category', 'feature']) {
      const { status, body } = await storefront.get(`/shop/shop-${kind}/${newSlug()}`);
      expect([kind, status]).toEqual([kind, 404]);
      expect(visibleText(body)).toContain('Oops! Page not found');
    }
  });
}

test('a menu that fails leaves every page standing', async ({ upstream, storefront }) => {
  upstream.when('/Categories/GetMenuCatgories', 'status 500');
  upstream.when('/FeatureTags/GetMenueFeatureTags', 'a hang');
  for (const page of freshPages()) {
    const { status } = await storefront.get(page);
    expect([page, status]).toEqual([page, 200]);
  }
});

test('related products that fail leave the product standing, and appear once they can be had', async ({
  upstream,
  storefront,
}) => {
  const page = `/shop/shop-details/${newSlug()}`;
  upstream.when('/Products/Filter', 'status 500');
  // A page of another test may just have kept them.
  await storefront.announce({ tags: ['listing'] });
  const without = await storefront.get(page);
  expect(without.status).toBe(200);
  expect(visibleText(without.body)).not.toContain('Related Products');

  upstream.reset();
  await storefront.noticeUpstream();
  await storefront.pass(60);
  await expect.poll(async () => visibleText((await storefront.get(page)).body)).toContain('Related Products');
});

test('pages that are kept are served while the upstream is down', async ({ upstream, storefront }) => {
  const pages = freshPages();
  const before = new Map<string, Answer>();
  for (const page of pages) before.set(page, await storefront.get(page));
  upstream.when('/', 'a reset');
  for (const page of pages) {
    const { status, body } = await storefront.get(page);
    expect([page, status]).toEqual([page, 200]);
    expect(body === before.get(page)?.body, page).toBe(true);
  }
});

for (const [span, seconds] of [
  ['its lifetime', threeHundredSeconds],
  ['a long outage', twoHours],
] as const) {
  test(`after ${span} the last good page stays as long as the upstream is down, and follows it when it is back`, async ({
    upstream,
    storefront,
  }) => {
    const slug = newSlug();
    const page = `/shop/shop-details/${slug}`;
    upstream.prices.set(slug, 100);
    expect(visibleText((await storefront.get(page)).body)).toContain('100.00');
    // A part that came too late for the first visit is read by a later one; without it the page would live for seconds.
    const lifetime = async () => (await storefront.get(page)).headers['cache-control'];
    await expect.poll(lifetime).toMatch(/s-maxage=\d{3}/);

    upstream.when('/', 'status 500');
    await storefront.pass(seconds);
    upstream.calls.length = 0;
    const retried = () => upstream.calls.some(({ path }) => path.includes(slug));
    await expect
      .poll(async () => {
        const { status, body } = await storefront.get(page);
        expect(status).toBe(200);
        expect(visibleText(body)).toContain('100.00');
        return retried();
      })
      .toBe(true);
    const { status, body } = await storefront.get(page);
    expect(status).toBe(200);
    expect(visibleText(body)).toContain('100.00');

    // Longer than an aged page is given while it is made anew: that work must be done.
    const age = async () => String((await storefront.get(page)).headers['cache-status']);
    await expect.poll(age).toMatch(/; hit; ttl=\d\d/);
    upstream.prices.set(slug, 75);
    upstream.when('/', 'ok');
    await storefront.noticeUpstream();
    await storefront.pass(threeHundredSeconds);
    await expect.poll(async () => visibleText((await storefront.get(page)).body)).toContain('75.00');
  });
}

for (const upstreamIs of ['well', 'down'] as const) {
  test(`whoever comes first after a sale has ended is shown the plain price, while the upstream is ${upstreamIs}`, async ({
    upstream,
    storefront,
  }) => {
    const slug = newSlug();
    const at = (seconds: number) => new Date(storefront.now() + seconds * 1000).toISOString();
    const sale = { salePrice: 61, startAt: at(-60), endAt: at(threeHundredSeconds) };
    upstream.sell(2);
    for (const one of [slug, 'made-1']) upstream.sales.set(one, sale);
    await storefront.announce({ tags: ['listing', 'product:made-1'] });
    const pages = [`/shop/shop-details/${slug}`, `/ar/shop/shop-details/${slug}?size=M`, '/shop'];
    for (const page of pages) expect(visibleText((await storefront.get(page)).body), page).toContain('61.00');

    if (upstreamIs === 'down') upstream.when('/', 'status 500');
    await storefront.pass(threeHundredSeconds + 1);
    for (const page of pages) {
      const { status, body } = await storefront.get(page);
      expect([page, status]).toEqual([page, 200]);
      expect(visibleText(body), page).not.toContain('61.00');
      expect(visibleText(body), page).toContain('100.00');
    }
  });
}

test('a product that is gone upstream is gone here once its page has aged', async ({
  upstream,
  storefront,
}) => {
  const page = `/shop/shop-details/${newSlug()}`;
  expect((await storefront.get(page)).status).toBe(200);
  upstream.when('/Products/GetBySlug/', 'missing by status');
  await storefront.pass(threeHundredSeconds);
  await expect.poll(async () => (await storefront.get(page)).status).toBe(404);
});

test('a picture that was fetched once is there without the upstream, in sizes too that nobody had asked for', async ({
  upstream,
  storefront,
}) => {
  const path = `/uploads/${newSlug()}.png`;
  const size = (width: number) => `/_next/image?url=${encodeURIComponent(path)}&w=${width}&q=75`;
  const before = [await storefront.get(path), await storefront.get(size(96))];
  upstream.when('/', 'status 500');
  const after = [await storefront.get(path), await storefront.get(size(96)), await storefront.get(size(180))];
  expect(after.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(after.slice(0, 2).map(({ body }) => body)).toEqual(before.map(({ body }) => body));
  expect(after[0]?.headers['content-type']).toBe('image/png');
  expect((await storefront.get(`/uploads/${newSlug()}.png`)).status).toBe(502);
});

test('a picture is resized once', async ({ storefront }) => {
  const url = `/_next/image?url=${encodeURIComponent(`/uploads/${newSlug()}.png`)}&w=96&q=75`;
  const cached = async () => (await storefront.get(url)).headers['x-nextjs-cache'];
  expect([await cached(), await cached()]).toEqual(['MISS', 'HIT']);
});

test('health names the upstream while it is down, and stays 200 while pages are kept', async ({
  upstream,
  storefront,
}) => {
  const health = async () => {
    const { status, body } = await storefront.get('/api/health');
    return [status, JSON.parse(body)];
  };
  expect(await health()).toMatchObject([200, { status: 'ok', degraded: [] }]);
  await storefront.get('/');
  upstream.when('/', 'status 500');
  expect(await health()).toMatchObject([200, { status: 'degraded', degraded: ['upstream'] }]);
});

test('a page that fails has asked for each thing once', async ({ upstream, storefront }) => {
  for (const failure of ['status 500', 'a hang'] as const) {
    upstream.when('/Products/GetBySlug/', failure);
    const slug = newSlug();
    expect((await storefront.get(`/shop/shop-details/${slug}`)).status).toBe(503);
    expect(upstream.calls.filter(({ path }) => path.endsWith(slug))).toHaveLength(1);
  }
});

test('after a few failures in a row pages fail at once, browsers are told when to come again, and all is back by itself', async ({
  upstream,
  storefront,
}) => {
  const breaker = async () => JSON.parse((await storefront.get('/api/health')).body).breakers.upstream;
  expect(await breaker()).toBe('closed');
  upstream.when('/', 'a hang');
  await Promise.all(Array.from({ length: 5 }, () => storefront.get(`/shop/shop-details/${newSlug()}`)));
  expect(await breaker()).not.toBe('closed');
  upstream.calls.length = 0;
  const slugs = Array.from({ length: 20 }, newSlug);
  const answers = await Promise.all(slugs.map((slug) => storefront.get(`/shop/shop-details/${slug}`)));
  for (const answer of answers) expectErrorPage(answer, 'en', 'uncached');
  expect(answers[0]?.headers['retry-after']).toBe('5');
  const call = await storefront.get('/api/upstream/Categories/ListCatgories');
  expect([call.status, call.headers['retry-after']]).toEqual([503, '5']);
  expect(upstream.calls.filter(({ path }) => path.startsWith('/Products/'))).toEqual([]);
  upstream.reset();
  const page = `/shop/shop-details/${newSlug()}`;
  await expect.poll(async () => (await storefront.get(page)).status, { timeout: 15_000 }).toBe(200);
});

test('of uncached pages that come all at once, while the upstream hangs, no more ask it than it is let wait for', async ({
  upstream,
  storefront,
}) => {
  upstream.when('/', 'a hang');
  const slugs = Array.from({ length: 130 }, newSlug);
  const answers = await Promise.all(slugs.map((slug) => storefront.get(`/shop/shop-details/${slug}`)));
  for (const answer of answers) expectErrorPage(answer, 'en', 'uncached');
  expect(upstream.calls.filter(({ path }) => path.startsWith('/Products/')).length).toBeLessThanOrEqual(64);
});

test('the not-found page keeps its title and description however often it is made anew', async ({
  storefront,
}) => {
  const head = ({ body }: Answer) => [title(body), meta(body, 'description')];
  const first = head(await storefront.get('/nothing-here'));
  expect(first[0]).toContain('Oops! Page not found');
  for (let time = 0; time < 3; time += 1) {
    await storefront.pass(1000);
    await storefront.get('/nothing-here');
    await expect.poll(async () => isFresh(await storefront.get('/404'))).toBe(true);
    expect(head(await storefront.get('/nothing-here'))).toEqual(first);
  }
});
