import type { Page } from '@playwright/test';
import { findings } from './support/axe.ts';
import {
  answers,
  buyElsewhere,
  expectFilledIn,
  field,
  fillIn,
  findOrder,
  keepCart,
  loseAnswer,
  numberOfOrder,
  openCheckout,
  orderButton,
  orders,
  ownProduct,
  stockNow,
  words,
} from './support/buying.ts';
import { inLanguage } from './support/catalogue.ts';
import { test as faultyTest } from './support/plain-test.ts';
import { commandApi } from './support/reference-api.ts';
import { expect, hydrated, test } from './support/test.ts';
import { cartButton, keep, kept, lineOf } from './support/visitor.ts';

// Chromium itself complains of refusals and of answers that do not come: tests of those take `faultyTest`.
const facts = '**/api/products?**';
const data = 'test-results/data';

/** Puts stock and price of a product back, for a test that uses them up: it may run more than once. */
async function restock({ slug, price }: ReturnType<typeof ownProduct>): Promise<void> {
  await commandApi(data, 'set-stock', slug, '8');
  await commandApi(data, 'set-price', slug, String(price));
}

/** Counts the orders that leave a page, with their keys. */
function watchOrders(page: Page): { keys: (string | undefined)[] } {
  const seen: { keys: (string | undefined)[] } = { keys: [] };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/Posts/Orders')) {
      seen.keys.push(request.headers()['idempotency-key']);
    }
  });
  return seen;
}

// In Arabic; customer-cart.spec.ts buys in English.
test.describe('from cart to thanks', () => {
  const language = 'ar';
  const say = words[language];

  test('a guest buys what is in the cart, once, however often the button is pressed in one moment', async ({
    page,
  }) => {
    const seen = watchOrders(page);
    const products = [ownProduct(0), ownProduct(2)] as const;
    const before = await stockNow(products[0].slug);
    await keepCart(page, [...products]);
    await openCheckout(page, language);
    await fillIn(page, language);
    await orderButton(page, language).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 3; press += 1) button.form?.requestSubmit();
    });
    const number = await numberOfOrder(page, language);
    await expect(page.getByRole('main').getByText(say.placed)).toBeFocused();
    expect(seen.keys).toHaveLength(1);
    const order = await findOrder(number, answers.email);
    expect(order?.lines.map(({ slug, quantity }) => [slug, quantity])).toEqual(
      products.map(({ slug }) => [slug, 1]),
    );
    expect(order?.total).toBe(products[0].price + products[1].price);
    expect(await stockNow(products[0].slug)).toBe(before - 1);
    expect(await kept(page, 'cart_products')).toEqual([]);

    await page.reload();
    await expect(page.getByRole('main').getByText(say.placed)).toContainText(number);
    for (const { title } of products) {
      await expect(page.getByRole('link', { name: title[language] })).toBeVisible();
    }
    await page.goto(inLanguage(language, '/pages/checkout'));
    await expect(page.getByText(say.empty)).toBeVisible();
    const offered = page.getByRole('region', { name: say.bestSellers }).getByRole('link');
    await expect(offered.first()).toBeVisible();
  });

  faultyTest(
    'axe finds nothing on the filled checkout, on a difference and on the thanks',
    async ({ page }) => {
      const product = ownProduct(3);
      await restock(product);
      await keepCart(page, [product], 2);
      await openCheckout(page, language);
      await fillIn(page, language);
      expect(await findings(page)).toEqual([]);
      await buyElsewhere(product.slug, (await stockNow(product.slug)) - 1);
      await orderButton(page, language).click();
      await expect(page.getByText(say.changed)).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: say.accept }).click();
      await orderButton(page, language).click();
      const number = await numberOfOrder(page, language);
      expect(await findings(page)).toEqual([]);
      await expect(page.locator(':focus')).toContainText(number);
      await expect(page.getByText('1 إلى 6 أيام عمل')).toBeVisible();
      await page.getByRole('link', { name: 'تتبّع الطلب' }).click();
      await expect(page.locator('[name="number"]')).toHaveValue(number);
      await expect(page.getByRole('link', { name: product.title[language] })).toBeVisible();
      expect(await findings(page, 'main')).toEqual([]);
    },
  );
});

