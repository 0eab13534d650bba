import { limitConcurrency } from '../lib/platform/process/semaphore.ts';
import { expect, test } from './support/base-test.ts';
import {
  anyProduct,
  categories,
  featureTags,
  findProduct,
  formatPrice,
  isFullyOnSale,
  isSoldOut,
  type Language,
  languages,
  localizedPath,
  productPath,
  products,
  salePriceOf,
} from './support/catalogue.ts';
import { elements, links, meta, structuredData, title, visibleText } from './support/html.ts';
import { type HttpResponse, httpRequest, isFreshHit } from './support/http.ts';
import { aliases, missingPaths, publicPaths } from './support/routes.ts';
import { origin, port } from './support/shop-origin.ts';

const notFound = {
  en: [
    'Oops! Page not found',
    "Whoops, this is embarassing. Looks like the page you were looking for wasn't found.",
    'Back to Home',
  ],
  ar: ['عفوًا! الصفحة غير موجودة', 'العودة إلى الرئيسية'],
};
/** Pages that show what the browser stores. */
const pagesOfBrowserData = ['/shop/cart', '/shop/wishlist', '/shop/compare', '/pages/checkout'];
const campaign = 'utm_source=x&utm_medium=e-mail&utm_campaign=summer%20sale&fbclid=abc';

/** Path and decoded query of a same-origin URL; decoding ignores how spaces are encoded. */
function urlParts(location = ''): [path: string, ...query: [string, string][]] {
  const url = new URL(location, origin);
  expect(url.origin).toBe(origin);
  return [url.pathname, ...url.searchParams];
}

const headOf = (body: string) => body.slice(0, body.indexOf('</head>'));

/** Shared pages that this worker has fetched, by path. */
const fetchedPages = new Map<string, Promise<HttpResponse>>();

/** Fetches a page that is the same for everyone, once. */
function fetchPage(path: string): Promise<HttpResponse> {
  const response = fetchedPages.get(path) ?? httpRequest(port, path);
  fetchedPages.set(path, response);
  return response;
}

/** Asserts metadata in the head of a page, and that the structured data is not repeated in its flight data. */
async function expectCompleteMetadata(body: string, language: Language): Promise<void> {
  const head = headOf(body);
  const metadata = Object.fromEntries(
    elements(head, 'meta').map(({ name, property, content = '' }) => [name ?? property, content]),
  );
  const required = [
    'description',
    'og:title',
    'og:description',
    'og:url',
    'og:site_name',
    'og:type',
    'og:image',
    'og:image:alt',
    'twitter:title',
    'twitter:description',
    'twitter:image',
    'theme-color',
  ];
  expect(required.filter((name) => !/\S/.test(metadata[name] ?? ''))).toEqual([]);
  expect(metadata).toMatchObject({
    'og:locale': language === 'en' ? 'en_US' : 'ar_AR',
    'og:locale:alternate': language === 'en' ? 'ar_AR' : 'en_US',
    'twitter:card': 'summary_large_image',
    'og:image:width': '1200',
    'og:image:height': '630',
  });
  const letters = language === 'ar' ? /\p{Script=Arabic}/u : /[a-z]/i;
  for (const text of [title(head), metadata.description, metadata['og:image:alt']])
    expect(text).toMatch(letters);

  const occurrences = (text: string) => body.split(text).length - 1;
  expect(occurrences('@context')).toBe(occurrences('<script type="application/ld+json">'));
  const [, pageScript = ''] = /data-scripts="(\S+)/.exec(body) ?? [];
  const flightData = await httpRequest(port, pageScript.replaceAll('&amp;', '&'));
  expect(flightData.status).toBe(200);
  expect(flightData.body).toContain('__next_f');
  expect(flightData.body).not.toContain('@context');
}

const robotsOf = (body: string) =>
  elements(headOf(body), 'meta').flatMap(({ name, content }) => (name === 'robots' ? [content] : []));

