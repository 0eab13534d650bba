import type { Page } from '@playwright/test';
import { fillIn, numberOfOrder, orderButton } from './support/buying.ts';
import type { Call } from './support/fake-call.ts';
import { hydrated } from './support/test.ts';
import { expect, newSlug, test } from './support/with-fake-upstream.ts';

const contract = /^\/(?:ShoppingCart|Posts\/(?:Orders|WishLists)|Auth)/;

/** The calls about a customer, without what only reads. */
function changes(calls: Call[]): Call[] {
  return calls.filter(({ method, path }) => method !== 'GET' && contract.test(path));
}

const inShort = ({ method, path, body }: Call) => [`${method} ${path}`, body ? JSON.parse(body) : null];

/** Has the browser keep what a guest collected, and opens the login page, from which the checkout follows. */
async function signIn(page: Page, origin: string, slug: string): Promise<void> {
  await page.goto(`${origin}/auth/login?returnTo=/pages/checkout`);
  await hydrated(page);
  await page.evaluate((name) => {
    const line = { productId: name, variantId: `${name}-M`, slug: name, quantity: 2, seenPrice: 10000 };
    const wish = { productId: name, slug: name };
    localStorage.setItem('cart_products', JSON.stringify({ version: 1, items: [line] }));
    localStorage.setItem('wishlist_products', JSON.stringify({ version: 1, items: [wish] }));
  }, slug);
  await page.reload();
  await hydrated(page);
  await page.getByLabel('E-mail').fill('salma@shop.example');
  await page.getByLabel('Password', { exact: true }).fill('a password');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${origin}/pages/checkout`);
}

test('a server that knows the contract and nothing more gets the calls of the contract, and the purchase works', async ({
  page,
  upstream,
  storefront,
}) => {
  const slug = `${newSlug()}-sized`;
  const piece = { productId: slug, variantId: `${slug}-M` };
  await signIn(page, storefront.origin, slug);
  await fillIn(page);
  await orderButton(page).click();
  expect(await numberOfOrder(page)).toBe('F-1');
  await expect.poll(() => upstream.account.cart.size).toBe(0);

  const made = changes(upstream.calls);
  const bySort = (path: string) => made.filter((call) => call.path === path);
  expect(bySort('/Auth/login').map(inShort)).toEqual([
    ['POST /Auth/login', { email: 'salma@shop.example', password: 'a password' }],
  ]);
  expect(bySort('/ShoppingCart/AddListProductsToCart').map(inShort)).toEqual([
    ['POST /ShoppingCart/AddListProductsToCart', { products: [{ ...piece, quantity: 2 }] }],
  ]);
  expect(bySort('/Posts/WishLists').map(inShort)).toEqual([['POST /Posts/WishLists', { productId: slug }]]);
  expect(bySort('/ShoppingCart/RemoveFromCart').map(inShort)).toEqual([
    ['POST /ShoppingCart/RemoveFromCart', piece],
  ]);
  const [order, ...others] = bySort('/Posts/Orders');
  expect(others).toEqual([]);
  expect(order && inShort(order)[1]).toMatchObject({
    contact: { name: 'Salma Hassan', email: 'salma@shop.example', phoneNumber: '+20 100 123 4567' },
    address: { country: 'EG', governorate: 'Giza', city: 'Dokki', street: '3 Tahrir Street' },
    shipping: 'free',
    payment: 'cash-on-delivery',
    lines: [{ ...piece, quantity: 2, price: 100 }],
    currency: 'EGP',
  });
  expect(order?.headers['idempotency-key']).toMatch(/^[\w-]{16,}$/);
  const withoutToken = made.filter(
    ({ path, headers }) => path !== '/Auth/login' && !/^Bearer \S+$/.test(headers.authorization ?? ''),
  );
  expect(withoutToken).toEqual([]);
});

test('a cart that such a server keeps is changed by differences', async ({ page, upstream, storefront }) => {
  const slug = `${newSlug()}-sized`;
  const piece = { productId: slug, variantId: `${slug}-M` };
  await signIn(page, storefront.origin, slug);
  await expect.poll(() => upstream.account.cart.get(slug)).toBe(2);
  await page.goto(`${storefront.origin}/shop/cart`);
  const title = `Made ${slug}`;
  await page.getByRole('button', { name: `Increase quantity of ${title}` }).click();
  await expect.poll(() => upstream.account.cart.get(slug)).toBe(3);
  await page.getByRole('button', { name: `Decrease quantity of ${title}` }).click();
  await expect.poll(() => upstream.account.cart.get(slug)).toBe(2);
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect.poll(() => upstream.account.cart.size).toBe(0);
  const sent = changes(upstream.calls).map(inShort);
  expect(sent.slice(-3)).toEqual([
    ['POST /ShoppingCart/AddToCart', { ...piece, quantity: 1 }],
    ['POST /ShoppingCart/AddToCart', { ...piece, quantity: -1 }],
    ['POST /ShoppingCart/RemoveFromCart', piece],
  ]);
});

test('an order that such a server hangs on says so, loses nothing, and works the next time under the same key', async ({
  page,
  upstream,
  storefront,
}) => {
  const slug = `${newSlug()}-sized`;
  await signIn(page, storefront.origin, slug);
  await fillIn(page);
  upstream.when('/Posts/Orders', 'a hang');
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: "We can't reach the shop" })).toBeVisible();
  upstream.when('/Posts/Orders', 'ok');
  await orderButton(page).click();
  expect(await numberOfOrder(page)).toBe('F-1');
  const keys = upstream.calls.filter(({ path }) => path === '/Posts/Orders').map(inKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

const inKey = ({ headers, body }: Call) => `${headers['idempotency-key']} ${body}`;