test('browsers can fill in every field, what is missing is said beside it, and what was typed survives a reload', async ({
  page,
}) => {
  await keepCart(page, [ownProduct(2)]);
  await openCheckout(page);
  const names = await page
    .locator('main form [autocomplete]')
    .evaluateAll((fields) => fields.map((one) => one.getAttribute('autocomplete')));
  expect(names).toEqual([
    'name',
    'email',
    'tel',
    'country',
    'address-level1',
    'address-level2',
    'address-line1',
    'address-line2',
    'postal-code',
  ]);

  await test.step('what is missing is said beside each field, and the first one takes the focus', async () => {
    await orderButton(page).click();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(6);
    for (const name of Object.keys(answers) as (keyof typeof answers)[]) {
      await expect(field(page, name)).toHaveAccessibleDescription(/.+/);
    }
    await expect(field(page, 'name')).toBeFocused();
    const [country, governorate] = await Promise.all(
      ['country', 'governorate'].map((name) => page.locator(`[name="${name}"]`).boundingBox()),
    );
    expect(country?.y, 'rows stay straight beside an error').toBe(governorate?.y);
    expect(await findings(page)).toEqual([]);
  });

  await test.step('orders go where the shop delivers, and an address abroad is written in words', async () => {
    await fillIn(page);
    await expectFilledIn(page);
    const country = page.getByLabel('Country', { exact: true });
    await expect(country.getByRole('option')).toHaveText(['Egypt', 'Saudi Arabia']);
    await country.selectOption('SA');
    const region = page.getByLabel('State or region', { exact: true });
    await expect(region).toHaveValue('');
    await region.fill('Riyadh');
  });

  await page.reload();
  for (const name of Object.keys(answers) as (keyof typeof answers)[]) {
    await expect(field(page, name)).toHaveValue(answers[name]);
  }
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('SA');
  await expect(page.getByLabel('State or region', { exact: true })).toHaveValue('Riyadh');
});

test('the checkout needs nothing but a keyboard', async ({ page }) => {
  await keepCart(page, [ownProduct(5)]);
  await openCheckout(page);
  await field(page, 'name').focus();
  const typed = [answers.name, answers.email, answers.phone];
  for (const text of typed) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('Giz');
  for (const text of [answers.city, answers.street]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await expectFilledIn(page);
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(orderButton(page)).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
  await numberOfOrder(page);
});

faultyTest(
  'an order whose answer was lost is placed once, even when it took the last pieces',
  async ({ page }) => {
    const product = ownProduct(7);
    await restock(product);
    const seen = watchOrders(page);
    const stock = await stockNow(product.slug);
    await keepCart(page, [product], stock);
    await openCheckout(page);
    await fillIn(page);
    await page.route(orders, loseAnswer, { times: 1 });
    await orderButton(page).click();
    await expect(page.getByText(words.en.unavailable)).toBeVisible();
    await expectFilledIn(page);
    expect(await stockNow(product.slug)).toBe(0);

    await page.reload();
    await expect(page.getByText(words.en.changed)).toBeVisible();
    await orderButton(page).click();
    const number = await numberOfOrder(page);
    expect(seen.keys).toHaveLength(2);
    expect(new Set(seen.keys).size).toBe(1);
    expect((await findOrder(number, answers.email))?.lines).toMatchObject([{ quantity: stock }]);
  },
);

faultyTest(
  'another order after one whose answer was lost is asked about before it is placed',
  async ({ page }) => {
    const seen = watchOrders(page);
    await keepCart(page, [ownProduct(18)]);
    await openCheckout(page);
    await fillIn(page);
    await page.route(orders, loseAnswer, { times: 1 });
    await orderButton(page).click();
    await expect(page.getByText(words.en.unavailable)).toBeVisible();
    await field(page, 'city').fill('Maadi');
    await orderButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'may have reached us' })).toBeVisible();
    expect(seen.keys).toHaveLength(1);
    await orderButton(page).click();
    await numberOfOrder(page);
    expect(new Set(seen.keys).size).toBe(2);
  },
);

faultyTest(
  'an order answered with 500 and then 502 loses nothing and works the next time; a large one is said to wait for the shop, and not to be on its way',
  async ({ page }) => {
    await keepCart(page, [ownProduct(8)]);
    await openCheckout(page);
    await fillIn(page);
    const tried = watchOrders(page);
    for (const [index, status] of [500, 502].entries()) {
      await page.route(orders, (route) => route.fulfill({ status, json: { Message: 'Broken' } }), {
        times: 1,
      });
      await orderButton(page).click();
      await expect.poll(() => tried.keys.length).toBe(index + 1);
      await expect(page.getByRole('alert').filter({ hasText: words.en.unavailable })).toBeVisible();
      await expect(orderButton(page)).toBeEnabled();
      await expectFilledIn(page);
    }
    await page.route(orders, (route) =>
      route.fulfill({ json: { response: { id: '1', number: 'RD-2026-LARGE', status: 'held' } } }),
    );
    await orderButton(page).click();
    await expect(page.getByRole('main').getByText(words.en.held)).toContainText('RD-2026-LARGE');
  },
);

