import type { Page } from '@playwright/test';
import { visibleText } from './support/html.ts';
import { hostile } from './support/odd-catalogue.ts';
import { hydrated } from './support/test.ts';
import { cartButton, keep, kept, notice } from './support/visitor.ts';
import { expect, newSlug, test } from './support/with-fake-upstream.ts';

const lineOf = (slug: string, seenPrice: number | null = 10_000) => ({
  productId: slug,
  variantId: null,
  slug,
  quantity: 2,
  seenPrice,
});

async function openCart(page: Page, origin: string, ...slugs: string[]): Promise<void> {
  await keep(page, { cart_products: { version: 1, items: slugs.map((slug) => lineOf(slug)) } });
  await page.goto(`${origin}/shop/cart`);
  await expect(page.getByRole('row', { name: `Made ${slugs[0]}` })).toBeVisible();
}

const failing = (page: Page) => page.getByText("We can't reach the shop right now");

test('a title with HTML in it is shown in notices as text', async ({ page, storefront }) => {
  await page.goto(`${storefront.origin}/shop/shop-details/${hostile.slug}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(notice(page, `${hostile.title} added to cart`)).toBeVisible();
  await page.getByRole('main').locator('form').getByRole('button', { name: 'Add To Wishlist' }).click();
  await expect(notice(page, `${hostile.title} added to wishlist`)).toBeVisible();
  await cartButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toContainText(hostile.title);
  expect(await page.evaluate(() => Object(window).__pwned)).toBeUndefined();
});

test('a combination that does not exist is named and cannot be added', async ({ page, storefront }) => {
  await page.goto(`${storefront.origin}/shop/shop-details/with-a-gap`);
  await hydrated(page);
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await radio('S').check({ force: true });
  await radio('Blue').check({ force: true });
  await expect(page.getByText('Blue is not available in size S.')).toBeVisible();
  for (const name of ['Add To Cart', 'Buy Now'])
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  await radio('M').check({ force: true });
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(notice(page, 'With a gap added to cart')).toBeVisible();
  expect((await kept(page, 'cart_products')).map(({ variantId }) => variantId)).toEqual(['Blue-M']);
});

test('what has no price cannot be bought, and every button says so', async ({
  page,
  upstream,
  storefront,
}) => {
  upstream.sell(2);
  for (const [slug, price] of [
    ['made-1', 'ask us'],
    ['made-2', 0],
  ] as const)
    upstream.prices.set(slug, price);
  const said = "We don't have its price at the moment, so it cannot be ordered.";
  await keep(page, {
    wishlist_products: { version: 1, items: [{ slug: 'made-1', productId: 'made-1' }] },
    compare_products: { version: 1, items: [{ slug: 'made-2', productId: 'made-2' }] },
  });
  const answer = await page.goto(`${storefront.origin}/shop/shop-details/made-1`);
  for (const name of ['Add To Cart', 'Buy Now'])
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  await expect(page.locator('form').getByText(said)).toBeVisible();
  for (const html of [await answer?.text(), (await storefront.get('/shop/shop-details/made-2')).body]) {
    expect(visibleText(html ?? '')).toContain(said);
    expect(html).not.toContain('"offers"');
  }
  await page.goto(`${storefront.origin}/shop`);
  await hydrated(page);
  const card = page.getByRole('article', { name: 'Made made-1', exact: true });
  await expect(card.getByRole('button', { name: 'Add to Cart', exact: true })).toBeDisabled();
  await expect(card.getByText(said)).toBeVisible();
  await card.getByRole('button', { name: 'Quick View' }).click();
  const view = page.getByRole('dialog', { name: 'Made made-1' });
  await expect(view.getByRole('button', { name: 'Add To Cart', exact: true })).toBeDisabled();
  await expect(view.getByText(said)).toBeVisible();
  for (const list of ['wishlist', 'compare']) {
    await page.goto(`${storefront.origin}/shop/${list}`);
    const table = page.getByRole('table');
    await expect(table.getByRole('button', { name: 'Add to Cart', exact: true })).toBeDisabled();
    await expect(table.getByText(said).filter({ visible: true })).toBeVisible();
  }
  expect((await storefront.get('/feeds/google.xml')).body).not.toContain('made-');
});

test('a new price is pointed out before checkout, counts in the total, and is agreed to with Update Cart; what cannot be read or is gone takes nothing from the others', async ({
  page,
  upstream,
  storefront,
}) => {
  const [first, second, third] = [newSlug(), newSlug(), newSlug()];
  upstream.prices.set(first, 150);
  await openCart(page, storefront.origin, first, second, third);
  const row = page.getByRole('row', { name: `Made ${first}` });
  const update = page.getByRole('button', { name: 'Update Cart' });
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(row).toContainText('The price has changed; it was EGP 100.00.');
  await expect(summary).toContainText('EGP 700.00');
  await update.click();
  await expect(row).not.toContainText('The price has changed');

  upstream.when(`/Products/GetBySlug/${second}`, 'status 500');
  upstream.when(`/Products/GetBySlug/${third}`, 'missing by null');
  upstream.prices.set(first, 120);
  await update.click();
  await expect(row).toContainText('it was EGP 150.00.');
  await expect(row).toContainText('EGP 240.00');
  await test.step('one that cannot be read is said to be as last known', async () => {
    await expect(failing(page).first()).toBeVisible();
    await expect(page.getByRole('row', { name: `Made ${second}` })).toContainText('EGP 200.00');
  });
  await test.step('one that is gone is marked, and the rest can be bought', async () => {
    await expect(page.getByText('This product is no longer available.')).toBeVisible();
    await expect(summary).toContainText('EGP 440.00');
  });
});

// To the browser all failures of the upstream are one: see below.
test('a failure in the middle: the cart shows what is known, tries again when asked, and loses nothing', async ({
  page,
  upstream,
  storefront,
}) => {
  const slug = newSlug();
  await openCart(page, storefront.origin, slug);
  const row = page.getByRole('row', { name: `Made ${slug}` });
  upstream.when('/', 'a reset');
  await page.getByRole('button', { name: 'Update Cart' }).click();
  await expect(failing(page).first()).toBeVisible();
  await expect(row).toContainText('EGP 200.00');
  await page.getByRole('button', { name: `Increase quantity of Made ${slug}` }).click();
  await expect(row).toContainText('EGP 300.00');
  await page.reload();
  await expect(failing(page).first()).toBeVisible();
  await expect(row).toContainText('EGP 300.00');
  upstream.reset();
  await storefront.noticeUpstream();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failing(page)).toHaveCount(0);
  expect((await kept(page, 'cart_products')).map(({ quantity }) => quantity)).toEqual([3]);
});

test('offline, cart and lists work on, and what has not been loaded yet says so', async ({
  page,
  context,
  storefront,
}) => {
  const slug = newSlug();
  await openCart(page, storefront.origin, slug);
  await context.setOffline(true);
  await page.getByRole('button', { name: `Increase quantity of Made ${slug}` }).click();
  await expect(page.getByRole('row', { name: `Made ${slug}` })).toContainText('EGP 300.00');
  await cartButton(page).click();
  await expect(page.getByText("We couldn't load that.", { exact: false })).toBeVisible();
  await expect(page.getByRole('row', { name: `Made ${slug}` })).toBeVisible();
  await context.setOffline(false);
  await cartButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toContainText('EGP 300.00');
});

test('a quick view that cannot be read says so and tries again, as often as its button is pressed', async ({
  page,
  upstream,
  storefront,
}) => {
  await page.goto(`${storefront.origin}/shop`);
  await hydrated(page);
  upstream.when('/Products/GetBySlug/', 'status 500');
  await page.getByRole('article', { name: 'Bare' }).getByRole('button', { name: 'Quick View' }).click();
  const view = page.getByRole('dialog');
  const again = view.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toBeEnabled();
  await expect(again).toBeFocused();
  upstream.reset();
  await storefront.noticeUpstream();
  await again.click();
  await expect(view.getByRole('heading', { name: 'Bare' })).toBeVisible();
});

test('the storefront answers what products are within limits', async ({ storefront }) => {
  const ask = async (query: string) => (await storefront.get(`/api/products?${query}`)).status;
  const many = (count: number) => Array.from({ length: count }, (_, index) => `slug=made-${index}`).join('&');
  expect(await ask('locale=en&slug=bare')).toBe(200);
  expect(await ask('locale=en&slug=..')).toBe(200);
  expect(await ask(`locale=en&${many(100)}`)).toBe(200);
  for (const malformed of [
    '',
    'locale=en',
    'slug=bare',
    'locale=xx&slug=bare',
    'locale=en&slug=',
    `locale=en&${many(101)}`,
  ])
    expect([malformed, await ask(malformed)]).toEqual([malformed, 400]);
});

for (const failure of ['a reset', 'status 500', 'a hang'] as const) {
  test(`${failure} of the upstream: what products are is answered with 502 and kept by nobody`, async ({
    upstream,
    storefront,
  }) => {
    upstream.when('/', failure);
    const { status, headers } = await storefront.get(`/api/products?locale=en&slug=${newSlug()}`);
    expect([status, headers['cache-control']]).toEqual([502, 'no-store']);
  });
}

test('what products are is asked anew each time, and only of their own path', async ({
  upstream,
  storefront,
}) => {
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
