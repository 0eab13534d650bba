import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { limitConcurrency } from '../lib/platform/process/semaphore.ts';
import {
  type FeedFields,
  feedErrors,
  googleRules,
  metaLanguageRules,
  metaRules,
  parseCsv,
  parseGoogleFeed,
} from '../lib/site/documents/testing.ts';
import { expect, test } from './support/base-test.ts';
import {
  categories,
  featureTags,
  findProduct,
  formatPrice,
  languages,
  localizedPath,
  productPath,
  products,
} from './support/catalogue.ts';
import { elements, meta } from './support/html.ts';
import { httpRequest } from './support/http.ts';
import { origin, port, tenantOrigin } from './support/shop-origin.ts';

const [, secondShop] = JSON.parse(readFileSync('tenants.json', 'utf8')) as {
  hosts: [string];
  name: Record<string, string>;
  tenantPrimaryColor: string;
}[];
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
const product = findProduct(
  'has no sale',
  ({ sale, colors, sizes }) => !sale && colors.length > 1 && sizes.length > 1,
);
const markdown = { accept: 'text/markdown' };

/** Returns the URLs in each sitemap of a host, with its XML. */
async function fetchSitemaps(host?: string): Promise<{ path: string; xml: string; urls: string[] }[]> {
  const index = await httpRequest(port, '/sitemap.xml', { host });
  expect(index.status).toBe(200);
  return Promise.all(
    locations(index.body).map(async (loc) => {
      const path = new URL(loc).pathname;
      const { status, body, headers } = await httpRequest(port, path, { host });
      expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
      expect(body.endsWith('</urlset>\n')).toBe(true);
      return { path, xml: body, urls: locations(body) };
    }),
  );
}

/** Returns the modification time of each URL in a sitemap, NaN without one. */
function modificationTimes(xml: string): Map<string | undefined, number> {
  const entries = xml.split('<url>').slice(1);
  return new Map(
    entries.map((entry) => [
      locations(entry)[0],
      Date.parse(/<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? ''),
    ]),
  );
}

test('sitemaps list every public page in both languages once', async () => {
  test.slow();
  const sitemaps = await fetchSitemaps();
  const found = sitemaps.flatMap(({ urls }) => urls);
  expect(new Set(found).size).toBe(found.length);
  const publicPages = [
    ...products.map(productPath),
    ...categories.map(({ slug }) => `/shop/shop-category/${slug}`),
    ...featureTags.map(({ slug }) => `/shop/shop-feature/${slug}`),
    '/',
    '/shop',
    '/pages/contact',
  ];
  const expectedUrls = languages.flatMap((language) =>
    publicPages.map((path) => origin + localizedPath(language, path)),
  );
  expect(expectedUrls.filter((url) => !found.includes(url))).toEqual([]);
  await test.step('their pages respond 200, are indexable and canonical', async () => {
    // Pages share templates, so every 13th URL is visited: languages alternate. responses.spec.ts visits every public page.
    const isVisited = (_url: string, index: number) => index % 13 === 0;
    const violations: string[] = [];
    const visit = async (url: string) => {
      const { pathname } = new URL(url);
      const { status, body } = await httpRequest(port, pathname);
      const head = body.slice(0, body.indexOf('</head>'));
      const [canonical] = elements(head, 'link').filter(({ rel }) => rel === 'canonical');
      const isCanonical = new URL(canonical?.href ?? 'none:').href === new URL(url).href;
      if (status !== 200 || !isCanonical || meta(head, 'robots')?.includes('noindex'))
        violations.push(`${status} ${pathname}`);
    };
    const limited = limitConcurrency(4, 10_000);
    await Promise.all(found.filter(isVisited).map((url) => limited(() => visit(url))));
    expect(violations).toEqual([]);
  });
  const xmlOf = (name: string) => sitemaps.find(({ path }) => path.endsWith(name))?.xml ?? '';
  await test.step('products have images, and were modified in the past', async () => {
    const xml = xmlOf('/products-1.xml');
    const images = [...xml.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, loc = '']) => new URL(loc));
    expect(images.length).toBeGreaterThan(products.length);
    for (const image of images.slice(0, 5)) {
      expect((await httpRequest(port, image.pathname)).headers['content-type']).toMatch(/^image\//);
    }
    const times = [...modificationTimes(xml).values()];
    expect(times).toHaveLength(products.length * 2);
    expect(times.filter((time) => !(time <= Date.now()))).toEqual([]);
  });
  await test.step('categories have lastmod, content pages have none', async () => {
    const modified = modificationTimes(xmlOf('/pages-1.xml'));
    const times = categories.map(({ slug }) => modified.get(`${origin}/shop/shop-category/${slug}`) ?? 0);
    expect(times.filter((time) => !(time > 0 && time <= Date.now()))).toEqual([]);
    expect(modified.get(`${origin}/pages/about`)).toBeNaN();
  });
});

