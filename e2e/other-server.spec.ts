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

/** Has the browser keep what a guest collected, and opens the login page, from which the cart follows. */
async function signIn(page: Page, origin: string, slug: string): Promise<void> {
  await page.goto(`${origin}/auth/login?returnTo=/shop/cart`);
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
  await expect(page).toHaveURL(`${origin}/shop/cart`);
}

test('a server that knows the contract and nothing more gets the calls of the contract: the cart is changed by differences, and an order it hangs on says so, loses nothing, and works the next time under the same key', async ({
  page,
  upstream,
  storefront,
}) => {
  const slug = `${newSlug()}-sized`;
  const piece = { productId: slug, variantId: `${slug}-M` };
  const { cart } = upstream.account;
  await signIn(page, storefront.origin, slug);
  await expect.poll(() => cart.get(slug)).toBe(2);
  await page.getByRole('button', { name: `Increase quantity of Made ${slug}` }).click();
  await expect.poll(() => cart.get(slug)).toBe(3);
  await page.getByRole('button', { name: `Decrease quantity of Made ${slug}` }).click();
  await expect.poll(() => cart.get(slug)).toBe(2);

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(`${storefront.origin}/pages/checkout`);
  await fillIn(page);
  upstream.when('/Posts/Orders', 'a hang');
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: "We can't reach the shop" })).toBeVisible();
  expect(cart.get(slug)).toBe(2);
  upstream.when('/Posts/Orders', 'ok');
  await orderButton(page).click();
  expect(await numberOfOrder(page)).toBe('F-1');
  await expect.poll(() => cart.size).toBe(0);

  const made = changes(upstream.calls);
  const bySort = (path: string) => made.filter((call) => call.path === path);
  expect(bySort('/Auth/login').map(inShort)).toEqual([
    ['POST /Auth/login', { email: 'salma@shop.example', password: 'a password' }],
  ]);
  expect(bySort('/Posts/WishLists').map(inShort)).toEqual([['POST /Posts/WishLists', { productId: slug }]]);
  expect(made.filter(({ path }) => path.startsWith('/ShoppingCart')).map(inShort)).toEqual([
    ['POST /ShoppingCart/AddListProductsToCart', { products: [{ ...piece, quantity: 2 }] }],
    ['POST /ShoppingCart/AddToCart', { ...piece, quantity: 1 }],
    ['POST /ShoppingCart/AddToCart', { ...piece, quantity: -1 }],
    ['POST /ShoppingCart/RemoveFromCart', piece],
  ]);
  const [order, again, ...others] = bySort('/Posts/Orders');
  expect(others).toEqual([]);
  expect(order && inShort(order)[1]).toMatchObject({
    contact: { name: 'Salma Hassan', email: 'salma@shop.example', phoneNumber: '+20 100 123 4567' },
    address: { country: 'EG', governorate: 'Giza', city: 'Dokki', street: '3 Tahrir Street' },
    shipping: 'free',
    payment: 'cash-on-delivery',
    lines: [{ ...piece, quantity: 2, price: 100 }],
    currency: 'EGP',
  });
  const key = order?.headers['idempotency-key'];
  expect(key).toMatch(/^[\w-]{16,}$/);
  expect([again?.headers['idempotency-key'], again?.body]).toEqual([key, order?.body]);
  const withoutToken = made.filter(
    ({ path, headers }) => path !== '/Auth/login' && !/^Bearer \S+$/.test(headers.authorization ?? ''),
  );
  expect(withoutToken).toEqual([]);
});
