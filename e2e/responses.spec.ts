import { limitConcurrency } from '../lib/process/semaphore.ts';
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
import { httpRequest, isFreshHit } from './support/http.ts';
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
const campaign = 'utm_source=x&utm_medium=e-mail&utm_campaign=summer%20sale&fbclid=abc';

/** Path and decoded query of a same-origin URL; decoding ignores how spaces are encoded. */
function urlParts(location = ''): [path: string, ...query: [string, string][]] {
  const url = new URL(location, origin);
  expect(url.origin).toBe(origin);
  return [url.pathname, ...url.searchParams];
}

/** Asserts metadata in the head of a page, and that the structured data is not repeated in its flight data. */
async function expectCompleteMetadata(body: string, language: Language): Promise<void> {
  const head = body.slice(0, body.indexOf('</head>'));
  for (const name of [
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
  ]) {
    expect(meta(head, name) ?? '', name).toMatch(/\S/);
  }
  expect(meta(head, 'og:locale')).toBe(language === 'en' ? 'en_US' : 'ar_AR');
  expect(meta(head, 'og:locale:alternate')).toBe(language === 'en' ? 'ar_AR' : 'en_US');
  expect(meta(head, 'twitter:card')).toBe('summary_large_image');
  expect([meta(head, 'og:image:width'), meta(head, 'og:image:height')]).toEqual(['1200', '630']);
  const letters = language === 'ar' ? /\p{Script=Arabic}/u : /[a-z]/i;
  for (const text of [title(body), meta(head, 'description'), meta(head, 'og:image:alt')])
    expect(text).toMatch(letters);

  const occurrences = (text: string) => body.split(text).length - 1;
  expect(occurrences('@context')).toBe(occurrences('<script type="application/ld+json">'));
  const [, pageScript = ''] = /data-scripts="(\S+)/.exec(body) ?? [];
  const flightData = await httpRequest(port, pageScript.replaceAll('&amp;', '&'));
  expect(flightData.status).toBe(200);
  expect(flightData.body).toContain('__next_f');
  expect(flightData.body).not.toContain('@context');
}

for (const language of languages) {
  const robotsOf = (body: string) =>
    elements(body, 'meta').flatMap(({ name, content }) => (name === 'robots' ? [content] : []));

  test.describe(language, () => {
    const localized = (path: string) => localizedPath(language, path);

    for (const page of publicPaths) {
      test(`${localized(page)} responds 200 with the same complete page for everyone`, async () => {
        await expect.poll(async () => isFreshHit(await httpRequest(port, localized(page)))).toBe(true);
        const { status, body, headers } = await httpRequest(port, localized(page));
        expect(status).toBe(200);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        const [root] = elements(body, 'html');
        expect(root).toMatchObject({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });
        expect(elements(body, 'h1')).toHaveLength(1);
        expect(visibleText(body)).toContain('care@rida.example');
        expect(title(body)?.length).toBeGreaterThan(3);
        expect(meta(body, 'description')?.length).toBeGreaterThan(20);
        expect(meta(body, 'og:title')?.length).toBeGreaterThan(3);
        expect(meta(body, 'og:url')).toBe(origin + (localized(page) === '/' ? '' : localized(page)));

        const linksOf = (rel: string) => elements(body, 'link').filter((entry) => entry.rel === rel);
        const absoluteUrl = (path: string) => new URL(path, origin).href;
        expect(linksOf('canonical').map(({ href }) => new URL(href ?? '').href)).toEqual([
          absoluteUrl(localized(page)),
        ]);
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

        // Retried, because an order of another test may invalidate the page between two requests.
        await expect(async () => {
          const plain = await httpRequest(port, localized(page));
          const fromCampaign = await httpRequest(port, `${localized(page)}?${campaign}`);
          const signedIn = await httpRequest(port, localized(page), {
            headers: { cookie: 'session=1; NEXT_LOCALE=ar', 'accept-language': 'ar,fr;q=0.5' },
          });
          for (const response of [plain, fromCampaign, signedIn]) {
            expect(response.status).toBe(200);
            expect(response.headers['set-cookie']).toBeUndefined();
            // A shared cache may store the response.
            expect(response.headers['cache-control']).toMatch(/s-maxage=[1-9]/);
            expect(response.headers['cache-control']).not.toMatch(/no-store|private/);
            expect(response.body === plain.body).toBe(true);
          }
          expect(isFreshHit(signedIn)).toBe(true);
        }).toPass({ timeout: 10_000 });
      });
    }

    // Routes are the same in both languages; the page differs.
    for (const path of language === 'en' ? missingPaths : missingPaths.slice(0, 2)) {
      test(`${localized(path)} responds 404 with the complete not-found page`, async () => {
        const { status, body } = await httpRequest(port, localized(path));
        expect(status).toBe(404);
        const text = visibleText(body);
        for (const message of notFound[language]) expect(text).toContain(message);
        expect(elements(body, 'header')).toHaveLength(1);
        expect(elements(body, 'html')[0]).toMatchObject({ lang: language });
        expect(links(body)).toContain(localized('/'));
        expect(links(body)).toContain(localized('/shop/shop-category/abayas'));
        expect(robotsOf(body)).toEqual(['noindex']);
        expect(title(body)).toContain(notFound[language][0]);
      });
    }

    test(`${localized('/error')} responds with an uncached 503 and a home link`, async () => {
      const { status, body, headers } = await httpRequest(port, localized('/error'));
      expect(status).toBe(503);
      expect(headers['cache-control']).toContain('no-store');
      expect(elements(body, 'html')[0]).toMatchObject({ lang: language });
      expect(links(body)).toContain(localized('/'));
      expect(robotsOf(body)).toEqual(['noindex']);
    });

    test('aliases redirect permanently with their query', async () => {
      // `lib/urls/aliases.test.ts` has the aliases of both languages.
      for (const [from, to] of language === 'en' ? aliases : aliases.slice(0, 3)) {
        const query = `?${campaign}&color=Deep%20green&tag=a&tag=b&empty=`;
        const { status, rawHeaders } = await httpRequest(port, localized(from) + query);
        expect([301, 308]).toContain(status);
        const locations = rawHeaders.filter(
          (_, index) => rawHeaders[index - 1]?.toLowerCase() === 'location',
        );
        expect(locations).toHaveLength(1);
        expect(urlParts(locations[0])).toEqual(urlParts(localized(to) + query));
        const target = await httpRequest(port, localized(to) + query);
        expect([from, target.status]).toEqual([from, 200]);
      }
    });

    test('prefetches do not make a missing page respond 200', async () => {
      const path = localized('/shop/shop-details/prefetched');
      const prefetchHeaders: Record<string, string>[] = [
        { rsc: '1' },
        { rsc: '1', 'next-router-prefetch': '1' },
      ];
      for (const headers of prefetchHeaders) {
        await httpRequest(port, `${path}?_rsc=abc12`, { headers });
        const { status, headers: responseHeaders, body } = await httpRequest(port, path);
        expect(status).toBe(404);
        expect(responseHeaders['content-type']).toContain('text/html');
        expect(visibleText(body)).toContain(notFound[language][0]);
      }
    });
  });
}