test('documents that do not exist respond 404', async () => {
  for (const path of [
    '/sitemaps/products-2.xml',
    '/sitemaps/pages-2.xml',
    '/sitemaps/x.xml',
    '/feeds/x.xml',
    '/app-icons/x.png',
    '/ar/sitemap.xml',
    '/ar/robots.txt',
  ])
    expect([path, (await httpRequest(port, path)).status]).toEqual([path, 404]);
});

test('documents use the origin, name, colours and currency of the shop', async () => {
  if (!secondShop) throw new Error('tenants.json has only one shop');
  const [host] = secondShop.hosts;
  const shopOrigin = tenantOrigin(secondShop);
  const get = (path: string) => httpRequest(port, path, { host }).then(({ body }) => body);
  const urls = (await fetchSitemaps(host)).flatMap((sitemap) => sitemap.urls);
  expect(urls.filter((url) => !url.startsWith(`${shopOrigin}/`))).toEqual([]);
  expect(urls.length).toBeGreaterThan(10);
  expect(await get('/robots.txt')).toContain(`Sitemap: ${shopOrigin}/sitemap.xml`);
  expect(JSON.parse(await get('/manifest.webmanifest'))).toMatchObject({
    name: secondShop.name.en,
    theme_color: secondShop.tenantPrimaryColor,
  });
  expect(await get('/llms.txt')).toContain(`# ${secondShop.name.en}`);
  const [item] = parseGoogleFeed(await get('/feeds/google.xml'));
  expect(item?.['g:link']?.[0]).toContain(shopOrigin);
  expect(item?.['g:price']?.[0]).toMatch(/ SAR$/);
});

