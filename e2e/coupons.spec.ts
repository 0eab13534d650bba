import { randomUUID } from 'node:crypto';
import { expect, test } from './support/base-test.ts';
import { productPath } from './support/catalogue.ts';
import {
  fetchOrder,
  fillInCheckout,
  placeOrderButton,
  readOrderNumber,
  seedCart,
} from './support/checkout.ts';
import { waitForHydration } from './support/test.ts';
import { wellStockedProducts } from './support/visitor.ts';

// Uses the base test, which does not check for console errors: after the order, the check of the used coupon fails with 409.
test('a coupon from a link discounts one order of its buyer', async ({ page }) => {
  const [product] = wellStockedProducts;
  if (!product) throw new Error('No product is well stocked');
  const email = `${randomUUID()}@shop.example`;
  await seedCart(page, [product], 2);
  await page.goto(`${productPath(product)}?utm_source=mail&coupon=welcome10`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart_coupon'))).toBe('"welcome10"');
  await page.goto('/shop/cart');
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByText('10% off')).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await waitForHydration(page);
  await fillInCheckout(page, 'en', { email });
  const costs = page.getByRole('region', { name: 'Your Order' });
  await expect(costs.getByText('WELCOME10')).toBeVisible();
  await placeOrderButton(page).click();
  const number = await readOrderNumber(page);
  await expect(page.getByText('Coupon WELCOME10')).toBeVisible();
  const order = await fetchOrder(number, email);
  expect(order).toMatchObject({ coupon: 'WELCOME10' });
  await expect(page.getByRole('main')).toContainText(
    // With a comma before the thousands.
    (order?.total ?? 0).toFixed(2).replace(/\B(?=(\d{3})+\.)/, ','),
  );
});
