import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import {
  faultsOf,
  googleRules,
  metaLanguageRules,
  metaRules,
  readCsv,
  readGoogleItems,
} from '../lib/documents/testing.ts';
import { limited } from '../lib/queue/limited.ts';
import {
  categories,
  featureTags,
  inLanguage,
  languages,
  pathOf,
  price,
  products,
  productThat,
} from './support/catalogue.ts';
import { elements, meta } from './support/html.ts';
import { ask } from './support/http.ts';
import { expect, test } from './support/plain-test.ts';
import { origin, originOf, port } from './support/shop.ts';

const [, second] = JSON.parse(readFileSync('tenants.json', 'utf8')) as {
  hosts: [string];
  name: Record<string, string>;
  tenantPrimaryColor: string;
}[];
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
const product = productThat(
  'has no sale',
  ({ sale, colors, sizes }) => !sale && colors.length > 1 && sizes.length > 1,
);
const markdown = { accept: 'text/markdown' };

/** Every address the sitemaps of a host name. */
async function addresses(host?: string): Promise<string[]> {
  const index = await ask(port, '/sitemap.xml', { host });
  expect(index.status).toBe(200);
  const all: string[] = [];
  for (const loc of locations(index.body)) {
    const { status, body, headers } = await ask(port, new URL(loc).pathname, { host });
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(body.endsWith('</urlset>\n')).toBe(true);
    all.push(...locations(body));
  }
  return all;
}

test('the sitemaps name every product, category and feature tag in both languages, each address once', async () => {
  const found = await addresses();
  expect(new Set(found).size).toBe(found.length);
  for (const language of languages) {
    for (const path of [
      ...products.map(pathOf),
      ...categories.map(({ slug }) => `/shop/shop-category/${slug}`),
      ...featureTags.map(({ slug }) => `/shop/shop-feature/${slug}`),
      '/',
      '/shop',
      '/pages/contact',
    ]) {
      expect(found).toContain(origin + inLanguage(language, path));
    }
  }
});

test('every address of the sitemaps answers 200, may be indexed and is its own canonical', async () => {
  test.slow();
  const wrong: string[] = [];
  const visit = async (address: string) => {
    const { pathname } = new URL(address);
    const { status, body } = await ask(port, pathname);
    const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
    const isOwn = new URL(canonical?.href ?? 'none:').href === new URL(address).href;
    if (status !== 200 || !isOwn || meta(body, 'robots')?.includes('noindex'))
      wrong.push(`${status} ${pathname}`);
  };
  const several = limited(4, 10_000);
  await Promise.all((await addresses()).map((address) => several(() => visit(address))));
  expect(wrong).toEqual([]);
});

test('pictures of the sitemaps are there, and lastmod is an instant that has been', async () => {
  const { body } = await ask(port, '/sitemaps/products-1.xml');
  const pictures = [...body.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, loc = '']) => new URL(loc));
  expect(pictures.length).toBeGreaterThan(products.length);
  for (const picture of pictures.slice(0, 5)) {
    expect((await ask(port, picture.pathname)).headers['content-type']).toMatch(/^image\//);
  }
  const times = [...body.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, time = '']) => Date.parse(time));
  expect(times).toHaveLength(products.length * 2);
  for (const time of times) expect(time).toBeLessThanOrEqual(Date.now());
});