faultyTest(
  'a price and a stock that change between look and order come back as a difference to accept',
  async ({ page }) => {
    const [dearer, scarce, gone] = [ownProduct(9), ownProduct(10), ownProduct(11)];
    for (const product of [dearer, scarce, gone]) await restock(product);
    await keepCart(page, [dearer, scarce, gone], 2);
    await openCheckout(page);
    await fillIn(page);
    await commandApi(data, 'set-price', dearer.slug, String(dearer.price + 10));
    await buyElsewhere(scarce.slug, (await stockNow(scarce.slug)) - 1);
    await buyElsewhere(gone.slug, await stockNow(gone.slug));
    await orderButton(page).click();
    const difference = page.getByRole('alert').filter({ hasText: words.en.changed });
    await expect(difference.getByRole('listitem')).toHaveText([
      new RegExp(`${dearer.title.en}.*The price has changed; it was EGP`),
      new RegExp(`${scarce.title.en}.*Only 1 left in stock`),
      new RegExp(`${gone.title.en}.*Sold out`),
    ]);
    await expect(difference).toBeFocused();
    await expectFilledIn(page);

    await orderButton(page).click();
    await expect(difference).toBeFocused();
    await difference.getByRole('button', { name: words.en.accept }).click();
    await expect(orderButton(page)).toBeFocused();
    await expectFilledIn(page);
    await orderButton(page).click();
    const order = await findOrder(await numberOfOrder(page), answers.email);
    expect(order?.lines.map(({ slug, quantity, price }) => [slug, quantity, price])).toEqual([
      [dearer.slug, 2, dearer.price + 10],
      [scarce.slug, 1, scarce.price],
    ]);
  },
);

faultyTest(
  'nothing is ordered, and no total claimed, while the price of a piece is not known; one that changed since is shown before anything is ordered',
  async ({ page }) => {
    const product = ownProduct(2);
    const seen = watchOrders(page);
    const shop = { answers: false, dearer: 0 };
    await page.route(facts, async (route) => {
      if (!shop.answers) return route.abort();
      const answer = await route.fetch();
      const { products } = await answer.json();
      for (const variant of products[product.slug].variants) variant.price += shop.dearer;
      await route.fulfill({ json: { products } });
    });
    await keep(page, {
      cart_products: { version: 1, items: [await lineOf(product.slug, { seenPrice: null })] },
    });
    await openCheckout(page);
    await fillIn(page);
    const summary = page.getByRole('region', { name: 'Your order' });
    await expect(summary.getByRole('definition').last()).toHaveText('N/A');
    await orderButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'nothing has been ordered' })).toBeVisible();
    await orderButton(page).evaluate((button: HTMLButtonElement) => button.form?.requestSubmit());
    await expect(orderButton(page)).toBeEnabled();
    expect(seen.keys).toEqual([]);

    shop.answers = true;
    await orderButton(page).evaluate((button: HTMLButtonElement) => button.form?.requestSubmit());
    await expect(page.getByRole('alert').filter({ hasText: 'has just come in' })).toBeVisible();
    await expect(summary.getByRole('definition').last()).toHaveText(/EGP/);
    expect(seen.keys).toEqual([]);
    shop.dearer = 5000;
    await orderButton(page).click();
    const difference = page.getByRole('alert').filter({ hasText: words.en.changed });
    await expect(difference).toContainText('The price has changed; it was EGP');
    await expect(difference).toBeFocused();
    expect(seen.keys).toEqual([]);
  },
);

test('a product without a price is not ordered', async ({ page }) => {
  const [priceless, other] = [ownProduct(2), ownProduct(12)];
  const seen = watchOrders(page);
  await page.route(facts, async (route) => {
    const answer = await route.fetch();
    const { products } = await answer.json();
    for (const variant of products[priceless.slug]?.variants ?? []) variant.price = null;
    await route.fulfill({ json: { products } });
  });
  await keepCart(page, [priceless, other]);
  await openCheckout(page);
  await fillIn(page);
  await orderButton(page).click();
  const difference = page.getByRole('alert').filter({ hasText: words.en.changed });
  await expect(difference).toContainText("We don't have its price at the moment, so it cannot be ordered.");
  await expect(difference).toBeFocused();
  expect(seen.keys).toEqual([]);
  await difference.getByRole('button', { name: words.en.accept }).click();
  await orderButton(page).click();
  const order = await findOrder(await numberOfOrder(page), answers.email);
  expect(order?.lines.map(({ slug }) => slug)).toEqual([other.slug]);
});

test('the checkout follows a cart that changes in another tab', async ({ page, context }) => {
  const [kept, removed] = [ownProduct(12), ownProduct(2)];
  await keepCart(page, [kept, removed]);
  await openCheckout(page);
  await fillIn(page);
  const other = await context.newPage();
  await other.goto('/shop/cart');
  await hydrated(other);
  await other.getByRole('button', { name: `Remove ${removed.title.en}` }).click();
  await expect(page.getByRole('main').getByText(removed.title.en)).toHaveCount(0);
  await expectFilledIn(page);
  await orderButton(page).click();
  const order = await findOrder(await numberOfOrder(page), answers.email);
  expect(order?.lines.map(({ slug }) => slug)).toEqual([kept.slug]);
  await expect(cartButton(other)).toHaveAccessibleName('Shopping cart, 0 items');
});
