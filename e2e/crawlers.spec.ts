import { expect, test } from './support/base-test.ts';
import { colorName, findProduct, localizedPath, productPath, salePriceOf } from './support/catalogue.ts';
import { elements, meta, structuredData } from './support/html.ts';
import { type HttpResponse, httpRequest, waitUntilCached } from './support/http.ts';
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
      const others = Object.entries(crawlers).filter(([name]) => name !== 'Googlebot');
      // A filtered list is rendered again for every visit, which is expensive.
      for (const [name, agent] of first.headers['cache-control']?.includes('no-store')
        ? others.slice(0, 2)
        : others) {
        const response = await visit(agent);
        // The page may be regenerated between two requests.
        if (response.body !== first.body) first = await visit(crawlers.Googlebot);
        expect([name, cacheStateOf(response)]).toEqual([name, cacheStateOf(first)]);
        expect(headOf(response.body) === headOf(first.body), name).toBe(true);
      }
    });
  }

  test('find price, availability and structured data of a product', async () => {
    const { body } = await httpRequest(port, localizedPath('ar', productPath(onSale)));
    const head = headOf(body);
    expect(meta(head, 'og:type')).toBe('product');
    expect(elements(head, 'meta').filter(({ property }) => property === 'og:type')).toHaveLength(1);
    expect(meta(head, 'product:price:amount')).toBe(`${onSale.price}.00`);
    expect(meta(head, 'product:price:currency')).toBe('EGP');
    expect(meta(head, 'product:availability')).toMatch(/^(in|out of) stock$/);
    const [group, ...others] = structuredData(body) as {
      '@type': string;
      hasVariant: { sku: string; offers: { url: string; price: string } }[];
    }[];
    expect([group, ...others].map((data) => data?.['@type'])).toEqual(['ProductGroup', 'BreadcrumbList']);
    await test.step('offers have the price of the page they link to', async () => {
      const variants = group?.hasVariant ?? [];
      expect(variants.length).toBeGreaterThan(1);
      const [color = ''] = onSale.sale?.colors ?? [];
      const isReduced = ({ offers }: (typeof variants)[0]) => offers.price === `${salePriceOf(onSale)}.00`;
      const [reduced, regular] = [variants.find(isReduced), variants.find((variant) => !isReduced(variant))];
      for (const variant of [reduced, regular]) {
        const { sku, offers } = variant as (typeof variants)[0];
        expect(offers.url.startsWith(origin)).toBe(true);
        const offerPage = await httpRequest(port, offers.url.slice(origin.length));
        expect(offerPage.status).toBe(200);
        const offerHead = headOf(offerPage.body);
        expect(meta(offerHead, 'product:retailer_item_id')).toBe(sku);
        expect(meta(offerHead, 'product:price:amount')).toBe(`${onSale.price}.00`);
        expect(meta(offerHead, 'product:sale_price:amount') ?? `${onSale.price}.00`).toBe(offers.price);
      }
      expect(reduced?.offers.url).toContain(encodeURIComponent(colorName(color, 'ar')));
    });
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
  });
});