test('the entry of a category says when it changed, that of a page of words does not', async () => {
  const { body } = await ask(port, '/sitemaps/pages-1.xml');
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

for (const path of [
  '/sitemaps/products-2.xml',
  '/sitemaps/pages-2.xml',
  '/sitemaps/x.xml',
  '/feeds/x.xml',
  '/app-icons/x.png',
  '/ar/sitemap.xml',
  '/ar/robots.txt',
]) {
  test(`${path} is no document`, async () => {
    expect((await ask(port, path)).status).toBe(404);
  });
}

test('another shop has its own addresses, name, colours and currency in all documents', async () => {
  if (!second) throw new Error('There is one shop only');
  const [host] = second.hosts;
  const own = originOf(second);
  const get = (path: string) => ask(port, path, { host }).then(({ body }) => body);
  expect((await addresses(host)).every((address) => address.startsWith(`${own}/`))).toBe(true);
  expect(await get('/robots.txt')).toContain(`Sitemap: ${own}/sitemap.xml`);
  expect(JSON.parse(await get('/manifest.webmanifest'))).toMatchObject({
    name: second.name.en,
    theme_color: second.tenantPrimaryColor,
  });
  expect(await get('/llms.txt')).toContain(`# ${second.name.en}`);
  const [item] = readGoogleItems(await get('/feeds/google.xml'));
  expect(item?.['g:link']?.[0]).toContain(own);
  expect(item?.['g:price']?.[0]).toMatch(/ SAR$/);
});

test('robots.txt keeps crawlers from the calls of the browser and from no page', async () => {
  const { body, headers } = await ask(port, '/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect([...body.matchAll(/^Disallow: *(.*)$/gm)].map(([, path]) => path)).toEqual(['/api/']);
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

for (const language of languages) {
  test(`the web manifest of ${language} describes one app, and its icons are what it says`, async () => {
    const page = await ask(port, inLanguage(language, '/'));
    const href = (rel: string) => elements(page.body, 'link').find((link) => link.rel === rel)?.href ?? '';
    expect(href('manifest')).toBe(inLanguage(language, '/manifest.webmanifest'));
    const { body, headers } = await ask(port, href('manifest'));
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(body);
    expect(manifest).toMatchObject({
      id: '/',
      scope: '/',
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      start_url: inLanguage(language, '/'),
    });
    const icons: { src: string; sizes: string; type: string }[] = [
      ...manifest.icons,
      { src: href('apple-touch-icon'), sizes: '180x180', type: 'image/png' },
    ];
    for (const { src, sizes, type } of icons) {
      const answer = await fetch(`http://localhost:${port}${src}`);
      expect(answer.headers.get('content-type')).toContain(type);
      if (type !== 'image/png') continue;
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  });

  test(`llms.txt of ${language} names the shop and leads to pages that are there`, async () => {
    const { body, headers } = await ask(port, inLanguage(language, '/llms.txt'));
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^# \S.*\n\n> \S/);
    const links = [...body.matchAll(/\]\(<(.*?)>\)/g)].map(([, link = '']) => new URL(link).pathname);
    expect(links.length).toBeGreaterThan(categories.length);
    for (const link of links) expect([link, (await ask(port, link)).status]).toEqual([link, 200]);
  });

  test(`a product page is Markdown for who prefers it, in ${language}`, async () => {
    const path = inLanguage(language, pathOf(product));
    const { status, headers, body } = await ask(port, `${path}?utm_source=x`, { headers: markdown });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers.link).toBe(`<${origin}${path}>; rel="canonical"`);
    expect(body.split('\n', 1)[0]).toBe(`# ${product.title[language]}`);
    for (const size of product.sizes) expect(body).toContain(`| ${size} |`);
    if (language === 'en') expect(body).toContain(price(product.price));
  });

  test(`a category page is Markdown for who prefers it, in ${language}`, async () => {
    const { headers, body } = await ask(port, inLanguage(language, '/shop/shop-category/dresses'), {
      headers: markdown,
    });
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    const dresses = products.filter(({ category }) => ['maxi-dresses', 'midi-dresses'].includes(category));
    for (const dress of dresses)
      expect(body).toContain(`[${dress.title[language]}](<${origin}${inLanguage(language, pathOf(dress))}>)`);
  });

  for (const [feed, rules, read] of [
    ['google.xml', googleRules, readGoogleItems],
    ['meta.csv', language === 'en' ? metaRules : metaLanguageRules, readCsv],
  ] as const) {
    test(`/feeds/${feed} in ${language} has every variant and keeps the published rules`, async () => {
      const { status, headers, body } = await ask(port, inLanguage(language, `/feeds/${feed}`));
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(feed.endsWith('xml') ? /^application\/xml/ : /^text\/csv/);
      const items = read(body);
      const variants = products.flatMap(({ colors, sizes }) =>
        colors.flatMap(() => (sizes.length > 0 ? sizes : [''])),
      );
      expect(items).toHaveLength(variants.length);
      expect(items.flatMap((item) => faultsOf(item, rules))).toEqual([]);
      const ids = items.map((item) => (item['g:id'] ?? item.id)?.[0]);
      expect(new Set(ids).size).toBe(ids.length);
      const links = items.map((item) => (item['g:link'] ?? item.link)?.[0] ?? '');
      expect(
        links.every((link) => link.startsWith(origin + inLanguage(language, '/shop/shop-details/'))),
      ).toBe(true);
    });
  }
}

test('a link of the feed opens the variant whose price the feed says, and its picture is JPEG where that is all one takes', async () => {
  const items = readCsv((await ask(port, '/feeds/meta.csv')).body).filter(({ link }) =>
    link?.[0]?.includes(product.slug),
  );
  const item = items.at(-1);
  const { pathname, search } = new URL(item?.link?.[0] ?? '');
  const { status, body } = await ask(port, pathname + search);
  expect(status).toBe(200);
  expect(body).toContain(
    Number.parseFloat(item?.price?.[0] ?? '').toLocaleString('en-GB', { minimumFractionDigits: 2 }),
  );
  const picture = new URL(item?.image_link?.[0] ?? '');
  const answer = await ask(port, picture.pathname + picture.search, { headers: { accept: '*/*' } });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test('who asks for HTML, or for anything, is given HTML, and every answer says that it depends on Accept', async () => {
  for (const path of [
    pathOf(product),
    '/shop/shop-category/dresses',
    '/shop/shop-category/no-such-category',
  ]) {
    for (const [accept, type] of [
      ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
      ['*/*', 'text/html'],
      ['text/html, text/markdown;q=0.5', 'text/html'],
      ['text/markdown, text/html;q=0.5', 'text/markdown'],
      ['*/*', 'text/html'],
    ] as const) {
      const { headers } = await ask(port, path, { headers: { accept } });
      expect([path, accept, headers['content-type']]).toEqual([path, accept, `${type}; charset=utf-8`]);
      expect(String(headers.vary).split(/,\s*/)).toContain('Accept');
    }
  }
  expect((await ask(port, '/shop')).headers.vary).not.toMatch(/\baccept,/i);
});

test('HEAD is answered like GET, without a body, however often it is asked', async () => {
  for (let time = 0; time < 12; time += 1) {
    const { status, body } = await ask(port, '/feeds/google.xml', { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
  }
  expect((await ask(port, '/feeds/google.xml')).status).toBe(200);
});
