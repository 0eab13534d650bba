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
const paths = [
  '/',
  '/shop',
  '/shop?page=2',
  '/shop?searchText=abaya&color=black',
  '/shop/shop-category',
  '/shop/shop-category/abayas',
  '/shop/shop-feature/best-sellers',
  productPath(onSale),
  `${productPath(onSale)}?size=54&utm_source=x`,
  '/pages/policy',
  '/shop/shop-details/no-such-product',
];

const headOf = (body: string) => body.slice(0, body.indexOf('</head>'));
const links = (body: string, rel: string) => elements(body, 'link').filter((entry) => entry.rel === rel);

/** Status and cache state of a response, without its remaining lifetime. */
function cacheStateOf({ status, headers }: HttpResponse) {
  return {
    status,
    cached: String(headers['cache-status']).split('; ttl')[0],
    cacheControl: headers['cache-control'],
  };
}

test.describe('crawlers', () => {
  for (const language of languages) {
    for (const path of paths) {
      test(`receive the same metadata and cache state at ${localizedPath(language, path)}`, async () => {
        const visit = (agent: string) =>
          httpRequest(port, localizedPath(language, path), { headers: { 'user-agent': agent } });
        await waitUntilCached(port, localizedPath(language, path));
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

    for (const path of publicPaths) {
      test(`find complete metadata and language alternates at ${localizedPath(language, path)}`, async () => {
        const { body } = await httpRequest(port, localizedPath(language, path));
        const head = headOf(body);
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

        // Structured data is not repeated in the flight data.
        const occurrences = (text: string) => body.split(text).length - 1;
        expect(occurrences('@context')).toBe(occurrences('<script type="application/ld+json">'));
        const [, pageScript = ''] = /data-scripts="(\S+)/.exec(body) ?? [];
        const flightData = await httpRequest(port, pageScript.replaceAll('&amp;', '&'));
        expect(flightData.status).toBe(200);
        expect(flightData.body).toContain('__next_f');
        expect(flightData.body).not.toContain('@context');

        const alternates = (html: string) =>
          links(headOf(html), 'alternate').map(({ hreflang, href }) => `${hreflang} ${href}`);
        expect(alternates(body)).toHaveLength(3);
        for (const { href = '' } of links(head, 'alternate')) {
          const alternatePage = await httpRequest(port, new URL(href).pathname);
          expect(alternates(alternatePage.body), href).toEqual(alternates(body));
        }
      });
    }

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

    test(`find price and availability of a product in ${language}`, async () => {
      const head = headOf((await httpRequest(port, localizedPath(language, productPath(onSale)))).body);
      expect(meta(head, 'og:type')).toBe('product');
      expect(elements(head, 'meta').filter(({ property }) => property === 'og:type')).toHaveLength(1);
      expect(meta(head, 'product:price:amount')).toBe(`${onSale.price}.00`);
      expect(meta(head, 'product:price:currency')).toBe('EGP');
      expect(meta(head, 'product:availability')).toMatch(/^(in|out of) stock$/);
    });

    test(`find structured data of every kind in ${language}`, async () => {
      const typesAt = async (path: string) =>
        structuredData((await httpRequest(port, localizedPath(language, path))).body).map(
          (data) => data['@type'],
        );
      expect(await typesAt('/')).toEqual(['OnlineStore', 'WebSite']);
      expect((await typesAt('/shop')).sort()).toEqual(['BreadcrumbList', 'ItemList']);
      expect((await typesAt('/shop/shop-category')).sort()).toEqual(['BreadcrumbList', 'ItemList']);
      expect((await typesAt('/shop/shop-category/abayas')).sort()).toEqual(['BreadcrumbList', 'ItemList']);
      expect((await typesAt('/shop/shop-feature/best-sellers')).sort()).toEqual([
        'BreadcrumbList',
        'ItemList',
      ]);
      expect(await typesAt('/pages/about')).toEqual(['BreadcrumbList']);
      expect(await typesAt(productPath(onSale))).toEqual(['ProductGroup', 'BreadcrumbList']);
    });
  }

  test('find the regular and the sale price of a colour on sale', async () => {
    const [color = ''] = onSale.sale?.colors ?? [];
    const { body } = await httpRequest(port, `${productPath(onSale)}?color=${color}`);
    expect(meta(body, 'product:price:amount')).toBe(`${onSale.price}.00`);
    expect(meta(body, 'product:sale_price:amount')).toBe(`${salePriceOf(onSale)}.00`);
  });

  test('find the page and price of every offer in structured data', async () => {
    const [group] = structuredData((await httpRequest(port, productPath(onSale))).body) as {
      hasVariant: { sku: string; offers: { url: string; price: string } }[];
    }[];
    const variants = group?.hasVariant ?? [];
    expect(variants.length).toBeGreaterThan(1);
    for (const { sku, offers } of variants) {
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

  for (const language of languages) {
    test(`reach every sitemap page by links in ${language}`, async () => {
      const linked = new Set<string>();
      const collectLinks = async (path: string) => {
        const { body } = await httpRequest(port, localizedPath(language, path));
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
      const sitemapPaths = sitemaps.flatMap(({ body }) =>
        [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname),
      );
      const pathsInLanguage = sitemapPaths.filter((path) => /^\/ar(\/|$)/.test(path) === (language === 'ar'));
      expect(pathsInLanguage.length).toBeGreaterThan(40);
      expect(pathsInLanguage.filter((path) => !linked.has(path))).toEqual([]);
    });
  }
});
