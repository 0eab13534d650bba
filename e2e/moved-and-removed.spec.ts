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
