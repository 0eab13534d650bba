import { inLanguage, languages, pathOf, productThat } from './support/catalogue.ts';
import { elements, meta, title } from './support/html.ts';
import { type Answer, ask, settle } from './support/http.ts';
import { expect, test } from './support/plain-test.ts';
import { pages } from './support/routes.ts';
import { origin, port } from './support/shop.ts';
import { structuredData } from './support/structured-data.ts';

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

const onSale = productThat(
  'is on sale in some colours',
  ({ sale }) => sale?.window === 'on' && Boolean(sale.colors),
);
const visited = [
  '/',
  '/shop',
  '/shop?page=2',
  '/shop?searchText=abaya&color=black',
  '/shop/shop-category',
  '/shop/shop-category/abayas',
  '/shop/shop-feature/best-sellers',
  pathOf(onSale),
  `${pathOf(onSale)}?size=54&utm_source=x`,
  '/pages/policy',
  '/shop/shop-details/no-such-product',
];

const headOf = (body: string) => body.slice(0, body.indexOf('</head>'));
const links = (body: string, rel: string) => elements(body, 'link').filter((entry) => entry.rel === rel);

function stateOf({ status, headers }: Answer) {
  return {
    status,
    cached: String(headers['cache-status']).split('; ttl')[0],
    cacheControl: headers['cache-control'],
  };
}

for (const language of languages) {
  for (const path of visited) {
    test(`eight crawlers read the same head, status and cache state at ${inLanguage(language, path)}`, async () => {
      const visit = (agent: string) =>
        ask(port, inLanguage(language, path), { headers: { 'user-agent': agent } });
      await settle(port, inLanguage(language, path));
      let first = await visit(crawlers.Googlebot);
      expect(headOf(first.body)).toContain('<title>');
      for (const [name, agent] of Object.entries(crawlers)) {
        const answer = await visit(agent);
        // A page may be made anew between two of them.
        if (answer.body !== first.body) first = await visit(crawlers.Googlebot);
        expect([name, stateOf(answer)]).toEqual([name, stateOf(first)]);
        expect(headOf(answer.body) === headOf(first.body), name).toBe(true);
      }
    });
  }

  for (const path of pages) {
    test(`${inLanguage(language, path)} says in its head what a search result and a card need, has structured data once, and names its languages`, async () => {
      const { body } = await ask(port, inLanguage(language, path));
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

      // Not in its flight data too.
      const times = (text: string) => body.split(text).length - 1;
      expect(times('@context')).toBe(times('<script type="application/ld+json">'));
      const [, own = ''] = /data-scripts="(\S+)/.exec(body) ?? [];
      const script = await ask(port, own.replaceAll('&amp;', '&'));
      expect(script.status).toBe(200);
      expect(script.body).toContain('__next_f');
      expect(script.body).not.toContain('@context');

      const alternates = (html: string) =>
        links(headOf(html), 'alternate').map(({ hreflang, href }) => `${hreflang} ${href}`);
      expect(alternates(body)).toHaveLength(3);
      for (const { href = '' } of links(head, 'alternate')) {
        const other = await ask(port, new URL(href).pathname);
        expect(alternates(other.body), href).toEqual(alternates(body));
      }
    });
  }

  test(`no two pages have the same title or description in ${language}`, async () => {
    const seen = [...pages, '/shop?page=2', '/shop?page=3', '/shop/shop-category/dresses'];
    const heads = await Promise.all(
      seen.map(async (path) => {
        const { body } = await ask(port, inLanguage(language, path));
        return [title(body), meta(body, 'description')] as const;
      }),
    );
    for (const words of [0, 1] as const) {
      const all = heads.map((head) => head[words]);
      expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
    }
  });

  test(`a product says what it costs and whether it can be had in ${language}`, async () => {
    const head = headOf((await ask(port, inLanguage(language, pathOf(onSale)))).body);
    expect(meta(head, 'og:type')).toBe('product');
    expect(elements(head, 'meta').filter(({ property }) => property === 'og:type')).toHaveLength(1);
    expect(meta(head, 'product:price:amount')).toBe(`${onSale.price}.00`);
    expect(meta(head, 'product:price:currency')).toBe('EGP');
    expect(meta(head, 'product:availability')).toMatch(/^(in|out of) stock$/);
  });

  test(`structured data of every kind stands in the raw HTML in ${language}`, async () => {
    const typesAt = async (path: string) =>
      structuredData((await ask(port, inLanguage(language, path))).body).map((data) => data['@type']);
    expect(await typesAt('/')).toEqual(['OnlineStore', 'WebSite']);
    expect((await typesAt('/shop')).sort()).toEqual(['BreadcrumbList', 'ItemList']);
    expect((await typesAt('/shop/shop-category')).sort()).toEqual(['BreadcrumbList', 'ItemList']);
    expect((await typesAt('/shop/shop-category/abayas')).sort()).toEqual(['BreadcrumbList', 'ItemList']);
    expect((await typesAt('/shop/shop-feature/best-sellers')).sort()).toEqual(['BreadcrumbList', 'ItemList']);
    expect(await typesAt('/pages/about')).toEqual(['BreadcrumbList']);
    expect(await typesAt(pathOf(onSale))).toEqual(['ProductGroup', 'BreadcrumbList']);
  });
}

