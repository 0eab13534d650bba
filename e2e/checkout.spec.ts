import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
// Does not check for console errors: Chromium logs an error for each failed request.
import { test as lenientTest } from './support/base-test.ts';
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
import { expect, test } from './support/test.ts';
import { readStoredItems } from './support/visitor.ts';

/** Data folder of the reference API during browser tests. */
const dataFolder = 'test-results/data';

/** Resets the stock, so that a test that sells out a product can run again. */
async function restock({ slug }: ReturnType<typeof testProduct>): Promise<void> {
  await runApiCommand(dataFolder, 'set-stock', slug, '8');
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

// These tests are in Arabic; customer-cart.spec.ts covers English.
test.describe('guest checkout', () => {
  const language = 'ar';
  const labels = checkoutLabels[language];

  test('orders the cart once despite repeated submits', async ({ page }) => {
    const sent = recordOrderKeys(page);
    const products = [testProduct(0), testProduct(2)] as const;
    const stockBefore = await fetchStock(products[0].slug);
    await seedCart(page, [...products]);
    await openCheckout(page, language);
    await fillInCheckout(page, language);
    await placeOrderButton(page, language).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 3; press += 1) button.form?.requestSubmit();
    });
    const number = await readOrderNumber(page, language);
    await expect(page.getByRole('main').getByText(labels.placed)).toBeFocused();
    expect(sent.keys).toHaveLength(1);
    const order = await fetchOrder(number, buyerDetails.email);
    expect(order?.lines.map(({ slug, quantity }) => [slug, quantity])).toEqual(
      products.map(({ slug }) => [slug, 1]),
    );
    expect(order?.total).toBe(products[0].price + products[1].price);
    expect(await fetchStock(products[0].slug)).toBe(stockBefore - 1);
    await expect.poll(() => readStoredItems(page, 'cart_products')).toEqual([]);
  });

  lenientTest('has no axe violations from form to thank-you page', async ({ page }) => {
    const product = testProduct(3);
    await restock(product);
    await seedCart(page, [product], 2);
    await openCheckout(page, language);
    await placeOrderButton(page, language).click();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(6);
    await test.step('fields stay aligned beside an error', async () => {
      const [country, governorate] = await Promise.all(
        ['country', 'governorate'].map((name) => page.locator(`[name="${name}"]`).boundingBox()),
      );
      expect(country?.y).toBe(governorate?.y);
    });
    expect(await axeViolations(page)).toEqual([]);
    await fillInCheckout(page, language);
    await placeOrderElsewhere(product.slug, (await fetchStock(product.slug)) - 1);
    await placeOrderButton(page, language).click();
    await expect(page.getByText(labels.changed)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: labels.accept }).click();
    const deliveryDates =
      /^يصلكِ (.+)\.$/.exec((await page.getByText(/^يصلكِ /).textContent()) ?? '')?.[1] ?? 'no dates';
    await placeOrderButton(page, language).click();
    const number = await readOrderNumber(page, language);
    expect(await axeViolations(page)).toEqual([]);
    await expect(page.locator(':focus')).toContainText(number);
    await expect(page.getByText(deliveryDates, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'تتبّع الطلب' }).click();
    await expect(page.locator('[name="number"]')).toHaveValue(number);
    await expect(page.getByRole('link', { name: product.title[language] })).toBeVisible();
  });
});

test.describe('checkout', () => {
  test('works with the keyboard alone', async ({ page }) => {
    await seedCart(page, [testProduct(5)]);
    await openCheckout(page);
    await checkoutField(page, 'name').focus();
    const typed = [buyerDetails.name, buyerDetails.email, buyerDetails.phone];
    for (const text of typed) {
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
    await page.keyboard.press('Enter');
    await readOrderNumber(page);
  });

  lenientTest('places an order once when its response was lost', async ({ page }) => {
    const product = testProduct(7);
    await restock(product);
    const sent = recordOrderKeys(page);
    const stock = await fetchStock(product.slug);
    await seedCart(page, [product], stock);
    await openCheckout(page);
    await fillInCheckout(page);
    await page.route(placeOrderUrl, dropResponse, { times: 1 });
    await placeOrderButton(page).click();
    await expect(page.getByText(checkoutLabels.en.unavailable)).toBeVisible();
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
});
