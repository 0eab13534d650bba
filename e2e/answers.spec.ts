import { limited } from '../lib/queue/limited.ts';
import {
  categories,
  featureTags,
  inLanguage,
  isSoldOut,
  isWhollyOnSale,
  languages,
  pathOf,
  price,
  products,
  productThat,
  salePrice,
} from './support/catalogue.ts';
import { elements, links, meta, title, visibleText } from './support/html.ts';
import { ask, isFresh } from './support/http.ts';
import { expect, test } from './support/plain-test.ts';
import { aliases, missing, pages } from './support/routes.ts';
import { origin, port } from './support/shop.ts';

const notFound = {
  en: [
    'Oops! Page not found',
    "Whoops, this is embarassing. Looks like the page you were looking for wasn't found.",
    'Back to Home',
  ],
  ar: ['عفوًا! الصفحة غير موجودة', 'العودة إلى الرئيسية'],
};
const campaign = 'utm_source=x&utm_medium=e-mail&utm_campaign=summer%20sale&fbclid=abc';

/** Path and decoded query of a same-site address; how a space is written does not matter. */
function parts(location = ''): [path: string, ...query: [string, string][]] {
  const url = new URL(location, origin);
  expect(url.origin).toBe(origin);
  return [url.pathname, ...url.searchParams];
}

for (const language of languages) {
  test.describe(language, () => {
    const at = (path: string) => inLanguage(language, path);

    for (const page of pages) {
      test(`${at(page)} answers 200 with its whole page and head, the same for everybody, under one address in each language`, async () => {
        await expect.poll(async () => isFresh(await ask(port, at(page)))).toBe(true);
        const { status, body, headers } = await ask(port, at(page));
        expect(status).toBe(200);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        const [root] = elements(body, 'html');
        expect(root).toMatchObject({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });
        expect(elements(body, 'h1')).toHaveLength(1);
        expect(visibleText(body)).toContain('care@rida.example');
        expect(title(body)?.length).toBeGreaterThan(3);
        expect(meta(body, 'description')?.length).toBeGreaterThan(20);
        expect(meta(body, 'og:title')?.length).toBeGreaterThan(3);
        expect(meta(body, 'og:url')).toBe(origin + (at(page) === '/' ? '' : at(page)));

        const link = (rel: string) => elements(body, 'link').filter((entry) => entry.rel === rel);
        const address = (path: string) => new URL(path, origin).href;
        expect(link('canonical').map(({ href }) => new URL(href ?? '').href)).toEqual([address(at(page))]);
        const alternates = link('alternate').map(({ hreflang, href = '' }) => [hreflang, new URL(href).href]);
        expect(alternates.sort()).toEqual([
          ['ar', address(inLanguage('ar', page))],
          ['en', address(page)],
          ['x-default', address(page)],
        ]);

        // Shared caches may keep it.
        const plain = { status, body, headers };
        const fromCampaign = await ask(port, `${at(page)}?${campaign}`);
        const signedIn = await ask(port, at(page), {
          headers: { cookie: 'session=1; NEXT_LOCALE=ar', 'accept-language': 'ar,fr;q=0.5' },
        });
        for (const answer of [plain, fromCampaign, signedIn]) {
          expect(answer.status).toBe(200);
          expect(answer.headers['set-cookie']).toBeUndefined();
          expect(answer.headers['cache-control']).toMatch(/s-maxage=[1-9]/);
          expect(answer.headers['cache-control']).not.toMatch(/no-store|private/);
          expect(answer.body).toBe(plain.body);
        }
        expect(isFresh(signedIn)).toBe(true);
      });
    }

    for (const path of missing) {
      test(`${at(path)} answers 404 with the whole not-found page`, async () => {
        const { status, body } = await ask(port, at(path));
        expect(status).toBe(404);
        const text = visibleText(body);
        for (const words of notFound[language]) expect(text).toContain(words);
        expect(elements(body, 'header')).toHaveLength(1);
        expect(elements(body, 'html')[0]).toMatchObject({ lang: language });
        expect(links(body)).toContain(at('/'));
        expect(links(body)).toContain(at('/shop/shop-category/abayas'));
        expect(meta(body, 'robots')).toContain('noindex');
        expect(title(body)).toContain(notFound[language][0]);
      });
    }

    test(`${at('/error')} answers 503, is never kept, and shows the way on`, async () => {
      const { status, body, headers } = await ask(port, at('/error'));
      expect(status).toBe(503);
      expect(headers['cache-control']).toContain('no-store');
      expect(elements(body, 'html')[0]).toMatchObject({ lang: language });
      expect(links(body)).toContain(at('/'));
    });

    for (const [from, to] of aliases) {
      test(`${at(from)} leads to ${at(to)} by one permanent redirect that keeps the whole query`, async () => {
        const query = `?${campaign}&color=Deep%20green&tag=a&tag=b&empty=`;
        const { status, rawHeaders } = await ask(port, at(from) + query);
        expect([301, 308]).toContain(status);
        const locations = rawHeaders.filter(
          (_, index) => rawHeaders[index - 1]?.toLowerCase() === 'location',
        );
        expect(locations).toHaveLength(1);
        expect(parts(locations[0])).toEqual(parts(at(to) + query));
        const next = await ask(port, at(to) + query);
        expect([200, 404]).toContain(next.status);
      });
    }

    test('what the browser asks for in the background cannot make a missing page look found', async () => {
      const path = at('/shop/shop-details/asked-for-in-the-background');
      const background: Record<string, string>[] = [{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }];
      for (const headers of background) {
        await ask(port, `${path}?_rsc=abc12`, { headers });
        const { status, headers: answered, body } = await ask(port, path);
        expect(status).toBe(404);
        expect(answered['content-type']).toContain('text/html');
        expect(visibleText(body)).toContain(notFound[language][0]);
      }
    });
  });
}