for (const language of languages) {
  test.describe(language, { tag: '@main' }, () => {
    const localized = (path: string) => localizedPath(language, path);

    for (const page of publicPaths) {
      test(`${localized(page)} responds 200 with the same complete page for everyone`, async () => {
        const path = localized(page);
        // Retried until the page is cached; an order of another test may invalidate it between two requests.
        const { headers, body } = await test.step('visitors, campaigns and customers share it', async () => {
          let plain = await httpRequest(port, path);
          await expect(async () => {
            plain = await httpRequest(port, path);
            const fromCampaign = await httpRequest(port, `${path}?${campaign}`);
            const signedIn = await httpRequest(port, path, {
              headers: { cookie: 'session=1; NEXT_LOCALE=ar', 'accept-language': 'ar,fr;q=0.5' },
            });
            for (const response of [plain, fromCampaign, signedIn]) {
              expect(response.status).toBe(200);
              expect(response.headers['set-cookie']).toBeUndefined();
              // A shared cache may store the response.
              expect(response.headers['cache-control']).toMatch(/s-maxage=[1-9]/);
              expect(response.headers['cache-control']).not.toMatch(/no-store|private/);
              expect(response.body === plain.body).toBe(true);
              expect(isFreshHit(response)).toBe(true);
            }
          }).toPass({ timeout: 10_000 });
          return plain;
        });
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        const [root] = elements(body.slice(0, 1000), 'html');
        expect(root).toMatchObject({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });
        expect(elements(body, 'h1')).toHaveLength(1);
        const text = visibleText(body);
        expect(text).toContain('care@rida.example');
        if (language === 'en' && pagesOfBrowserData.includes(page)) expect(text).toContain('Just a moment..');

        const head = headOf(body);
        expect(title(head)?.length).toBeGreaterThan(3);
        expect(meta(head, 'description')?.length).toBeGreaterThan(20);
        expect(meta(head, 'og:title')?.length).toBeGreaterThan(3);
        expect(meta(head, 'og:url')).toBe(origin + (path === '/' ? '' : path));
        const pageLinks = elements(head, 'link');
        const linksOf = (rel: string) => pageLinks.filter((entry) => entry.rel === rel);
        const absoluteUrl = (path: string) => new URL(path, origin).href;
        expect(linksOf('canonical').map(({ href }) => new URL(href ?? '').href)).toEqual([absoluteUrl(path)]);
        // Asserted in both languages, so the alternates of each page refer back to it.
        const alternates = linksOf('alternate').map(({ hreflang, href = '' }) => [
          hreflang,
          new URL(href).href,
        ]);
        expect(alternates.sort()).toEqual([
          ['ar', absoluteUrl(localizedPath('ar', page))],
          ['en', absoluteUrl(page)],
          ['x-default', absoluteUrl(page)],
        ]);

        await test.step('metadata is complete and in the language', () =>
          expectCompleteMetadata(body, language));
      });
    }

    test('titles and descriptions are unique', async () => {
      const indexedPaths = [...publicPaths, '/shop?page=2', '/shop?page=3', '/shop/shop-category/dresses'];
      const metadata = await Promise.all(
        indexedPaths.map(async (path) => {
          const head = headOf((await fetchPage(localized(path))).body);
          return [title(head), meta(head, 'description')] as const;
        }),
      );
      for (const field of [0, 1] as const) {
        const values = metadata.map((entry) => entry[field]);
        expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
      }
    });

    // Routes are the same in both languages; the page differs.
    test('missing paths respond 404 with the complete not-found page', async () => {
      for (const path of language === 'en' ? missingPaths : missingPaths.slice(0, 2)) {
        const { status, body } = await httpRequest(port, localized(path));
        expect([path, status]).toEqual([path, 404]);
        const text = visibleText(body);
        for (const message of notFound[language]) expect(text, path).toContain(message);
        expect(title(headOf(body)), path).toContain(notFound[language][0]);
        expect(robotsOf(body), path).toEqual(['noindex']);
        expect(elements(body, 'html')[0], path).toMatchObject({ lang: language });
        expect(elements(body, 'header'), path).toHaveLength(1);
        expect(elements(body, 'form').map(({ action }) => action)).toContain(localized('/shop'));
        expect(elements(body, 'article')).toHaveLength(4);
        const hrefs = links(body);
        expect(hrefs, path).toContain(localized('/'));
        expect(hrefs, path).toContain(localized('/shop/shop-category/abayas'));
      }
    });

    test(`${localized('/error')} responds with an uncached 503 and a home link`, async () => {
      const { status, body, headers } = await httpRequest(port, localized('/error'));
      expect(status).toBe(503);
      expect(headers['cache-control']).toContain('no-store');
      expect(elements(body, 'html')[0]).toMatchObject({ lang: language });
      expect(links(body)).toContain(localized('/'));
      expect(robotsOf(body)).toEqual(['noindex']);
    });
  });
}

