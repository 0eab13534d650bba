import { randomUUID } from 'node:crypto';
import { expect, test } from './support/base-test.ts';
import { fetchOrder, fillInCheckout, placeOrderButton, readOrderNumber } from './support/checkout.ts';
import { waitForHydration } from './support/test.ts';
import { fetchSnapshot, readStoredItems, toast, wellStockedProducts } from './support/visitor.ts';

// Uses the base test, which does not check for console errors: after the order, the check of the used coupon fails with 409.
test('a coupon from a link discounts one order of its buyer', async ({ page }) => {
  const [product] = wellStockedProducts;
  const title = product.title.en;
  const size = product.sizes.at(-1) ?? '';
  const email = `${randomUUID()}@shop.example`;
  const landing = { searchText: title, size, utm_source: 'mail', coupon: 'welcome10' };
  await page.goto(`/shop?${new URLSearchParams(landing)}`);
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart_coupon'))).toBe('"welcome10"');
  await test.step('a card uses the size that the listing is filtered by', async () => {
    const card = page.getByRole('article', { name: title, exact: true }).first();
    await card.getByRole('button', { name: 'Quick View' }).click();
    const view = page.getByRole('dialog', { name: title });
    await expect(view.getByRole('radio', { name: size, exact: true })).toBeChecked();
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await expect(toast(page, `${title} added to cart`)).toBeVisible();
    const [line] = await readStoredItems(page, 'cart_products');
    const variant = (await fetchSnapshot(product.slug)).variants.find(({ id }) => id === line?.variant.id);
    expect(variant?.size).toBe(size);
    await expect(toast(page, `${variant?.color} · ${size}`)).toBeVisible();
    await card.getByRole('link', { name: 'View Cart' }).click();
  });
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
