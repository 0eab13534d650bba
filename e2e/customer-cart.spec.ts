import type { Page } from '@playwright/test';
import { findings } from './support/axe.ts';
import {
  addElsewhere,
  answers,
  cartOf,
  expectFilledIn,
  field,
  fillIn,
  loseAnswer,
  numberOfOrder,
  openCheckout,
  orderButton,
  orders,
  ordersOf,
  ownProduct,
  stockNow,
  wishesOf,
  words,
} from './support/buying.ts';
import { inLanguage, pathOf } from './support/catalogue.ts';
import { createAccount, enter, saveProfile, stranger, tokensOf } from './support/customers.ts';
import { test as faultyTest } from './support/plain-test.ts';
import { port } from './support/shop.ts';
import { expect, hydrated, test } from './support/test.ts';
import { keep, kept, lineOf, notice } from './support/visitor.ts';

/** What is looked at, gathered and refused here, but not bought: tests beside each other count on its stock. */
const product = ownProduct(13);
const other = ownProduct(14);
const merging = '**/api/upstream/ShoppingCart/AddListProductsToCart';
const toLogin = /\/auth\/login/;

/** Number on the header's button of the cart. */
async function expectInHeader(page: Page, pieces: number): Promise<void> {
  await expect(
    page.getByRole('banner').getByRole('button', { name: `Shopping cart, ${pieces} items` }),
  ).toBeVisible();
}

async function accessToken(page: Page): Promise<string> {
  return (await tokensOf(page)).access ?? '';
}

/** Has the browser of a page that is open keep a list. */
function keepNow(page: Page, key: string, items: object[]): Promise<void> {
  return page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify({ version: 1, items }),
  ] as const);
}

/** Signs in at the login page that is open. */
async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
  language: 'en' | 'ar' = 'en',
) {
  await hydrated(page);
  await page.getByLabel(words[language].email, { exact: true }).fill(email);
  await page.getByLabel(words[language].password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: words[language].signIn }).click();
  await expect(page).not.toHaveURL(toLogin);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(toLogin);
}

test('a customer buys from registering to My Orders', async ({ page }) => {
  const product = ownProduct(15);
  const customer = stranger();
  await page.goto('/auth/register');
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill(customer.name);
  await page.getByLabel('E-mail', { exact: true }).fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await expect(page).not.toHaveURL(/register/);
  const token = await accessToken(page);
  const before = await stockNow(product.slug);

  await page.goto(pathOf(product));
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).first().click();
  await expectInHeader(page, 1);
  await expect.poll(() => cartOf(token)).toEqual({ [product.slug]: 1 });
  expect(await page.evaluate(() => localStorage.getItem('cart_products'))).toBeNull();

  await openCheckout(page);
  await expect(field(page, 'name')).toHaveValue(customer.name);
  await expect(field(page, 'email')).toHaveValue(customer.email);
  await fillIn(page, 'en', { name: customer.name, email: customer.email });
  await orderButton(page).click();
  const number = await numberOfOrder(page);
  await expectInHeader(page, 0);
  expect(await cartOf(token)).toEqual({});
  expect(await stockNow(product.slug)).toBe(before - 1);
  expect((await ordersOf(token)).map((order) => order.number)).toEqual([number]);
  await page.goto('/pages/profile');
  await expect(page.getByRole('main').getByText(number)).toBeVisible();
});

test('a guest who signs in halfway keeps form and cart, and is told of a price that changed until they agree, after a reload, too', async ({
  page,
}) => {
  const language = 'ar';
  const say = words[language];
  const [product, other] = [ownProduct(16), ownProduct(17)];
  const customer = stranger();
  const { accessToken: token } = await createAccount(port, customer);
  await addElsewhere(token, other.slug, 1);
  const seenPrice = product.price * 100 - 2500;
  await keep(page, { cart_products: { version: 1, items: [await lineOf(product.slug, { seenPrice })] } });
  const changed = page.getByRole('alert').filter({ hasText: /تغيّر السعر/ });
  await openCheckout(page, language);
  await fillIn(page, language);
  await expect(changed).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: say.signIn }).click();
  await signIn(page, customer, language);
  await expect(page).toHaveURL(inLanguage(language, '/pages/checkout'));
  await expectFilledIn(page, language);
  await expect.poll(() => cartOf(token)).toEqual({ [product.slug]: 1, [other.slug]: 1 });
  await expect(changed).toBeVisible();
  await page.reload();
  await expect(changed).toBeVisible();
  await page.getByRole('button', { name: say.accept }).click();
  await expect(changed).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main').getByText(product.title[language]).first()).toBeVisible();
  await expect(orderButton(page, language)).toBeEnabled();
  await expect(changed).toBeHidden();
  await orderButton(page, language).click();
  const number = await numberOfOrder(page, language);
  expect(await ordersOf(token)).toMatchObject([{ number, quantity: 2 }]);
  await expect.poll(() => cartOf(token)).toEqual({});
  expect(await kept(page, 'cart_products')).toEqual([]);
});