test('robots.txt disallows only /api/', async () => {
  const { body, headers } = await httpRequest(port, '/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect([...body.matchAll(/^Disallow: *(.*)$/gm)].map(([, path]) => path)).toEqual(['/api/']);
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('the web manifest has icons of the stated sizes', async () => {
  for (const language of languages) {
    const page = await httpRequest(port, localizedPath(language, '/'));
    const head = page.body.slice(0, page.body.indexOf('</head>'));
    const href = (rel: string) => elements(head, 'link').find((link) => link.rel === rel)?.href ?? '';
    expect(href('manifest')).toBe(localizedPath(language, '/manifest.webmanifest'));
    const { body, headers } = await httpRequest(port, href('manifest'));
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(body);
    expect(manifest).toMatchObject({
      id: '/',
      scope: '/',
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      start_url: localizedPath(language, '/'),
    });
    const icons: { src: string; sizes: string; type: string }[] = [
      ...manifest.icons,
      { src: href('apple-touch-icon'), sizes: '180x180', type: 'image/png' },
    ];
    for (const { src, sizes, type } of icons) {
      const response = await fetch(`http://localhost:${port}${src}`);
      expect(response.headers.get('content-type')).toContain(type);
      if (type !== 'image/png') continue;
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  }
});

test('llms.txt links only to existing pages', async () => {
  const { body, headers } = await httpRequest(port, '/ar/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^# \S.*\n\n> \S/);
  const pathOf = (url: string) => new URL(url).pathname;
  const links = [...body.matchAll(/\]\(<(.*?)>\)/g)].map(([, link = '']) => pathOf(link));
  expect(links.length).toBeGreaterThan(categories.length);
  // Another test visits URLs of the sitemap.
  const listed = new Set((await fetchSitemaps()).flatMap(({ urls }) => urls.map(pathOf)));
  for (const link of links.filter((path) => !listed.has(path)))
    expect([link, (await httpRequest(port, link)).status]).toEqual([link, 200]);
});

test('product and category pages are served as Markdown on request', async () => {
  await test.step('a product in Arabic', async () => {
    const path = localizedPath('ar', productPath(product));
    const { status, headers, body } = await httpRequest(port, `${path}?utm_source=x`, { headers: markdown });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers.link).toBe(`<${origin}${path}>; rel="canonical"`);
    expect(body.split('\n', 1)[0]).toBe(`# ${product.title.ar}`);
    for (const size of product.sizes) expect(body).toContain(`| ${size} |`);
  });
  await test.step('a category in English', async () => {
    const path = '/shop/shop-category/dresses';
    const { headers, body } = await httpRequest(port, path, { headers: markdown });
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    const dresses = products.filter(({ category }) => ['maxi-dresses', 'midi-dresses'].includes(category));
    for (const dress of dresses) {
      expect(body).toContain(`[${dress.title.en}](<${origin}${productPath(dress)}>)`);
      expect(body).toContain(formatPrice(dress.price));
    }
  });
});

for (const [path, rules, parse] of [
  ['/ar/feeds/google.xml', googleRules, parseGoogleFeed],
  ['/feeds/meta.csv', metaRules, parseCsv],
  ['/ar/feeds/meta.csv', metaLanguageRules, parseCsv],
] as const) {
  test(`${path} lists every variant and follows its rules`, async () => {
    const { status, headers, body } = await httpRequest(port, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(path.endsWith('xml') ? /^application\/xml/ : /^text\/csv/);
    const items = parse(body);
    const variantCounts = products.map(
      ({ colors, sizes, option }) => colors.length * Math.max(1, sizes.length) * (option?.values.length ?? 1),
    );
    expect(items).toHaveLength(variantCounts.reduce((sum, count) => sum + count, 0));
    expect(items.flatMap((item) => feedErrors(item, rules))).toEqual([]);
    const ids = items.map((item) => (item['g:id'] ?? item.id)?.[0]);
    expect(new Set(ids).size).toBe(ids.length);
    const linkPrefix = origin + localizedPath(path.startsWith('/ar') ? 'ar' : 'en', '/shop/shop-details/');
    const links = items.map((item) => (item['g:link'] ?? item.link)?.[0] ?? '');
    expect(links.filter((link) => !link.startsWith(linkPrefix))).toEqual([]);
    if (path === '/feeds/meta.csv') {
      await test.step('links open the priced variant, with a JPEG image', () =>
        expectPricedVariant(items.filter(({ link }) => link?.[0]?.includes(product.slug)).at(-1)));
    }
  });
}

/** Asserts that the link of a feed item opens a page with its price, and that its image is a JPEG. */
async function expectPricedVariant(item: FeedFields | undefined): Promise<void> {
  const { pathname, search } = new URL(item?.link?.[0] ?? '');
  const { status, body } = await httpRequest(port, pathname + search);
  expect(status).toBe(200);
  expect(body).toContain(
    Number.parseFloat(item?.price?.[0] ?? '').toLocaleString('en-GB', { minimumFractionDigits: 2 }),
  );
  const image = new URL(item?.image_link?.[0] ?? '');
  const response = await httpRequest(port, image.pathname + image.search, {
    headers: { accept: 'image/webp,*/*' },
  });
  expect([response.status, response.headers['content-type']]).toEqual([200, 'image/jpeg']);
}

// `lib/site/documents/documents.test.ts` has all values of Accept.
test('content negotiation defaults to HTML and varies on Accept', async () => {
  for (const path of [productPath(product), '/shop/shop-category/no-such-category']) {
    for (const [accept, type] of [
      ['text/html, text/markdown;q=0.5', 'text/html'],
      ['text/markdown, text/html;q=0.5', 'text/markdown'],
      ['*/*', 'text/html'],
    ] as const) {
      const { headers } = await httpRequest(port, path, { headers: { accept } });
      expect([path, accept, headers['content-type']]).toEqual([path, accept, `${type}; charset=utf-8`]);
      expect(String(headers.vary).split(/,\s*/)).toContain('Accept');
    }
  }
  expect((await httpRequest(port, '/shop')).headers.vary).not.toMatch(/\baccept,/i);
});

test('repeated HEAD requests of a feed respond without a body', async () => {
  // One more than the documents that are generated at once.
  for (let time = 0; time < 5; time += 1) {
    const { status, body } = await httpRequest(port, '/feeds/google.xml', { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
  }
});
