import { valuesAt } from '../lib/site/seo/structured/validate.ts';
import { elements, structuredData, visibleText } from './support/html.ts';
import { httpRequestBytes, isFreshHit } from './support/http.ts';
import { waitForHydration } from './support/test.ts';
import { expect, newSlug, test } from './support/test-with-fake-upstream.ts';

const maxHtmlBytes = 12_000;
const pathOf = (slug: string) => `/shop/shop-details/${slug}`;
const opinionNumbersIn = (html: string) =>
  [...visibleText(html).matchAll(/Opinion (\d+)\./g)].map(([, number]) => Number(number));
const reviewLinks = (html: string) => elements(html, 'a').filter(({ href }) => href?.endsWith('#reviews'));
const nextLink = (html: string) => reviewLinks(html).find(({ rel }) => rel?.includes('next'))?.href;
const canonicalUrl = (html: string) => elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href;

test.describe('a product with 120 reviews', () => {
  /** The tests of a worker share the cached pages of one product. */
  const product = pathOf(`${newSlug()}-reviewed`);

  test('has pages of at most 12 kB', async ({ storefront }) => {
    for (const path of [product, `/ar${product}?reviewPage=2`, `${product}?reviewPage=12`]) {
      const { headers, bytes } = await httpRequestBytes(storefront.port, path, {
        headers: { 'accept-encoding': 'br' },
      });
      expect(headers['content-encoding']).toBe('br');
      expect(bytes.length, path).toBeLessThanOrEqual(maxHtmlBytes);
    }
  });

  test('has the same canonical URL on each page', async ({ storefront }) => {
    const [first = '', third = ''] = await Promise.all(
      [product, `${product}?reviewPage=3`].map(async (path) => (await storefront.get(path)).body),
    );
    expect(canonicalUrl(third)).toBe(storefront.origin + product);
    expect(canonicalUrl(first)).toBe(canonicalUrl(third));
    expect(
      reviewLinks(third)
        .filter(({ rel }) => rel)
        .map(({ rel, href }) => [rel, href]),
    ).toEqual([
      ['nofollow prev', `${product}?reviewPage=2#reviews`],
      ['nofollow next', `${product}?reviewPage=4#reviews`],
    ]);
    for (const [html, firstNumber] of [
      [first, 1],
      [third, 21],
    ] as const) {
      const data = structuredData(html);
      expect(data[0]).not.toHaveProperty('aggregateRating');
      const names = valuesAt(data, 'review.author.name');
      expect(names).toEqual(Array.from({ length: 10 }, (_, index) => `Reader ${firstNumber + index}`));
    }
  });

  test('serves the last page for later pages, the first for invalid pages', async ({ storefront }) => {
    for (const page of ['60', '1001', '99999']) {
      const { body: last } = await storefront.get(`${product}?reviewPage=${page}`);
      expect(opinionNumbersIn(last).at(-1), page).toBe(120);
      expect(nextLink(last)).toBeUndefined();
    }
    expect(opinionNumbersIn((await storefront.get(product)).body)[0]).toBe(1);
    for (const page of ['1', 'two', '-1']) {
      const response = await storefront.get(`${product}?reviewPage=${page}`);
      expect(isFreshHit(response), page).toBe(true);
      expect(opinionNumbersIn(response.body)[0]).toBe(1);
    }
  });
});

test('a shop without customer reviews shows the fixed summary', async ({ storefront }) => {
  const { body } = await storefront.get(pathOf(newSlug()));
  // docs/behaviour.md §2.7
  for (const text of ['(5 Reviews)', '4.5', '82%', '30%', '15%', '6%', '10%'])
    expect(visibleText(body)).toContain(text);
});

test('review links keep a colour selected before or after the page loaded', async ({ page, storefront }) => {
  const product = pathOf('without-blue-s');
  await test.step('links in the HTML keep the colour of the URL', async () => {
    const { body: first } = await storefront.get(`${product}?color=blue`);
    expect(nextLink(first)).toBe(`${product}?color=blue&reviewPage=2#reviews`);
    const { body: second } = await storefront.get(`${product}?color=blue&reviewPage=2`);
    expect(opinionNumbersIn(first).length + opinionNumbersIn(second).length).toBe(12);
    expect(visibleText(second)).toContain('11–12 of 12');
    const blue = elements(second, 'input').find(({ type, value }) => type === 'radio' && value === 'Blue');
    expect(blue).toHaveProperty('checked');
  });
  await page.goto(`${storefront.origin}${product}?utm_source=letter`);
  await waitForHydration(page);
  await page.getByRole('radio', { name: 'Blue' }).check();
  await expect(page).toHaveURL(/color=Blue/);
  await page.getByRole('link', { name: 'Next reviews' }).click();
  await expect(page).toHaveURL(/reviewPage=2/);
  await expect(page).toHaveURL(/color=Blue/);
  await expect(page).toHaveURL(/utm_source=letter/);
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
  const region = page.getByRole('region', { name: 'Customer reviews' });
  await expect(region).toBeInViewport();
  await expect(region.getByRole('article')).toHaveCount(2);
  await region.getByRole('link', { name: 'Previous reviews' }).click();
  await expect(page).not.toHaveURL(/reviewPage/);
  await expect(region.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
});
