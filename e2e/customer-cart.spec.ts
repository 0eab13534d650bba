import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { findProduct, isSoldOut, localizedPath, productPath } from './support/catalogue.ts';
import {
  addToCartElsewhere,
  buyerDetails,
  checkoutField,
  checkoutLabels,
  expectCheckoutFilledIn,
  fetchCartQuantities,
  fetchOrders,
  fetchStock,
  fillInCheckout,
  openCheckout,
  placeOrderButton,
  readOrderNumber,
  testProduct,
} from './support/checkout.ts';
import { createAccount, newCustomer, readStoredTokens, signInAsNewCustomer } from './support/customers.ts';
import { trackPendingRequests } from './support/pending-requests.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { cartButton, createStoredLine, readStoredItems, seedStorage, toast } from './support/visitor.ts';

/** No test of this file orders this product: tests run in parallel, and some assert on its stock. */
const product = testProduct(13);
const other = testProduct(14);
const soldOut = findProduct('is sold out', isSoldOut);
const loginUrl = /\/auth\/login/;

/** Asserts the item count of the cart button in the header. */
async function expectCartCount(page: Page, count: number): Promise<void> {
  await expect(
    page.getByRole('banner').getByRole('button', { name: `Shopping cart, ${count} items` }),
  ).toBeVisible();
}

async function readAccessToken(page: Page): Promise<string> {
  return (await readStoredTokens(page)).access ?? '';
}

/** Writes a list to local storage of the open page. */
function storeItems(page: Page, key: string, items: object[]): Promise<void> {
  return page.evaluate(([storageKey, value]) => localStorage.setItem(storageKey, value), [
    key,
    JSON.stringify(items),
  ] as const);
}

/** Signs in on the open login page. */
async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
  language: 'en' | 'ar' = 'en',
) {
  await waitForHydration(page);
  await page.getByLabel(checkoutLabels[language].email, { exact: true }).fill(email);
  await page.getByLabel(checkoutLabels[language].password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: checkoutLabels[language].signIn }).click();
  await expect(page).not.toHaveURL(loginUrl);
}

async function openAccountMenu(page: Page) {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  return page.getByRole('navigation', { name: 'Account', exact: true });
}