test('English paths redirect to the path without prefix', async () => {
  for (const page of ['/', '/shop', '/shop/shop-category/abayas', productPath(anyProduct), '/pages/about']) {
    const { status, headers } = await httpRequest(port, `/en${page === '/' ? '' : page}?${campaign}`);
    expect([301, 308]).toContain(status);
    expect(urlParts(headers.location)).toEqual(urlParts(`${page}?${campaign}`));
  }
});

test('paths with several aliases redirect once with their query', async () => {
  for (const path of [
    '/en/cart',
    '/en/cart/',
    '/ar/home/',
    '/AR/shop-category/abayas/',
    '/en/',
    '/ar/shop/',
  ]) {
    const { status, headers } = await httpRequest(port, `${path}?${campaign}`);
    expect([path, status]).toEqual([path, 308]);
    const { pathname, search } = new URL(headers.location ?? '', `http://localhost:${port}`);
    expect([...new URLSearchParams(search)]).toEqual([...new URLSearchParams(campaign)]);
    expect([path, (await httpRequest(port, pathname + search)).status]).toEqual([path, 200]);
  }
});

test('files respect conditions and ranges', async () => {
  const [script] = /\/_next\/static\/[^" ]+\.js/.exec((await httpRequest(port, '/')).body) ?? [];
  for (const [headers, expectedStatus] of [
    [{ 'if-match': '"other"' }, 412],
    [{ 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }, 412],
    [{ range: 'bytes=99999999-' }, 416],
    [{ range: 'bytes=0-3' }, 206],
    [{ 'if-match': '*', range: 'bytes=abc' }, 200],
  ] as [Record<string, string>, number][]) {
    for (const file of ['/favicon.ico', '/icons/icon.svg', script ?? ''])
      expect((await httpRequest(port, file, { headers })).status, file).toBe(expectedStatus);
  }
});

test('documents do not name their internal path', async () => {
  const markdown = { accept: 'text/markdown' };
  for (const [path, headers] of [
    ['/robots.txt', {}],
    ['/feeds/google.xml', { 'x-nextjs-data': '1' }],
    [productPath(anyProduct), markdown],
  ] as [string, Record<string, string>][]) {
    const response = await httpRequest(port, path, { headers });
    expect(response.status, path).toBe(200);
    expect(response.rawHeaders.join('\n'), path).not.toContain('/rida/en');
  }
});

test('cart, lists and checkout render a loading message on the server', async () => {
  for (const page of ['/shop/cart', '/shop/wishlist', '/shop/compare', '/pages/checkout']) {
    expect(visibleText((await httpRequest(port, page)).body), page).toContain('Just a moment..');
  }
});

test('pages have a share image', async () => {
  const paths = [
    '/',
    '/shop/shop-category/abayas',
    '/shop/shop-feature/best-sellers',
    productPath(anyProduct),
  ];
  for (const page of paths) {
    const { body } = await httpRequest(port, page);
    const imageUrl = new URL(meta(body, 'og:image') ?? 'none:');
    expect(imageUrl.origin, page).toBe(origin);
    const image = await httpRequest(port, imageUrl.pathname + imageUrl.search);
    expect([image.status, image.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  }
});

test.describe('server-rendered category page', () => {
  const dresses = products.filter(({ category }) => ['maxi-dresses', 'midi-dresses'].includes(category));

  test('lists every product with link and price', async () => {
    const { body } = await httpRequest(port, '/shop/shop-category/dresses');
    const text = visibleText(body);
    for (const product of dresses) {
      expect(text).toContain(product.title.en);
      expect(links(body)).toContain(productPath(product));
      expect(text).toContain(formatPrice(product.price));
    }
  });

  test('marks sold-out and reduced products', async () => {
    const { body } = await httpRequest(port, '/shop/shop-category/dresses');
    const text = visibleText(body);
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
});

test('the server renders price, options and stock of a product', async () => {
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

test('categories and feature tags are linked and have pages', async () => {
  const index = links((await httpRequest(port, '/shop/shop-category')).body);
  for (const { slug } of categories) expect(index).toContain(`/shop/shop-category/${slug}`);
  for (const { slug } of featureTags) {
    expect((await httpRequest(port, `/shop/shop-feature/${slug}`)).status).toBe(200);
  }
  const menu = links((await httpRequest(port, '/')).body);
  for (const { slug } of featureTags.filter((tag) => tag.inMenu)) {
    expect(menu).toContain(`/shop/shop-feature/${slug}`);
  }
});

for (const language of languages) {
  test(`the collection index in ${language} links every feature tag with its count`, async () => {
    const path = localizedPath(language, '/shop/shop-feature');
    const { status, body } = await httpRequest(port, path);
    expect(status).toBe(200);
    const index = links(body);
    for (const { slug } of featureTags) {
      expect(index).toContain(localizedPath(language, `/shop/shop-feature/${slug}`));
    }
    const text = visibleText(body);
    for (const { slug, name } of featureTags) {
      const count = products.filter(({ tags }) => tags.includes(slug)).length;
      expect(text).toContain(`${name[language]} ${count}`);
    }
    const canonical = elements(body, 'link').find(({ rel }) => rel === 'canonical');
    expect(canonical?.href).toBe(origin + path);
    expect(meta(body, 'description')).toBeTruthy();
    expect(structuredData(body).map((data) => data['@type'])).toEqual(['ItemList', 'BreadcrumbList']);
  });
}

test('no page has a broken internal link', async () => {
  test.slow();
  const linkedPaths = new Set<string>();
  const withLimit = limitConcurrency(4, 10_000);
  const collectLinks = async (page: string) => {
    for (const link of links((await httpRequest(port, page)).body)) {
      const { origin: target, pathname } = new URL(link, origin + page);
      if (target === origin) linkedPaths.add(pathname);
    }
  };
  const allPages = publicPaths.flatMap((path) => languages.map((language) => localizedPath(language, path)));
  await Promise.all(allPages.map((page) => withLimit(() => collectLinks(page))));
  // The pages of the sitemaps are skipped below, because documents.spec.ts visits a sample of them.
  const sitemaps = await Promise.all(
    ['pages', 'products'].map((kind) => httpRequest(port, `/sitemaps/${kind}-1.xml`)),
  );
  const sitemapPaths = new Set(
    sitemaps.flatMap(({ body }) =>
      [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname),
    ),
  );
  expect(sitemapPaths.size).toBeGreaterThan(80);
  // The logo of the mobile menu leads to an alias.
  const aliasPaths = aliases.flatMap(([from]) => languages.map((language) => localizedPath(language, from)));
  for (const path of aliasPaths) linkedPaths.delete(path);
  const broken: string[] = [];
  const visit = async (path: string) => {
    const { status } = await httpRequest(port, path);
    if (status !== 200) broken.push(`${status} ${path}`);
  };
  await Promise.all(
    [...linkedPaths].filter((path) => !sitemapPaths.has(path)).map((path) => withLimit(() => visit(path))),
  );
  expect(broken).toEqual([]);
});
