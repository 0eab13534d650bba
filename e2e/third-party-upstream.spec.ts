import type { Page } from '@playwright/test';
import { fillInCheckout, placeOrderButton, readOrderNumber } from './support/checkout.ts';
import { waitForHydration } from './support/test.ts';
import { expect, newSlug, test } from './support/test-with-fake-upstream.ts';
import type { UpstreamCall } from './support/upstream-call.ts';
import { seedStorage } from './support/visitor.ts';

const accountCalls = /^\/(?:ShoppingCart|Posts\/(?:Orders|WishLists)|Auth)/;

/** Returns the account calls that change data. */
function accountChanges(calls: UpstreamCall[]): UpstreamCall[] {
  return calls.filter(({ method, path }) => method !== 'GET' && accountCalls.test(path));
}

const summarize = ({ method, path, body }: UpstreamCall) => [
  `${method} ${path}`,
  body ? JSON.parse(body) : null,
];

/** Stores a cart and a wishlist of a guest, signs in and arrives at the cart. */
async function signInWithGuestLists(page: Page, origin: string, slug: string): Promise<void> {
  await seedStorage(page, {
    cart_products: [{ id: slug, title: slug, variant: { id: `${slug}-M` }, orderQuantity: 2, slug }],
    wishlist_products: [{ id: slug, title: slug, slug }],
  });
  await page.goto(`${origin}/auth/login?returnTo=/shop/cart`);
  await waitForHydration(page);
  await page.getByLabel('E-mail').fill('salma@shop.example');
  await page.getByLabel('Password', { exact: true }).fill('a password');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${origin}/shop/cart`);
}

test('an upstream limited to the contract serves sign-in, cart and orders', async ({
  page,
  upstream,
  storefront,
}) => {
  const slug = `${newSlug()}-sized`;
  const variant = { productId: slug, variantId: `${slug}-M` };
  const { cart } = upstream.account;
  await signInWithGuestLists(page, storefront.origin, slug);
  await expect.poll(() => cart.get(slug)).toBe(2);
  await page.getByRole('button', { name: `Increase quantity of Generated ${slug}` }).click();
  await expect.poll(() => cart.get(slug)).toBe(3);
  await page.getByRole('button', { name: `Decrease quantity of Generated ${slug}` }).click();
  await expect.poll(() => cart.get(slug)).toBe(2);

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(`${storefront.origin}/pages/checkout`);
  await fillInCheckout(page);
  upstream.setBehaviour('/Posts/Orders', 'a reset');
  await placeOrderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'your order may already be placed' })).toBeVisible();
  expect(cart.get(slug)).toBe(2);
  upstream.setBehaviour('/Posts/Orders', 'ok');
  await placeOrderButton(page).click();
  expect(await readOrderNumber(page)).toBe('F-1');
  await expect.poll(() => cart.size).toBe(0);

  const calls = accountChanges(upstream.calls);
  const callsTo = (path: string) => calls.filter((call) => call.path === path);
  expect(callsTo('/Auth/login').map(summarize)).toEqual([
    ['POST /Auth/login', { email: 'salma@shop.example', password: 'a password' }],
  ]);
  expect(callsTo('/Posts/WishLists').map(summarize)).toEqual([
    ['POST /Posts/WishLists', { productId: slug }],
  ]);
  expect(calls.filter(({ path }) => path.startsWith('/ShoppingCart')).map(summarize)).toEqual([
    ['POST /ShoppingCart/AddListProductsToCart', { products: [{ ...variant, quantity: 2 }] }],
    ['POST /ShoppingCart/AddToCart', { ...variant, quantity: 1 }],
    ['POST /ShoppingCart/AddToCart', { ...variant, quantity: -1 }],
    ['POST /ShoppingCart/RemoveFromCart', variant],
  ]);
  const [order, retry, ...others] = callsTo('/Posts/Orders');
  expect(others).toEqual([]);
  expect(order && summarize(order)[1]).toMatchObject({
    contact: { name: 'Salma Hassan', email: 'salma@shop.example', phoneNumber: '+20 100 123 4567' },
    address: { country: 'EG', governorate: 'Giza', city: 'Dokki', street: '3 Tahrir Street' },
    shipping: 'free',
    payment: 'cash-on-delivery',
    lines: [{ ...variant, quantity: 2, price: 100 }],
    currency: 'EGP',
  });
  const idempotencyKey = order?.headers['idempotency-key'];
  expect(idempotencyKey).toMatch(/^[\w-]{16,}$/);
  expect([retry?.headers['idempotency-key'], retry?.body]).toEqual([idempotencyKey, order?.body]);
  const callsWithoutToken = calls.filter(
    ({ path, headers }) => path !== '/Auth/login' && !/^Bearer \S+$/.test(headers.authorization ?? ''),
  );
  expect(callsWithoutToken).toEqual([]);
});
