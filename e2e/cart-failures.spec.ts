import type { Page } from '@playwright/test';
import { elements, visibleText } from './support/html.ts';
import { expect, newSlug, test } from './support/test-with-fake-upstream.ts';
import { cartButton, seedStorage } from './support/visitor.ts';

const cartLine = (slug: string, seenPrice: number | null = 10_000) => ({
  id: slug,
  title: slug,
  variant: { id: null },
  orderQuantity: 2,
  slug,
  seenPrice,
});

async function openCart(page: Page, origin: string, ...slugs: string[]): Promise<void> {
  await seedStorage(page, { cart_products: slugs.map((slug) => cartLine(slug)) });
  await page.goto(`${origin}/shop/cart`);
  await expect(page.getByRole('row', { name: `Generated ${slugs[0]}` })).toBeVisible();
}

test('a product without a price is not sold or offered anywhere', async ({ upstream, storefront }) => {
  upstream.setProductCount(2);
  for (const [slug, price] of [
    ['generated-1', 'ask us'],
    ['generated-2', 0],
  ] as const)
    upstream.prices.set(slug, price);
  const message = "We don't have its price at the moment, so it cannot be ordered.";
  const buttonsWithText = (html: string, text: string) =>
    [...html.matchAll(/<button\b[^>]*>.*?<\/button>/gs)]
      .map(([button]) => button)
      .filter((button) => visibleText(button).includes(text));
  for (const slug of ['generated-1', 'generated-2']) {
    const { body } = await storefront.get(`/shop/shop-details/${slug}`);
    expect(visibleText(body)).toContain(message);
    expect(body).not.toContain('"offers"');
    for (const text of ['Add To Cart', 'Buy Now'])
      expect(elements(buttonsWithText(body, text)[0] ?? '', 'button')[0]).toHaveProperty('disabled');
  }
  const [, card = ''] = (await storefront.get('/shop')).body.split(
    '<article aria-label="Generated generated-1"',
  );
  const [cardHtml = ''] = card.split('</article>');
  expect(visibleText(cardHtml)).toContain(message);
  expect(elements(buttonsWithText(cardHtml, 'Add to Cart')[0] ?? '', 'button')[0]).toHaveProperty('disabled');
  expect((await storefront.get('/feeds/google.xml')).body).not.toContain('generated-');
});

// One failure is enough: the browser cannot tell upstream failures apart; see the tests of /api/products below.
test('the cart works offline and reports code that cannot load', async ({ page, context, storefront }) => {
  const slug = newSlug();
  await openCart(page, storefront.origin, slug);
  await context.setOffline(true);
  await page.getByRole('button', { name: `Increase quantity of Generated ${slug}` }).click();
  await expect(page.getByRole('row', { name: `Generated ${slug}` })).toContainText('EGP 300.00');
  await cartButton(page).click();
  await expect(page.getByText("We couldn't load that.", { exact: false })).toBeVisible();
  await expect(page.getByRole('row', { name: `Generated ${slug}` })).toBeVisible();
  await context.setOffline(false);
  await cartButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toContainText('EGP 300.00');
});

test('/api/products validates its parameters', async ({ storefront }) => {
  const statusOf = async (query: string) => (await storefront.get(`/api/products?${query}`)).status;
  const slugParameters = (count: number) =>
    Array.from({ length: count }, (_, index) => `slug=generated-${index}`).join('&');
  expect(await statusOf('locale=en&slug=bare')).toBe(200);
  expect(await statusOf('locale=en&slug=..')).toBe(200);
  expect(await statusOf(`locale=en&${slugParameters(100)}`)).toBe(200);
  for (const query of [
    '',
    'locale=en',
    'slug=bare',
    'locale=xx&slug=bare',
    'locale=en&slug=',
    `locale=en&${slugParameters(101)}`,
  ])
    expect([query, await statusOf(query)]).toEqual([query, 400]);
});

test('/api/products responds with an uncached 502 to a failure', async ({ upstream, storefront }) => {
  upstream.setBehaviour('/', 'a reset');
  const { status, headers } = await storefront.get(`/api/products?locale=en&slug=${newSlug()}`);
  expect([status, headers['cache-control']]).toEqual([502, 'no-store']);
});

test('/api/products is uncached and requests only product paths', async ({ upstream, storefront }) => {
  upstream.calls.length = 0;
  for (const query of ['slug=bare', 'slug=bare', `slug=${encodeURIComponent('../Filter')}`, 'slug=..']) {
    const { headers } = await storefront.get(`/api/products?locale=ar&${query}`);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect(upstream.calls.map(({ path }) => path)).toEqual([
    '/Products/GetBySlug/bare',
    '/Products/GetBySlug/bare',
    '/Products/GetBySlug/..%2FFilter',
  ]);
  expect(upstream.calls.every(({ headers }) => headers['accept-language'] === 'ar')).toBe(true);
});
