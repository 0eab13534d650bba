import { inLanguage, isSoldOut, languages, pathOf, productThat } from './support/catalogue.ts';
import { elements, visibleText } from './support/html.ts';
import { ask } from './support/http.ts';
import { expect as expectPage, test as plainTest } from './support/plain-test.ts';
import { port } from './support/shop.ts';
import { expect, newSlug, test } from './support/with-fake-upstream.ts';

const queries = [
  '',
  '?utm_source=x&utm_medium=e-mail&fbclid=a%20b',
  '?color=deep%20green&size=M',
  '?color=black&utm_campaign=%D8%B5%D9%8A%D9%81&gclid=1&color=white',
  '?a=1&a=2&empty=&%5Bx%5D=%26',
];

for (const language of languages) {
  for (const query of queries) {
    test(`a product's old address in ${language} leads to its new one for good, once, with ${query || 'no query'}`, async ({
      storefront,
    }) => {
      const slug = newSlug();
      const old = `${inLanguage(language, `/shop/shop-details/moved-to-${slug}`)}${query}`;
      const target = `${inLanguage(language, `/shop/shop-details/${slug}`)}${query}`;
      for (const method of ['GET', 'HEAD', 'GET']) {
        const { status, rawHeaders } = await storefront.get(old, { method });
        const locations = rawHeaders.filter((_, index) => /^location$/i.test(rawHeaders[index - 1] ?? ''));
        expect([status, locations]).toEqual([308, [target]]);
      }
      expect((await storefront.get(target)).status).toBe(200);
    });
  }

  test(`a category's old address in ${language} leads to its new one with its query`, async ({
    storefront,
  }) => {
    const slug = newSlug();
    const at = (name: string) => `${inLanguage(language, `/shop/shop-category/${name}`)}?page=1&utm_source=x`;
    const { status, headers } = await storefront.get(at(`moved-to-${slug}`));
    expect([status, headers.location]).toEqual([308, at(slug)]);
  });

  plainTest(
    `what is sold out is still there in ${language}, with what can be had instead, and nothing offered twice`,
    async () => {
      const soldOut = productThat('is sold out', isSoldOut);
      const { status, body } = await ask(port, inLanguage(language, pathOf(soldOut)));
      expectPage(status).toBe(200);
      expectPage(visibleText(body)).toContain(
        language === 'en' ? 'You May Like Instead' : 'قد يعجبكِ بدلًا منها',
      );
      const [section] = elements(body, 'section').filter(
        ({ 'aria-labelledby': name }) => name === 'substitutes',
      );
      expectPage(section).toBeDefined();
      const offered = elements(body, 'article').map((card) => card['aria-label']);
      expectPage(new Set(offered).size, `${offered}`).toBe(offered.length);
    },
  );
}

test('a product that was removed answers 404 as soon as the upstream says so', async ({
  storefront,
  upstream,
}) => {
  const slug = newSlug();
  const address = `/shop/shop-details/${slug}`;
  expect((await storefront.get(address)).status).toBe(200);
  upstream.when('/Products/GetBySlug/', 'missing by null');
  await storefront.announce({ event: 'product.updated', slug });
  expect((await storefront.get(address)).status).toBe(404);
});

plainTest('what is in stock offers nothing instead', async () => {
  const { body } = await ask(port, pathOf(productThat('is in stock', (one) => !isSoldOut(one))));
  expectPage(visibleText(body)).not.toContain('You May Like Instead');
});
