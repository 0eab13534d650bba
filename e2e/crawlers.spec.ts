import { expect, test } from './support/base-test.ts';
import { findProduct, languages, localizedPath, productPath, salePriceOf } from './support/catalogue.ts';
import { elements, meta, structuredData, title } from './support/html.ts';
import { type HttpResponse, httpRequest, waitUntilCached } from './support/http.ts';
import { publicPaths } from './support/routes.ts';
import { origin, port } from './support/shop-origin.ts';

const crawlers = {
  Googlebot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36',
  Bingbot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  WhatsApp: 'WhatsApp/2.23.20.0 A',
  Twitterbot: 'Twitterbot/1.0',
  Pinterestbot: 'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
  GPTBot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  curl: 'curl/8.5.0',
};

const onSale = findProduct(
  'is on sale in some colours',
  ({ sale }) => sale?.window === 'on' && Boolean(sale.colors),
);
/** A page of each kind. */
const paths = [
  '/',
  '/shop?page=2',
  '/ar/shop?searchText=abaya&color=black',
  '/shop/shop-category/abayas',
  `${productPath(onSale)}?size=54&utm_source=x`,
  localizedPath('ar', productPath(onSale)),
  '/shop/shop-details/no-such-product',
];

const headOf = (body: string) => body.slice(0, body.indexOf('</head>'));

/** Status and cache state of a response, without its remaining lifetime. */
function cacheStateOf({ status, headers }: HttpResponse) {
  return {
    status,
    cached: String(headers['cache-status']).split('; ttl')[0],
    cacheControl: headers['cache-control'],
  };
}

test.describe('crawlers', () => {
  for (const path of paths) {
    test(`receive the same metadata and cache state at ${path}`, async () => {
      const visit = (agent: string) => httpRequest(port, path, { headers: { 'user-agent': agent } });
      await waitUntilCached(port, path);
      let first = await visit(crawlers.Googlebot);
      expect(headOf(first.body)).toContain('<title>');
      for (const [name, agent] of Object.entries(crawlers)) {
        const response = await visit(agent);
        // The page may be regenerated between two requests.
        if (response.body !== first.body) first = await visit(crawlers.Googlebot);
        expect([name, cacheStateOf(response)]).toEqual([name, cacheStateOf(first)]);
        expect(headOf(response.body) === headOf(first.body), name).toBe(true);
      }
    });
  }

  for (const language of languages) {
    test(`find unique titles and descriptions in ${language}`, async () => {
      const indexedPaths = [...publicPaths, '/shop?page=2', '/shop?page=3', '/shop/shop-category/dresses'];
      const metadata = await Promise.all(
        indexedPaths.map(async (path) => {
          const { body } = await httpRequest(port, localizedPath(language, path));
          return [title(body), meta(body, 'description')] as const;
        }),
      );
      for (const field of [0, 1] as const) {
        const values = metadata.map((entry) => entry[field]);
        expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
      }
    });
  }

  test('find price and availability of a product', async () => {
    const head = headOf((await httpRequest(port, localizedPath('ar', productPath(onSale)))).body);
    expect(meta(head, 'og:type')).toBe('product');
    expect(elements(head, 'meta').filter(({ property }) => property === 'og:type')).toHaveLength(1);
    expect(meta(head, 'product:price:amount')).toBe(`${onSale.price}.00`);
    expect(meta(head, 'product:price:currency')).toBe('EGP');
    expect(meta(head, 'product:availability')).toMatch(/^(in|out of) stock$/);
  });

  test('find structured data of every kind', async () => {
    const typesAt = async (path: string) =>
      structuredData((await httpRequest(port, path)).body).map((data) => data['@type']);
    expect(await typesAt('/')).toEqual(['OnlineStore', 'WebSite']);
    for (const path of [
      '/shop',
      '/shop/shop-category',
      '/shop/shop-category/abayas',
      '/shop/shop-feature/best-sellers',
    ])
      expect([path, ...(await typesAt(path)).sort()]).toEqual([path, 'BreadcrumbList', 'ItemList']);
    expect(await typesAt('/pages/about')).toEqual(['BreadcrumbList']);
    expect(await typesAt(productPath(onSale))).toEqual(['ProductGroup', 'BreadcrumbList']);
  });

  test('find the regular and the sale price of a colour on sale', async () => {
    const [color = ''] = onSale.sale?.colors ?? [];
    const { body } = await httpRequest(port, `${productPath(onSale)}?color=${color}`);
    expect(meta(body, 'product:price:amount')).toBe(`${onSale.price}.00`);
    expect(meta(body, 'product:sale_price:amount')).toBe(`${salePriceOf(onSale)}.00`);
  });

  test('find the page and price of offers in structured data', async () => {
    const [group] = structuredData((await httpRequest(port, productPath(onSale))).body) as {
      hasVariant: { sku: string; offers: { url: string; price: string } }[];
    }[];
    const variants = group?.hasVariant ?? [];
    expect(variants.length).toBeGreaterThan(1);
    for (const { sku, offers } of [variants[0], variants.at(-1)].filter((variant) => variant !== undefined)) {
      expect(offers.url.startsWith(origin)).toBe(true);
      const { status, body } = await httpRequest(port, offers.url.slice(origin.length));
      expect(status).toBe(200);
      expect(meta(body, 'product:retailer_item_id')).toBe(sku);
      expect(meta(body, 'product:sale_price:amount') ?? meta(body, 'product:price:amount')).toBe(
        offers.price,
      );
    }
  });

  test('find no rating in structured data of unreviewed products', async () => {
    const unreviewed = findProduct('has no reviews', ({ reviews }) => (reviews ?? []).length === 0);
    const { body } = await httpRequest(port, productPath(unreviewed));
    const [data] = structuredData(body);
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).not.toHaveProperty('review');
  });

  test('reach every sitemap page by links', async () => {
    const linked = new Set<string>();
    const collectLinks = async (path: string) => {
      const { body } = await httpRequest(port, path);
      for (const { href } of elements(body, 'a')) if (href) linked.add(href.split('#')[0] ?? '');
      return body;
    };
    await collectLinks('/');
    await collectLinks('/shop/shop-category');
    for (let page = 1; ; page += 1) {
      const body = await collectLinks(`/shop${page === 1 ? '' : `?page=${page}`}`);
      if (!elements(body, 'a').some(({ rel }) => rel?.includes('next'))) break;
    }
    const sitemaps = await Promise.all(
      ['pages', 'products'].map((kind) => httpRequest(port, `/sitemaps/${kind}-1.xml`)),
    );
    const englishPaths = sitemaps
      .flatMap(({ body }) =>
        [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname),
      )
      .filter((path) => !/^\/ar(\/|$)/.test(path));
    expect(englishPaths.length).toBeGreaterThan(40);
    expect(englishPaths.filter((path) => !linked.has(path))).toEqual([]);
  });
});
