import { findProduct, formatPrice, isSoldOut, productPath, salePriceOf } from './support/catalogue.ts';
import {
  buyerDetails,
  fetchOrder,
  fillInCheckout,
  openCheckout,
  placeOrderButton,
  placeOrderUrl,
  readOrderNumber,
} from './support/checkout.ts';
import { newCustomer } from './support/customers.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { toast } from './support/visitor.ts';

const monthMs = 31 * 24 * 3_600_000;
const onSale = findProduct(
  'is on sale and in stock, without sizes',
  (product) =>
    product.sale?.window === 'on' &&
    !product.sale.colors &&
    product.sizes.length === 0 &&
    !isSoldOut(product),
);

test('a visitor orders and registers while her clock is a month fast', async ({ page }) => {
  await page.clock.install({ time: Date.now() + monthMs });
  let orderCount = 0;
  await page.route(placeOrderUrl, (route) => {
    orderCount += 1;
    return route.continue();
  });
  const price = formatPrice(salePriceOf(onSale));

  await test.step('the product has the price of the shop', async () => {
    await page.goto(productPath(onSale));
    await waitForHydration(page);
    await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).first().click();
    await expect(toast(page, /added to cart/)).toBeVisible();
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
  });
  await test.step('she orders at once', async () => {
    await openCheckout(page);
    await fillInCheckout(page);
    await placeOrderButton(page).click();
    const number = await readOrderNumber(page);
    const order = await fetchOrder(number, buyerDetails.email);
    expect([order?.lines[0]?.price, orderCount]).toEqual([salePriceOf(onSale), 1]);
  });
  await test.step('she is signed in once she has registered, also after a reload', async () => {
    const { name, email, password } = newCustomer();
    await page.goto('/auth/register');
    await waitForHydration(page);
    const main = page.getByRole('main');
    await main.getByLabel('Name').fill(name);
    await main.getByLabel('E-mail').fill(email);
    await main.getByLabel('Password', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).not.toHaveURL(/register/);
    await page.goto('/pages/profile');
    await expect(page.locator('html')).toHaveAttribute('data-session', 'customer');
    await expect(main.getByLabel('Name').first()).toHaveValue(name);
  });
});