// `lib/site/routing/canonical-path.test.ts` has all aliases.
test('aliases redirect once and permanently, with their query', { tag: '@main' }, async () => {
  const query = `?${campaign}&color=Deep%20green&tag=a&tag=b&empty=`;
  for (const [from, to] of [
    ['/home', '/'],
    [`/shop-details/${anyProduct.slug}`, productPath(anyProduct)],
    ['/en/pages/about', '/pages/about'],
    ['/en/cart/', '/shop/cart'],
    ['/en/', '/'],
    ['/ar/home/', '/ar'],
    ['/AR/shop-category/abayas/', '/ar/shop/shop-category/abayas'],
  ] as const) {
    const { status, rawHeaders } = await httpRequest(port, from + query);
    expect([from, status]).toEqual([from, 308]);
    const locations = rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'location');
    expect(locations).toHaveLength(1);
    expect(urlParts(locations[0])).toEqual(urlParts(to + query));
    expect([from, (await httpRequest(port, to + query)).status]).toEqual([from, 200]);
  }
});

test('prefetches do not make a missing page respond 200', async () => {
  const path = '/ar/shop/shop-details/prefetched';
  const prefetchHeaders: Record<string, string>[] = [{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }];
  for (const headers of prefetchHeaders) {
    await httpRequest(port, `${path}?_rsc=abc12`, { headers });
    const { status, headers: responseHeaders, body } = await httpRequest(port, path);
    expect(status).toBe(404);
    expect(responseHeaders['content-type']).toContain('text/html');
    expect(visibleText(body)).toContain(notFound.ar[0]);
  }
});

test('files respect conditions and ranges', async () => {
  const [script] = /\/_next\/static\/[^" ]+\.js/.exec((await httpRequest(port, '/')).body) ?? [];
  for (const [headers, expectedStatus] of [
    [{ 'if-match': '"other"' }, 412],
    [{ 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }, 412],
    [{ range: 'bytes=99999999-' }, 416],
    [{ range: 'bytes=0-3' }, 206],
    [{ 'if-match': '*', range: 'bytes=-4' }, 206],
  ] as [Record<string, string>, number][]) {
    for (const file of ['/favicon.ico', '/icons/icon.svg', script ?? ''])
      expect((await httpRequest(port, file, { headers })).status, file).toBe(expectedStatus);
  }
});

test('documents do not name their internal path', async () => {
  const markdown = { accept: 'text/markdown' };
  for (const [path, headers] of [
    ['/robots.txt', {}],
    ['/llms.txt', { 'x-nextjs-data': '1' }],
    [productPath(anyProduct), markdown],
  ] as [string, Record<string, string>][]) {
    const response = await httpRequest(port, path, { headers });
    expect(response.status, path).toBe(200);
    expect(response.rawHeaders.join('\n'), path).not.toContain('/rida/en');
  }
});

test('categories have server-rendered products with link, price and stock', { tag: '@main' }, async () => {
  const dresses = products.filter(({ category }) => ['maxi-dresses', 'midi-dresses'].includes(category));
  const { body } = await fetchPage('/shop/shop-category/dresses');
  const text = visibleText(body);
  const hrefs = links(body);
  for (const product of dresses) {
    expect(text).toContain(product.title.en);
    expect(hrefs).toContain(productPath(product));
    expect(text).toContain(formatPrice(product.price));
  }
  const soldOut = dresses.filter(isSoldOut);
  const onSale = dresses.filter(isFullyOnSale);
  expect(soldOut.length * onSale.length).toBeGreaterThan(0);
  expect(text.match(/out-of-stock/g)).toHaveLength(soldOut.length);
  expect(text.match(/Old price:/g)).toHaveLength(onSale.length);
  for (const product of onSale) {
    expect(text).toContain(
      `Old price: ${formatPrice(product.price)} Sale price: ${formatPrice(salePriceOf(product))}`,
    );
  }
});

test('the server renders price, options and stock of a product', { tag: '@main' }, async () => {
  const product = findProduct(
    'has several colours, all on sale',
    (candidate) => isFullyOnSale(candidate) && candidate.colors.length > 1 && candidate.sizes.length > 0,
  );
  const { body } = await httpRequest(port, productPath(product));
  const text = visibleText(body);
  expect(text).toContain(formatPrice(salePriceOf(product)));
  expect(text).toContain(`Sale ${product.sale?.percent}% off`);
  const values = elements(body, 'input')
    .filter(({ type }) => type === 'radio')
    .map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(product.sizes));
  const soldOut = await httpRequest(port, productPath(findProduct('is sold out', isSoldOut)));
  expect(visibleText(soldOut.body)).toContain('Out of stock');
});

