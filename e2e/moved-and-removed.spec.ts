import { test as referenceApiTest } from './support/base-test.ts';
import { findProduct, isSoldOut, localizedPath, productPath } from './support/catalogue.ts';
import { elements, visibleText } from './support/html.ts';
import { httpRequest } from './support/http.ts';
import { port } from './support/shop-origin.ts';
import { expect, newSlug, test } from './support/test-with-fake-upstream.ts';

for (const [language, query] of [
  ['en', ''],
  ['en', '?a=1&a=2&empty=&%5Bx%5D=%26&color=deep%20green&size=M'],
  ['ar', '?color=black&utm_campaign=%D8%B5%D9%8A%D9%81&gclid=1&color=white'],
] as const) {
  test(`a moved product redirects once in ${language} with ${query || 'no query'}`, async ({
    storefront,
  }) => {
    const slug = newSlug();
    const oldPath = `${localizedPath(language, `/shop/shop-details/moved-to-${slug}`)}${query}`;
    const target = `${localizedPath(language, `/shop/shop-details/${slug}`)}${query}`;
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status, rawHeaders } = await storefront.get(oldPath, { method });
      const locations = rawHeaders.filter((_, index) => /^location$/i.test(rawHeaders[index - 1] ?? ''));
      expect([status, locations]).toEqual([308, [target]]);
    }
    expect((await storefront.get(target)).status).toBe(200);
  });
}

test('a moved category redirects with its query', async ({ storefront }) => {
  const slug = newSlug();
  const categoryUrl = (name: string) => `/ar/shop/shop-category/${name}?page=1&utm_source=x`;
  const { status, headers } = await storefront.get(categoryUrl(`moved-to-${slug}`));
  expect([status, headers.location]).toEqual([308, categoryUrl(slug)]);
});

referenceApiTest('a link that a chat mangled redirects once to what it means', async () => {
  const product = productPath(findProduct('is in stock', (candidate) => !isSoldOut(candidate)));
  const query = '?utm_source=a&amp;utm_medium=b&color=%D8%A3';
  const { pathname } = new URL(product, 'https://shop.example');
  const slug = pathname.slice(pathname.lastIndexOf('/') + 1);
  const parent = pathname.slice(0, -slug.length);
  const mangled = [
    ...['%D8%8C', '.', ')', '%C2%BB', '!', '%3F', '%20', ').%20'].map((mark) => pathname + mark),
    `${parent}${slug.toUpperCase()}`,
    `${parent}${slug.replaceAll('-', '%25252D')}`,
    `${parent}${slug}%20%D8%B4%D9%88%D9%81%D9%8A`,
    '/shop/shop-category/abayas%D8%8C',
    '/shop/shop-feature/best-sellers)',
    '/shop%D8%8C',
  ];
  const targets = ['/shop/shop-category/abayas', '/shop/shop-feature/best-sellers', '/shop'];
  for (const path of mangled) {
    const target =
      targets.find((candidate) => path.startsWith(candidate) && !path.startsWith(parent)) ?? pathname;
    for (const language of ['en', 'ar'] as const) {
      const { status, headers } = await httpRequest(port, localizedPath(language, path) + query);
      expect([path, status, headers.location]).toEqual([path, 308, localizedPath(language, target) + query]);
    }
  }
  for (const path of [`${parent}no-such-piece).`, '/shop/shop-category/no-such%D8%8C', '/shopping)'])
    expect((await httpRequest(port, path)).status).toBe(404);
});

referenceApiTest('a sold-out product suggests unique substitutes', async () => {
  const soldOut = findProduct('is sold out', isSoldOut);
  const { status, body } = await httpRequest(port, localizedPath('ar', productPath(soldOut)));
  expect(status).toBe(200);
  expect(visibleText(body)).toContain('قد يعجبكِ بدلًا منها');
  const [section] = elements(body, 'section').filter(({ 'aria-labelledby': name }) => name === 'substitutes');
  expect(section).toBeDefined();
  const suggested = elements(body, 'article').map((card) => card['aria-label']);
  expect(new Set(suggested).size, `${suggested}`).toBe(suggested.length);
});

test('a removed product responds 404 right after its webhook', async ({ storefront, upstream }) => {
  const slug = newSlug();
  const path = `/shop/shop-details/${slug}`;
  expect((await storefront.get(path)).status).toBe(200);
  upstream.setBehaviour('/Products/GetBySlug/', 'null response');
  await storefront.sendWebhook({ event: 'product.updated', slug });
  expect((await storefront.get(path)).status).toBe(404);
});

referenceApiTest('a product in stock suggests no substitutes', async () => {
  const { body } = await httpRequest(
    port,
    productPath(findProduct('is in stock', (candidate) => !isSoldOut(candidate))),
  );
  expect(visibleText(body)).not.toContain('You May Like Instead');
});