test('the page of a colour on sale names both prices', async () => {
  const [color = ''] = onSale.sale?.colors ?? [];
  const { body } = await ask(port, `${pathOf(onSale)}?color=${color}`);
  const sale = Math.round(onSale.price * (1 - (onSale.sale?.percent ?? 0) / 100));
  expect(meta(body, 'product:price:amount')).toBe(`${onSale.price}.00`);
  expect(meta(body, 'product:sale_price:amount')).toBe(`${sale}.00`);
});

test('every address in structured data leads to a page, and an offer to its own price', async () => {
  const [group] = structuredData((await ask(port, pathOf(onSale))).body) as {
    hasVariant: { sku: string; offers: { url: string; price: string } }[];
  }[];
  const variants = group?.hasVariant ?? [];
  expect(variants.length).toBeGreaterThan(1);
  for (const { sku, offers } of variants) {
    expect(offers.url.startsWith(origin)).toBe(true);
    const { status, body } = await ask(port, offers.url.slice(origin.length));
    expect(status).toBe(200);
    expect(meta(body, 'product:retailer_item_id')).toBe(sku);
    expect(meta(body, 'product:sale_price:amount') ?? meta(body, 'product:price:amount')).toBe(offers.price);
  }
});

test('the fixed 4.5 of the screen is in no markup of a product that nobody has reviewed', async () => {
  const silent = productThat('has no reviews', ({ reviews }) => (reviews ?? []).length === 0);
  const { body } = await ask(port, pathOf(silent));
  expect(body).toContain('4.5');
  const [data] = structuredData(body);
  expect(data).not.toHaveProperty('aggregateRating');
  expect(data).not.toHaveProperty('review');
});

for (const language of languages) {
  test(`every page of the sitemaps is reached by links, in ${language}`, async () => {
    const linked = new Set<string>();
    const follow = async (path: string) => {
      const { body } = await ask(port, inLanguage(language, path));
      for (const { href } of elements(body, 'a')) if (href) linked.add(href.split('#')[0] ?? '');
      return body;
    };
    await follow('/');
    await follow('/shop/shop-category');
    for (let page = 1; ; page += 1) {
      const body = await follow(`/shop${page === 1 ? '' : `?page=${page}`}`);
      if (!elements(body, 'a').some(({ rel }) => rel?.includes('next'))) break;
    }
    const listed = await Promise.all(
      ['pages', 'products'].map((kind) => ask(port, `/sitemaps/${kind}-1.xml`)),
    );
    const paths = listed.flatMap(({ body }) =>
      [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname),
    );
    const own = paths.filter((path) => /^\/ar(\/|$)/.test(path) === (language === 'ar'));
    expect(own.length).toBeGreaterThan(40);
    expect(own.filter((path) => !linked.has(path))).toEqual([]);
  });
}