test('indexes and menu link every category and feature tag', async () => {
  const categoryIndex = links((await fetchPage('/shop/shop-category')).body);
  for (const { slug } of categories) expect(categoryIndex).toContain(`/shop/shop-category/${slug}`);
  const menu = links((await fetchPage('/')).body);
  for (const { slug } of featureTags.filter((tag) => tag.inMenu)) {
    expect(menu).toContain(`/shop/shop-feature/${slug}`);
  }
  for (const language of languages) {
    const { body } = await fetchPage(localizedPath(language, '/shop/shop-feature'));
    const index = links(body);
    const text = visibleText(body);
    for (const { slug, name } of featureTags) {
      expect(index).toContain(localizedPath(language, `/shop/shop-feature/${slug}`));
      const count = products.filter(({ tags }) => tags.includes(slug)).length;
      expect(text).toContain(`${name[language]} ${count}`);
    }
    expect(structuredData(body).map((data) => data['@type'])).toEqual(['ItemList', 'BreadcrumbList']);
  }
});

test('internal links lead to pages, and to all of the sitemaps', async () => {
  test.slow();
  const sitemaps = await Promise.all(
    ['pages', 'products'].map((kind) => httpRequest(port, `/sitemaps/${kind}-1.xml`)),
  );
  const sitemapPaths = new Set(
    sitemaps.flatMap(({ body }) =>
      [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname),
    ),
  );
  expect(sitemapPaths.size).toBeGreaterThan(80);
  const linkedPaths = new Set<string>();
  const withLimit = limitConcurrency(4, 10_000);
  const collectLinks = async (page: string) => {
    const { body } = await fetchPage(page);
    const pageLinks = elements(body, 'a');
    for (const { href = '' } of pageLinks) {
      const { origin: target, pathname } = new URL(href, origin + page);
      if (target === origin) linkedPaths.add(pathname);
    }
    return pageLinks.some(({ rel }) => rel?.includes('next'));
  };
  for (let page = 1; await collectLinks(`/shop${page === 1 ? '' : `?page=${page}`}`); page += 1);
  const allPages = publicPaths.flatMap((path) => languages.map((language) => localizedPath(language, path)));
  await Promise.all(allPages.map((page) => withLimit(() => collectLinks(page))));
  const englishPaths = [...sitemapPaths].filter((path) => !/^\/ar(\/|$)/.test(path));
  expect(englishPaths.length).toBeGreaterThan(40);
  expect(englishPaths.filter((path) => !linkedPaths.has(path))).toEqual([]);

  // The logo of the mobile menu leads to an alias.
  const aliasPaths = aliases.flatMap(([from]) => languages.map((language) => localizedPath(language, from)));
  for (const path of aliasPaths) linkedPaths.delete(path);
  const broken: string[] = [];
  const visit = async (path: string) => {
    const { status } = await httpRequest(port, path);
    if (status !== 200) broken.push(`${status} ${path}`);
  };
  // The pages of the sitemaps are skipped, because documents.spec.ts visits a sample of them.
  await Promise.all(
    [...linkedPaths].filter((path) => !sitemapPaths.has(path)).map((path) => withLimit(() => visit(path))),
  );
  expect(broken).toEqual([]);
});