for (const page of pages) {
  test(`/en${page === '/' ? '' : page} leads to the address without prefix and keeps the query`, async () => {
    const { status, headers } = await ask(port, `/en${page === '/' ? '' : page}?${campaign}`);
    expect([301, 308]).toContain(status);
    expect(parts(headers.location)).toEqual(parts(`${page}?${campaign}`));
  });
}

for (const path of ['/en/cart', '/en/cart/', '/ar/home/', '/AR/shop-category/abayas/', '/en/', '/ar/shop/']) {
  test(`${path} leads to its page in one hop, and keeps the query`, async () => {
    const { status, headers } = await ask(port, `${path}?${campaign}`);
    expect(status).toBe(308);
    const { pathname, search } = new URL(headers.location ?? '', `http://localhost:${port}`);
    expect([...new URLSearchParams(search)]).toEqual([...new URLSearchParams(campaign)]);
    expect((await ask(port, pathname + search)).status).toBe(200);
  });
}

test('a page of the visitor’s own says from its first HTML on that it is on its way', async () => {
  for (const page of ['/shop/cart', '/shop/wishlist', '/shop/compare', '/pages/checkout']) {
    expect(visibleText((await ask(port, page)).body), page).toContain('Just a moment..');
  }
});

test('pages that people share carry a picture', async () => {
  const shown = [
    '/',
    '/shop/shop-category/abayas',
    '/shop/shop-feature/best-sellers',
    pathOf(productThat('exists', () => true)),
  ];
  for (const page of shown) {
    const { body } = await ask(port, page);
    const address = new URL(meta(body, 'og:image') ?? 'none:');
    expect(address.origin, page).toBe(origin);
    const picture = await ask(port, address.pathname + address.search);
    expect([picture.status, picture.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});

test.describe('without script a category page', () => {
  const dresses = products.filter(({ category }) => ['maxi-dresses', 'midi-dresses'].includes(category));

  test('names every product with its link and price', async () => {
    const { body } = await ask(port, '/shop/shop-category/dresses');
    const text = visibleText(body);
    for (const product of dresses) {
      expect(text).toContain(product.title.en);
      expect(links(body)).toContain(pathOf(product));
      expect(text).toContain(price(product.price));
    }
  });

  test('says what is sold out and what is on sale', async () => {
    const { body } = await ask(port, '/shop/shop-category/dresses');
    const text = visibleText(body);
    const soldOut = dresses.filter(isSoldOut);
    const onSale = dresses.filter(isWhollyOnSale);
    expect(soldOut.length * onSale.length).toBeGreaterThan(0);
    expect(text.match(/out-of-stock/g)).toHaveLength(soldOut.length);
    expect(text.match(/Old price:/g)).toHaveLength(onSale.length);
    for (const product of onSale) {
      expect(text).toContain(`Old price: ${price(product.price)} Sale price: ${price(salePrice(product))}`);
    }
  });
});

test('without script a product page says what it is, what it costs and what it comes in', async () => {
  const product = productThat(
    'is wholly on sale in several colours',
    (one) => isWhollyOnSale(one) && one.colors.length > 1 && one.sizes.length > 0,
  );
  const { body } = await ask(port, pathOf(product));
  const text = visibleText(body);
  expect(text).toContain(price(salePrice(product)));
  expect(text).toContain(`Sale ${product.sale?.percent}% off`);
  const values = elements(body, 'input')
    .filter(({ type }) => type === 'radio')
    .map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(product.sizes));
  const soldOut = await ask(port, pathOf(productThat('is sold out', isSoldOut)));
  expect(visibleText(soldOut.body)).toContain('Out of stock');
});

test('every category and feature tag of the catalogue has its page, reached from the index or the menu', async () => {
  const index = links((await ask(port, '/shop/shop-category')).body);
  for (const { slug } of categories) expect(index).toContain(`/shop/shop-category/${slug}`);
  for (const { slug } of featureTags) {
    expect((await ask(port, `/shop/shop-feature/${slug}`)).status).toBe(200);
  }
  const menu = links((await ask(port, '/')).body);
  for (const { slug } of featureTags.filter((tag) => tag.inMenu)) {
    expect(menu).toContain(`/shop/shop-feature/${slug}`);
  }
});

test('no page links to an address of this shop that is not there', async () => {
  test.slow();
  const found = new Set<string>();
  const several = limited(4, 10_000);
  const read = async (page: string) => {
    for (const link of links((await ask(port, page)).body)) {
      const { origin: target, pathname } = new URL(link, origin + page);
      if (target === origin) found.add(pathname);
    }
  };
  const all = pages.flatMap((path) => languages.map((language) => inLanguage(language, path)));
  await Promise.all(all.map((page) => several(() => read(page))));
  // What the sitemaps name is visited by documents.spec.ts.
  const maps = await Promise.all(['pages', 'products'].map((kind) => ask(port, `/sitemaps/${kind}-1.xml`)));
  const named = new Set(
    maps.flatMap(({ body }) =>
      [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname),
    ),
  );
  expect(named.size).toBeGreaterThan(80);
  const broken: string[] = [];
  const visit = async (path: string) => {
    const { status } = await ask(port, path);
    if (status !== 200) broken.push(`${status} ${path}`);
  };
  await Promise.all([...found].filter((path) => !named.has(path)).map((path) => several(() => visit(path))));
  expect(broken).toEqual([]);
});
