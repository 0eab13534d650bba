import type { Page } from '@playwright/test';
import { visibleText } from './support/html.ts';
import { waitForHydration } from './support/test.ts';
import { expect, newSlug, test } from './support/test-with-fake-upstream.ts';
import { cartButton, readStoredItems, seedStorage, toast } from './support/visitor.ts';

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

test('an unavailable combination is reported and cannot be added', async ({ page, storefront }) => {
  await page.goto(`${storefront.origin}/shop/shop-details/without-blue-s`);
  await waitForHydration(page);
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await radio('S').check({ force: true });
  await radio('Blue').check({ force: true });
  await expect(page.getByText('Blue is not available in size S.')).toBeVisible();
  for (const name of ['Add To Cart', 'Buy Now'])
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  await radio('M').check({ force: true });
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(toast(page, 'Without blue S added to cart')).toBeVisible();
  expect((await readStoredItems(page, 'cart_products')).map(({ variant }) => variant.id)).toEqual(['Blue-M']);
});

test('a product without a price cannot be added anywhere', async ({ page, upstream, storefront }) => {
  upstream.setProductCount(2);
  for (const [slug, price] of [
    ['generated-1', 'ask us'],
    ['generated-2', 0],
  ] as const)
    upstream.prices.set(slug, price);
  const message = "We don't have its price at the moment, so it cannot be ordered.";
  await seedStorage(page, {
    wishlist_products: [{ id: 'generated-1', title: 'Generated', slug: 'generated-1' }],
    compare_products: [{ id: 'generated-2', title: 'Generated', slug: 'generated-2' }],
  });
  const response = await page.goto(`${storefront.origin}/shop/shop-details/generated-1`);
  for (const name of ['Add To Cart', 'Buy Now'])
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  await expect(page.locator('form').getByText(message)).toBeVisible();
  for (const html of [
    await response?.text(),
    (await storefront.get('/shop/shop-details/generated-2')).body,
  ]) {
    expect(visibleText(html ?? '')).toContain(message);
    expect(html).not.toContain('"offers"');
  }
  await page.goto(`${storefront.origin}/shop`);
  await waitForHydration(page);
  const card = page.getByRole('article', { name: 'Generated generated-1', exact: true });
  await expect(card.getByRole('button', { name: 'Add to Cart', exact: true })).toBeDisabled();
  await expect(card.getByText(message)).toBeVisible();
  await card.getByRole('button', { name: 'Quick View' }).click();
  const view = page.getByRole('dialog', { name: 'Generated generated-1' });
  await expect(view.getByRole('button', { name: 'Add To Cart', exact: true })).toBeDisabled();
  await expect(view.getByText(message)).toBeVisible();
  for (const list of ['wishlist', 'compare']) {
    await page.goto(`${storefront.origin}/shop/${list}`);
    const table = page.getByRole('table');
    await expect(table.getByRole('button', { name: 'Add to Cart', exact: true })).toBeDisabled();
    await expect(table.getByText(message).filter({ visible: true })).toBeVisible();
  }
  expect((await storefront.get('/feeds/google.xml')).body).not.toContain('generated-');
});

// All upstream failures look the same to the browser; see the tests of /api/products below.
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

test('a failed quick view can be retried repeatedly', async ({ page, upstream, storefront }) => {
  await page.goto(`${storefront.origin}/shop`);
  await waitForHydration(page);
  upstream.setBehaviour('/Products/GetBySlug/', 'status 500');
  await page.getByRole('article', { name: 'Bare' }).getByRole('button', { name: 'Quick View' }).click();
  const view = page.getByRole('dialog');
  const retryButton = view.getByRole('button', { name: 'Try again' });
  await retryButton.click();
  await expect(retryButton).toBeEnabled();
  await expect(retryButton).toBeFocused();
  upstream.reset();
  await storefront.probeUpstream();
  await retryButton.click();
  await expect(view.getByRole('heading', { name: 'Bare' })).toBeVisible();
});

test('/api/products validates its parameters', async ({ storefront }) => {
  const statusOf = async (query: string) => (await storefront.get(`/api/products?${query}`)).status;
  const slugParameters = (count: number) =>
    Array.from({ length: count }, (_, index) => `slug=generated-${index}`).join('&');
  expect(await statusOf('locale=en&slug=bare')).toBe(200);
  expect(await statusOf('locale=en&slug=..')).toBe(200);
  expect(await statusOf(`locale=en&${slugParameters(100)}`)).toBe(200);
  for (const malformed of [
    '',
    'locale=en',
    'slug=bare',
    'locale=xx&slug=bare',
    'locale=en&slug=',
    `locale=en&${slugParameters(101)}`,
  ])
    expect([malformed, await statusOf(malformed)]).toEqual([malformed, 400]);
});

for (const failure of ['a reset', 'status 500', 'a hang'] as const) {
  test(`/api/products responds with an uncached 502: ${failure}`, async ({ upstream, storefront }) => {
    upstream.setBehaviour('/', failure);
    const { status, headers } = await storefront.get(`/api/products?locale=en&slug=${newSlug()}`);
    expect([status, headers['cache-control']]).toEqual([502, 'no-store']);
  });
}

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