test.describe('customer cart', () => {
  test('a visitor registers, buys and cancels the order', { tag: '@main' }, async ({ page }) => {
    const product = testProduct(15);
    const customer = newCustomer();
    await page.goto(productPath(product));
    await waitForHydration(page);
    await (await openAccountMenu(page)).getByRole('link', { name: 'Create Account' }).click();
    await page.getByLabel('Name', { exact: true }).fill(customer.name);
    await page.getByLabel('E-mail', { exact: true }).fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(productPath(product));
    const token = await readAccessToken(page);
    const stockBefore = await fetchStock(product.slug);

    await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).first().click();
    await expectCartCount(page, 1);
    await expect.poll(() => fetchCartQuantities(token)).toEqual({ [product.slug]: 1 });
    expect(await page.evaluate(() => localStorage.getItem('cart_products'))).toBeNull();

    await cartButton(page).click();
    await page
      .getByRole('dialog', { name: 'Shopping cart' })
      .getByRole('link', { name: 'checkout', exact: true })
      .click();
    await expect(checkoutField(page, 'name')).toHaveValue(customer.name);
    await expect(checkoutField(page, 'email')).toHaveValue(customer.email);
    await fillInCheckout(page, 'en', { name: customer.name, email: customer.email });
    await placeOrderButton(page).click();
    const number = await readOrderNumber(page);
    await expectCartCount(page, 0);
    await expect.poll(() => fetchCartQuantities(token)).toEqual({});
    expect(await fetchStock(product.slug)).toBe(stockBefore - 1);
    expect((await fetchOrders(token)).map((order) => order.number)).toEqual([number]);

    await (await openAccountMenu(page)).getByRole('link', { name: 'My Profile' }).click();
    await test.step('the order is cancelled with the keyboard', async () => {
      const entry = page
        .getByRole('region', { name: 'My Orders' })
        .getByRole('listitem')
        .filter({ hasText: number });
      const cancel = page.getByRole('button', { name: 'Cancel order' });
      const dialog = page.getByRole('alertdialog', {
        name: `Are you sure you want to cancel order ${number}?`,
      });
      await entry.getByText(`Order ${number}`).click();
      await cancel.focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(cancel).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Tab');
      await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused();
      await page.keyboard.press('Enter');
      const status = entry.getByRole('status');
      await expect(status).toHaveText(`Order ${number} is cancelled.`);
      await expect(status).toBeFocused();
      expect(await axeViolations(page, 'main')).toEqual([]);
      expect(await fetchOrders(token)).toMatchObject([{ number, status: 'cancelled' }]);
    });
  });

  test('keeps form, cart and price warning when signing in during checkout', async ({ page }) => {
    const language = 'ar';
    const labels = checkoutLabels[language];
    const [product, other] = [testProduct(16), testProduct(17)];
    const customer = newCustomer();
    const { accessToken: token } = await createAccount(customer);
    await addToCartElsewhere(token, other.slug, 1);
    const waitForRequests = trackPendingRequests(page);
    // 25 pounds below the current price, so that the cart warns of a changed price.
    const seenPrice = product.price * 100 - 2500;
    await seedStorage(page, {
      cart_products: [await createStoredLine(product.slug, { seenPrice })],
    });
    const priceWarning = page.getByRole('alert').filter({ hasText: /تغيّر السعر/ });
    await openCheckout(page, language);
    await fillInCheckout(page, language);
    await expect(priceWarning).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: labels.signIn }).click();
    await signIn(page, customer, language);
    await expect(page).toHaveURL(localizedPath(language, '/pages/checkout'));
    await expectCheckoutFilledIn(page, language);
    await expect.poll(() => fetchCartQuantities(token)).toEqual({ [product.slug]: 1, [other.slug]: 1 });
    await expect(priceWarning).toBeVisible();
    // A reload breaks off the reading of the profile, which Firefox reports while the page is still there.
    await waitForRequests();
    await page.reload();
    await expect(priceWarning).toBeVisible();
    await page.getByRole('button', { name: labels.accept }).click();
    await expect(priceWarning).toBeHidden();
    await placeOrderButton(page, language).click();
    const number = await readOrderNumber(page, language);
    expect(await fetchOrders(token)).toMatchObject([{ number, quantity: 2 }]);
    await expect.poll(() => fetchCartQuantities(token)).toEqual({});
    await expect.poll(() => readStoredItems(page, 'cart_products')).toEqual([]);
  });

  test('names sold-out lines when signing in, and keeps them', async ({ page }) => {
    const title = soldOut.title.en;
    const customer = newCustomer();
    const { accessToken: token } = await createAccount(customer);
    await seedStorage(page, {
      cart_products: [await createStoredLine(soldOut.slug), await createStoredLine(other.slug)],
    });
    await page.goto('/auth/login');
    await signIn(page, customer);
    await expect(toast(page, new RegExp(`^Your account could not take ${title}\\.`))).toBeVisible();
    await expect(toast(page, `${title}: Sold out`)).toBeVisible();
    await expectCartCount(page, 1);
    expect(await fetchCartQuantities(token)).toEqual({ [other.slug]: 1 });
    await (await openAccountMenu(page)).getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(loginUrl);
    await expectCartCount(page, 1);
    expect(await readStoredItems(page, 'cart_products')).toMatchObject([{ slug: soldOut.slug }]);
  });

  test('two tabs share a cart until the customer signs out', async ({ page, context }) => {
    const customer = newCustomer('Nour Sabry');
    const { accessToken: token } = await signInAsNewCustomer(page, customer);
    const stock = await fetchStock(product.slug);
    await addToCartElsewhere(token, product.slug, stock - 1);
    await storeItems(page, 'cart_products', [
      await createStoredLine(product.slug, { quantity: 3 }),
      await createStoredLine(other.slug),
    ]);
    const otherTab = await context.newPage();
    await test.step('the guest cart is merged once, up to the stock', async () => {
      await Promise.all([page.goto('/pages/checkout'), otherTab.goto('/shop/cart')]);
      for (const tab of [page, otherTab]) await expectCartCount(tab, stock + 1);
      expect(await fetchCartQuantities(token)).toEqual({ [product.slug]: stock, [other.slug]: 1 });
      await expect.poll(() => readStoredItems(page, 'cart_products')).toEqual([]);
    });
    await test.step('changes appear in a tab that gains focus', async () => {
      const focusTab = (tab: Page) => tab.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      await addToCartElsewhere(token, other.slug, 2);
      for (const tab of [page, otherTab]) {
        await focusTab(tab);
        await expectCartCount(tab, stock + 3);
      }
      await otherTab.getByRole('button', { name: `Decrease quantity of ${other.title.en}` }).click();
      await expectCartCount(otherTab, stock + 2);
      await expect.poll(() => fetchCartQuantities(token)).toEqual({ [product.slug]: stock, [other.slug]: 2 });
      await focusTab(page);
      await expectCartCount(page, stock + 2);
    });
    await test.step('signing out clears customer data in both tabs', async () => {
      await expect(checkoutField(page, 'name')).toHaveValue('Nour Sabry');
      await fillInCheckout(page, 'en', { name: 'Nour Sabry', email: customer.email });
      await (await openAccountMenu(otherTab)).getByRole('button', { name: 'Logout' }).click();
      await expect(otherTab).toHaveURL(loginUrl);
      for (const tab of [page, otherTab]) await expectCartCount(tab, 0);
      await expect(page.getByText(checkoutLabels.en.empty)).toBeVisible();
      await storeItems(otherTab, 'cart_products', [await createStoredLine(other.slug)]);
      await expect(placeOrderButton(page)).toBeEnabled();
      for (const name of Object.keys(buyerDetails) as (keyof typeof buyerDetails)[]) {
        await expect(checkoutField(page, name)).toHaveValue('');
      }
      const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      for (const value of [customer.email, buyerDetails.phone, buyerDetails.street])
        expect(stored).not.toContain(value);
    });
  });
});