test.describe('an order of a customer without an answer', () => {
  const language = 'ar';
  const say = words[language];

  /** Has a customer order what the account's cart then has lost, and hear nothing of it; gives the token. */
  const orderUnheard = async (page: Page) => {
    const { accessToken: token } = await enter(page, port);
    await addElsewhere(token, ownProduct(2).slug, 1);
    await openCheckout(page, language);
    // What the account fills in must not come in the middle of it.
    await expect(field(page, 'email', language)).not.toHaveValue('');
    await fillIn(page, language);
    await page.route(orders, loseAnswer, { times: 1 });
    await orderButton(page, language).click();
    await expect(page.getByText(say.unavailable)).toBeVisible();
    expect(await cartOf(token)).toEqual({});
    return token;
  };
  const again = (page: Page) => page.getByRole('button', { name: say.sendAgain });

  faultyTest('is found again from the empty cart where it was placed', async ({ page }) => {
    const token = await orderUnheard(page);
    await page.reload();
    await expect(again(page)).toBeVisible();
    await expect(page.getByText(say.empty)).toBeHidden();
    expect(await findings(page)).toEqual([]);
    await page.route(orders, (route) => route.abort(), { times: 1 });
    await again(page).click();
    await expect(page.getByText(say.unavailable)).toBeVisible();
    await again(page).click();
    const number = await numberOfOrder(page, language);
    expect(await ordersOf(token)).toMatchObject([{ number, quantity: 1 }]);
    await page.goto(inLanguage(language, '/pages/checkout'));
    await expect(page.getByText(say.empty)).toBeVisible();
    await expect(again(page)).toHaveCount(0);
  });

  faultyTest('is not offered again where it is refused then', async ({ page }) => {
    await orderUnheard(page);
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await page.route(orders, (route) => route.fulfill({ status: 409, json: { Message: 'Counting stock' } }), {
      times: 1,
    });
    await again(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Counting stock');
    await expect(page.getByText(say.empty)).toBeVisible();
    await page.reload();
    await expect(page.getByText(say.empty)).toBeVisible();
    await expect(again(page)).toHaveCount(0);
  });
});

test('the default address of the account fills the checkout', async ({ page }) => {
  const { accessToken: token } = await enter(page, port);
  await saveProfile(port, token, {
    phoneNumber: '+20 100 123 4567',
    addresses: [
      { country: 'EG', governorate: 'Cairo', city: 'Maadi', street: '12 Road 9' },
      { country: 'SA', governorate: 'Riyadh', city: 'Riyadh', street: '1 Olaya Street', isDefault: true },
    ],
  });
  await addElsewhere(token, product.slug, 1);
  await openCheckout(page);
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('SA');
  await expect(page.getByLabel('State or region', { exact: true })).toHaveValue('Riyadh');
  await expect(field(page, 'street')).toHaveValue('1 Olaya Street');
  await expect(field(page, 'phone')).toHaveValue('+20 100 123 4567');
});

test('carts merge once when a visit starts with a token that is still good, quantities up to the stock, and tabs show the same when one comes back to them', async ({
  page,
  context,
}) => {
  const { accessToken: token } = await enter(page, port);
  const stock = await stockNow(product.slug);
  await addElsewhere(token, product.slug, stock - 1);
  await keepNow(page, 'cart_products', [
    await lineOf(product.slug, { quantity: 3 }),
    await lineOf(other.slug),
  ]);
  const second = await context.newPage();
  await Promise.all([page.goto('/shop/cart'), second.goto('/shop/cart')]);
  for (const tab of [page, second]) await expectInHeader(tab, stock + 1);
  expect(await cartOf(token)).toEqual({ [product.slug]: stock, [other.slug]: 1 });
  await expect.poll(() => kept(page, 'cart_products')).toEqual([]);

  const comeBack = (tab: Page) => tab.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await addElsewhere(token, other.slug, 2);
  for (const tab of [page, second]) {
    await comeBack(tab);
    await expectInHeader(tab, stock + 3);
  }
  await second.getByRole('button', { name: `Decrease quantity of ${other.title.en}` }).click();
  await expectInHeader(second, stock + 2);
  await expect.poll(() => cartOf(token)).toEqual({ [product.slug]: stock, [other.slug]: 2 });
  await comeBack(page);
  await expectInHeader(page, stock + 2);
});

faultyTest(
  "a merge that fails says why in the server's words, keeps the local cart and is tried again; one whose answer was lost does not double",
  async ({ page }) => {
    const { accessToken: token } = await enter(page, port);
    await addElsewhere(token, product.slug, 1);
    await keepNow(page, 'cart_products', [await lineOf(product.slug)]);
    await page.route(
      merging,
      (route) => route.fulfill({ status: 409, json: { Message: 'We are counting stock' } }),
      { times: 1 },
    );
    await page.goto('/pages/about');
    await expect(notice(page, 'We are counting stock')).toBeVisible();
    expect(await kept(page, 'cart_products')).toHaveLength(1);
    expect(await cartOf(token)).toEqual({ [product.slug]: 1 });

    const lost = { count: 0 };
    await page.route(
      merging,
      async (route) => {
        await route.fetch();
        lost.count += 1;
        await route.abort();
      },
      { times: 1 },
    );
    await page.reload();
    await expect.poll(() => lost.count).toBe(1);
    await page.reload();
    await expectInHeader(page, 2);
    expect(await cartOf(token)).toEqual({ [product.slug]: 2 });
    await expect.poll(() => kept(page, 'cart_products')).toEqual([]);
  },
);

faultyTest('adding what another session took is refused in the words of the server', async ({ page }) => {
  const { accessToken: token } = await enter(page, port);
  await page.goto(pathOf(product));
  await hydrated(page);
  const add = page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).first();
  await add.click();
  await expectInHeader(page, 1);
  await addElsewhere(token, product.slug, (await stockNow(product.slug)) - 1);
  await add.click();
  await expect(notice(page, 'No more quantity available for this product!')).toBeVisible();
  await expectInHeader(page, await stockNow(product.slug));
});

