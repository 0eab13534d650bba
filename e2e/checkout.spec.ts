import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
// Does not check for console errors: Chromium logs an error for each failed request.
import { expect, test } from './support/base-test.ts';
import {
  buyerDetails,
  checkoutField,
  checkoutLabels,
  dropResponse,
  expectCheckoutFilledIn,
  fetchOrder,
  fetchStock,
  fillInCheckout,
  openCheckout,
  placeOrderButton,
  placeOrderElsewhere,
  placeOrderUrl,
  readOrderNumber,
  seedCart,
  testProduct,
} from './support/checkout.ts';
import { runApiCommand } from './support/reference-api.ts';
import { dataFolderIn } from './support/tested-storefront.ts';
import { createStoredLine, readStoredItems, seedStorage } from './support/visitor.ts';

/** Resets the stock, so that a test that sells out a product can run again. */
async function restock({ slug }: ReturnType<typeof testProduct>): Promise<void> {
  await runApiCommand(dataFolderIn(test.info().project.outputDir), 'set-stock', slug, '8');
}

/** Records the idempotency keys of the orders that a page sends. */
function recordOrderKeys(page: Page): { keys: (string | undefined)[] } {
  const recorded: { keys: (string | undefined)[] } = { keys: [] };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/Posts/Orders')) {
      recorded.keys.push(request.headers()['idempotency-key']);
    }
  });
  return recorded;
}

test('a guest orders once despite errors, changes and repeated submits', { tag: '@main' }, async ({
  page,
}) => {
  // In Arabic; the other test is in English.
  const language = 'ar';
  const labels = checkoutLabels[language];
  const sent = recordOrderKeys(page);
  const [product, other] = [testProduct(3), testProduct(0)];
  await restock(product);
  const otherStock = await fetchStock(other.slug);
  await seedStorage(page, {
    cart_products: [
      await createStoredLine(product.slug, { quantity: 2 }),
      await createStoredLine(other.slug),
    ],
  });
  await openCheckout(page, language);
  await test.step('missing fields', async () => {
    await placeOrderButton(page, language).click();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(6);
    const [country, governorate] = await Promise.all(
      ['country', 'governorate'].map((name) => page.locator(`[name="${name}"]`).boundingBox()),
    );
    expect(country?.y, 'fields stay aligned beside an error').toBe(governorate?.y);
    expect(await axeViolations(page)).toEqual([]);
  });
  await test.step('a change of stock', async () => {
    await fillInCheckout(page, language);
    await placeOrderElsewhere(product.slug, (await fetchStock(product.slug)) - 1);
    await placeOrderButton(page, language).click();
    await expect(page.getByText(labels.changed)).toBeVisible();
    expect(await axeViolations(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: labels.accept }).click();
  });
  await test.step('repeated submits', async () => {
    const keysBefore = sent.keys.length;
    const deliveryDates =
      /^يصلكِ (.+)\.$/.exec((await page.getByText(/^يصلكِ /).textContent()) ?? '')?.[1] ?? 'no dates';
    await placeOrderButton(page, language).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 3; press += 1) button.form?.requestSubmit();
    });
    const number = await readOrderNumber(page, language);
    await expect(page.getByRole('main').getByText(labels.placed)).toBeFocused();
    expect(sent.keys).toHaveLength(keysBefore + 1);
    const order = await fetchOrder(number, buyerDetails.email);
    expect(order?.lines.map(({ slug, quantity }) => [slug, quantity])).toEqual([
      [product.slug, 1],
      [other.slug, 1],
    ]);
    expect(order?.total).toBe(product.price + other.price);
    expect(await fetchStock(other.slug)).toBe(otherStock - 1);
    await expect.poll(() => readStoredItems(page, 'cart_products')).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await expect(page.getByText(deliveryDates, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'تتبّع الطلب' }).click();
    await expect(page.locator('[name="number"]')).toHaveValue(number);
    await expect(page.getByRole('link', { name: product.title[language] })).toBeVisible();
    await page.goto('/ar/pages/checkout/thank-you?number=RD-1');
    await expect(page.getByText('غير معروف في هذه النافذة')).toBeVisible();
    await expect(page.getByText(number)).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('[name="number"]')).toHaveValue(number);
  });
});

test('an order by keyboard is placed once when its response was lost', async ({ page }) => {
  const product = testProduct(7);
  await restock(product);
  const sent = recordOrderKeys(page);
  const stock = await fetchStock(product.slug);
  await seedCart(page, [product], stock);
  await openCheckout(page);
  await test.step('the keyboard alone fills in and sends the form', async () => {
    await checkoutField(page, 'name').focus();
    for (const text of [buyerDetails.name, buyerDetails.email, buyerDetails.phone]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.type('Giz');
    for (const text of [buyerDetails.city, buyerDetails.street]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await expectCheckoutFilledIn(page);
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(placeOrderButton(page)).toBeFocused({ timeout: 1 });
    }).toPass({ intervals: [0] });
    await page.route(placeOrderUrl, dropResponse, { times: 1 });
    await page.keyboard.press('Enter');
  });
  await expect(page.getByText(checkoutLabels.en.unanswered)).toBeVisible();
  await expectCheckoutFilledIn(page);
  expect(await fetchStock(product.slug)).toBe(0);

  await page.reload();
  await expect(page.getByText(checkoutLabels.en.changed)).toBeVisible();
  await placeOrderButton(page).click();
  const number = await readOrderNumber(page);
  expect(sent.keys).toHaveLength(2);
  expect(new Set(sent.keys).size).toBe(1);
  expect((await fetchOrder(number, buyerDetails.email))?.lines).toMatchObject([{ quantity: stock }]);
});

test('an order is placed once when its connection hangs', async ({ page }) => {
  const product = testProduct(9);
  await restock(product);
  const sent = recordOrderKeys(page);
  const stock = await fetchStock(product.slug);
  await page.addInitScript(() => {
    const startTimeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => startTimeout(ms / 20);
  });
  await seedCart(page, [product]);
  await openCheckout(page);
  await fillInCheckout(page);
  await page.route(placeOrderUrl, (route) => void route.fetch(), { times: 1 });
  await placeOrderButton(page).click();
  await expect(page.getByText(checkoutLabels.en.unanswered)).toBeVisible();
  expect(await fetchStock(product.slug)).toBe(stock - 1);
  await placeOrderButton(page).click();
  const number = await readOrderNumber(page);
  expect(new Set(sent.keys).size).toBe(1);
  expect((await fetchOrder(number, buyerDetails.email))?.lines).toMatchObject([{ quantity: 1 }]);
  expect(await fetchStock(product.slug)).toBe(stock - 1);
});
