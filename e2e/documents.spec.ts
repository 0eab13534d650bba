import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import {
  feedErrors,
  googleRules,
  metaLanguageRules,
  metaRules,
  parseCsv,
  parseGoogleFeed,
} from '../lib/documents/testing.ts';
import { limitConcurrency } from '../lib/process/semaphore.ts';
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

/** Returns all URLs in the sitemaps of a host. */
async function sitemapUrls(host?: string): Promise<string[]> {
  const index = await httpRequest(port, '/sitemap.xml', { host });
  expect(index.status).toBe(200);
  const all: string[] = [];
  for (const loc of locations(index.body)) {
    const { status, body, headers } = await httpRequest(port, new URL(loc).pathname, { host });
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(body.endsWith('</urlset>\n')).toBe(true);
    all.push(...locations(body));
  }
  return all;
}

test('sitemaps list every public page in both languages once', async () => {
  const found = await sitemapUrls();
  expect(new Set(found).size).toBe(found.length);
  for (const language of languages) {
    for (const path of [
      ...products.map(productPath),
      ...categories.map(({ slug }) => `/shop/shop-category/${slug}`),
      ...featureTags.map(({ slug }) => `/shop/shop-feature/${slug}`),
      '/',
      '/shop',
      '/pages/contact',
    ]) {
      expect(found).toContain(origin + localizedPath(language, path));
    }
  }
});

test('sitemap URLs respond 200, are indexable and canonical', async () => {
  test.slow();
  // Pages share templates, so every seventh URL is visited: languages alternate. responses.spec.ts visits every public page.
  const isVisited = (_url: string, index: number) => index % 7 === 0;
  const violations: string[] = [];
  const visit = async (url: string) => {
    const { pathname } = new URL(url);
    const { status, body } = await httpRequest(port, pathname);
    const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
    const isCanonical = new URL(canonical?.href ?? 'none:').href === new URL(url).href;
    if (status !== 200 || !isCanonical || meta(body, 'robots')?.includes('noindex'))
      violations.push(`${status} ${pathname}`);
  };
  const limited = limitConcurrency(4, 10_000);
  const urls = (await sitemapUrls()).filter(isVisited);
  await Promise.all(urls.map((url) => limited(() => visit(url))));
  expect(violations).toEqual([]);
});

test('sitemap images exist and lastmod is in the past', async () => {
  const { body } = await httpRequest(port, '/sitemaps/products-1.xml');
  const images = [...body.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, loc = '']) => new URL(loc));
  expect(images.length).toBeGreaterThan(products.length);
  for (const image of images.slice(0, 5)) {
    expect((await httpRequest(port, image.pathname)).headers['content-type']).toMatch(/^image\//);
  }
  const times = [...body.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, time = '']) => Date.parse(time));
  expect(times).toHaveLength(products.length * 2);
  for (const time of times) expect(time).toBeLessThanOrEqual(Date.now());
});

test('sitemaps give lastmod for categories but not content pages', async () => {
  const { body } = await httpRequest(port, '/sitemaps/pages-1.xml');
  const modified = new Map(
    body
      .split('<url>')
      .slice(1)
      .map((entry) => [locations(entry)[0], /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? '']),
  );
  for (const { slug } of categories) {
    const time = Date.parse(modified.get(`${origin}/shop/shop-category/${slug}`) ?? '');
    expect(time, slug).toBeGreaterThan(0);
    expect(time, slug).toBeLessThanOrEqual(Date.now());
  }
  expect(modified.get(`${origin}/pages/about`)).toBe('');
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
  expect((await sitemapUrls(host)).every((url) => url.startsWith(`${shopOrigin}/`))).toBe(true);
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

for (const language of languages) {
  test(`the web manifest in ${language} has icons of the stated sizes`, async () => {
    const page = await httpRequest(port, localizedPath(language, '/'));
    const href = (rel: string) => elements(page.body, 'link').find((link) => link.rel === rel)?.href ?? '';
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
  });

  // Another test visits URLs of the sitemap.
  test(`llms.txt in ${language} links only to existing pages`, async () => {
    const { body, headers } = await httpRequest(port, localizedPath(language, '/llms.txt'));
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^# \S.*\n\n> \S/);
    const pathOf = (url: string) => new URL(url).pathname;
    const links = [...body.matchAll(/\]\(<(.*?)>\)/g)].map(([, link = '']) => pathOf(link));
    expect(links.length).toBeGreaterThan(categories.length);
    const listed = new Set((await sitemapUrls()).map(pathOf));
    for (const link of links.filter((path) => !listed.has(path)))
      expect([link, (await httpRequest(port, link)).status]).toEqual([link, 200]);
  });

  test(`a product page in ${language} is served as Markdown on request`, async () => {
    const path = localizedPath(language, productPath(product));
    const { status, headers, body } = await httpRequest(port, `${path}?utm_source=x`, { headers: markdown });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers.link).toBe(`<${origin}${path}>; rel="canonical"`);
    expect(body.split('\n', 1)[0]).toBe(`# ${product.title[language]}`);
    for (const size of product.sizes) expect(body).toContain(`| ${size} |`);
    if (language === 'en') expect(body).toContain(formatPrice(product.price));
  });

  test(`a category page in ${language} is served as Markdown on request`, async () => {
    const { headers, body } = await httpRequest(
      port,
      localizedPath(language, '/shop/shop-category/dresses'),
      {
        headers: markdown,
      },
    );
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    const dresses = products.filter(({ category }) => ['maxi-dresses', 'midi-dresses'].includes(category));
    for (const dress of dresses)
      expect(body).toContain(
        `[${dress.title[language]}](<${origin}${localizedPath(language, productPath(dress))}>)`,
      );
  });

  for (const [feed, rules, parse] of [
    ['google.xml', googleRules, parseGoogleFeed],
    ['meta.csv', language === 'en' ? metaRules : metaLanguageRules, parseCsv],
  ] as const) {
    test(`/feeds/${feed} in ${language} lists every variant and follows its rules`, async () => {
      const { status, headers, body } = await httpRequest(port, localizedPath(language, `/feeds/${feed}`));
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(feed.endsWith('xml') ? /^application\/xml/ : /^text\/csv/);
      const items = parse(body);
      const variants = products.flatMap(({ colors, sizes }) =>
        colors.flatMap(() => (sizes.length > 0 ? sizes : [''])),
      );
      expect(items).toHaveLength(variants.length);
      expect(items.flatMap((item) => feedErrors(item, rules))).toEqual([]);
      const ids = items.map((item) => (item['g:id'] ?? item.id)?.[0]);
      expect(new Set(ids).size).toBe(ids.length);
      const links = items.map((item) => (item['g:link'] ?? item.link)?.[0] ?? '');
      expect(
        links.every((link) => link.startsWith(origin + localizedPath(language, '/shop/shop-details/'))),
      ).toBe(true);
    });
  }
}

test('feed links open the priced variant, with a JPEG image', async () => {
  const items = parseCsv((await httpRequest(port, '/feeds/meta.csv')).body).filter(({ link }) =>
    link?.[0]?.includes(product.slug),
  );
  const item = items.at(-1);
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
});

test('content negotiation defaults to HTML and varies on Accept', async () => {
  for (const path of [productPath(product), '/shop/shop-category/no-such-category']) {
    for (const [accept, type] of [
      ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
      ['*/*', 'text/html'],
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
  expect((await httpRequest(port, '/feeds/google.xml')).status).toBe(200);
});