faultyTest(
  'a change that does not get through is undone and said, and a removal is not announced as done',
  async ({ page }) => {
    const { accessToken: token } = await enter(page, port);
    await addElsewhere(token, product.slug, 2);
    await page.goto('/shop/cart');
    await expectInHeader(page, 2);
    const refuse = (call: string) =>
      page.route(`**/api/upstream/ShoppingCart/${call}`, (route) => route.abort());
    await refuse('AddToCart');
    await page.getByRole('button', { name: `Decrease quantity of ${product.title.en}` }).click();
    await expect(notice(page, /^We can't reach the shop right now/)).toBeVisible();
    await expectInHeader(page, 2);
    await refuse('RemoveFromCart');
    const removal = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/RemoveFromCart'));
    await page.getByRole('button', { name: `Remove ${product.title.en}` }).click();
    await removal;
    await expectInHeader(page, 2);
    await page.getByRole('button', { name: 'Clear Cart' }).click();
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await expectInHeader(page, 2);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  },
);

faultyTest('a shared list stays open when it could not be added to the account', async ({ page }) => {
  await enter(page, port);
  const adding = '**/api/upstream/Posts/WishLists';
  await page.route(adding, (route) => route.abort());
  await page.goto(`/shop/wishlist?items=${product.slug}`);
  const addAll = page.getByRole('button', { name: 'Add all to my wishlist' });
  await addAll.click();
  await expect(notice(page, /^We can't reach the shop right now/)).toBeVisible();
  await expect(page.getByText('Someone shared this wishlist with you.')).toBeVisible();
  await page.unroute(adding);
  await addAll.click();
  await expect(page).toHaveURL('/shop/wishlist');
  await expect(page.getByRole('row', { name: product.title.en })).toBeVisible();
});

test('wishlists merge, and hearts are those of the account', async ({ page }) => {
  const { accessToken: token } = await enter(page, port);
  await keepNow(page, 'wishlist_products', [
    { slug: product.slug, productId: (await lineOf(product.slug)).productId },
  ]);
  await page.goto(pathOf(product));
  const heart = page.getByRole('main').getByRole('button', { name: 'Add To Wishlist' }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => kept(page, 'wishlist_products')).toEqual([]);
  expect(await wishesOf(token)).toEqual([product.slug]);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(notice(page, `${product.title.en} remove to wishlist`)).toBeVisible();
  expect(await wishesOf(token)).toEqual([]);
});

test('signing out leaves nothing of the customer, in this tab and in others', async ({ page, context }) => {
  const customer = stranger('Nour Sabry');
  const { accessToken: token } = await enter(page, port, customer);
  await addElsewhere(token, product.slug, 1);
  await openCheckout(page);
  await expect(field(page, 'name')).toHaveValue('Nour Sabry');
  await fillIn(page, 'en', { name: 'Nour Sabry', email: customer.email });
  const second = await context.newPage();
  await second.goto('/');
  await hydrated(second);
  await expectInHeader(second, 1);
  await signOut(second);
  await expectInHeader(second, 0);
  await expectInHeader(page, 0);
  await expect(page.getByText(words.en.empty)).toBeVisible();
  await keepNow(page, 'cart_products', [await lineOf(other.slug)]);
  await openCheckout(page);
  for (const name of Object.keys(answers) as (keyof typeof answers)[]) {
    await expect(field(page, name)).toHaveValue('');
  }
});
