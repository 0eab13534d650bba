import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { localizedPath } from './support/catalogue.ts';
import {
  createAccount,
  newCustomer,
  readStoredTokens,
  signInAsNewCustomer,
  withExpiredAccessToken,
} from './support/customers.ts';
import { expect, test, waitForHydration } from './support/test.ts';

/** Arabic labels of the account pages. */
const labels = {
  account: 'الحساب',
  signIn: 'تسجيل الدخول',
  logout: 'تسجيل الخروج',
  myProfile: 'ملفي الشخصي',
  wishlist: 'المفضلة',
  cart: 'سلة التسوق',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  showPassword: 'إظهار كلمة المرور',
  name: 'الاسم',
};

/** Opens the account menu and returns its locator. */
async function openMenu(page: Page, accountLabel = 'Account') {
  await page.getByRole('button', { name: accountLabel, exact: true }).click();
  return page.getByRole('navigation', { name: accountLabel, exact: true });
}

/** Counts the token refreshes of all tabs; `count` grows with each of them. */
function countRefreshes(page: Page): { count: number } {
  const refreshes = { count: 0 };
  page.context().on('request', (request) => {
    if (request.url().endsWith('/accounts/RefreshToken')) refreshes.count += 1;
  });
  return refreshes;
}

test('a customer signs in after a wrong password and out, in Arabic', { tag: '@main' }, async ({ page }) => {
  const arabicPath = (path: string) => localizedPath('ar', path);
  const customer = newCustomer('سلمى حسن');
  await createAccount(customer);
  const signIn = page.getByRole('button', { name: labels.signIn, exact: true });
  const password = page.getByLabel(labels.password, { exact: true });

  await test.step('the profile requires sign-in', async () => {
    await page.goto(arabicPath('/pages/profile#orders'));
    await expect(page).toHaveURL(/\/ar\/auth\/login\?returnTo=/);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'anonymous');
  });
  await test.step('a wrong password is rejected', async () => {
    await page.getByRole('textbox', { name: labels.email }).fill(customer.email);
    await password.fill('something else');
    await signIn.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(labels.password);
    await expect(signIn).toBeFocused();
    await expect(page.getByRole('textbox', { name: labels.email })).toHaveValue(customer.email);
    expect(await readStoredTokens(page)).toEqual({ access: null, refresh: null });
    expect(await axeViolations(page, 'main')).toEqual([]);
  });
  await test.step('the show-password button does not cover the password', async () => {
    const showButton = await page.getByRole('button', { name: labels.showPassword }).boundingBox();
    const textArea = await page.locator('[name="password"]').evaluate((input) => {
      const { left, right } = input.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      return {
        left: left + Number.parseFloat(paddingLeft),
        right: right - Number.parseFloat(paddingRight),
      };
    });
    expect(
      (showButton?.x ?? 0) >= textArea.right ||
        (showButton?.x ?? 0) + (showButton?.width ?? 0) <= textArea.left,
    ).toBe(true);
  });
  await test.step('the profile opens afterwards', async () => {
    await password.fill(customer.password);
    await signIn.click();
    await expect(page).toHaveURL(arabicPath('/pages/profile#orders'));
    await expect(page.getByLabel(labels.name, { exact: true })).toHaveValue(customer.name);
    await expect(page.getByLabel(labels.email, { exact: true })).toHaveAttribute('readonly', '');
    await page.locator('#addresses button').last().click();
    await expect(page.locator('#addresses select').first()).toBeVisible();
    expect(await axeViolations(page, 'main')).toEqual([]);
  });
  await test.step('the menu signs out', async () => {
    const menu = await openMenu(page, labels.account);
    await expect(menu.getByRole('listitem')).toHaveText([
      labels.myProfile,
      labels.wishlist,
      labels.cart,
      labels.logout,
    ]);
    expect(await axeViolations(page, '#account-menu')).toEqual([]);
    await menu.getByRole('button', { name: labels.logout }).click();
    await expect(page).toHaveURL(arabicPath('/auth/login'));
    expect(await readStoredTokens(page)).toEqual({ access: null, refresh: null });
  });
});

test('two tabs share token refresh, sign-out and sign-in', async ({ page, context }) => {
  const customer = newCustomer();
  const refreshes = countRefreshes(page);
  const tokens = await signInAsNewCustomer(page, customer, withExpiredAccessToken);
  const otherTab = await context.newPage();
  await test.step('an expired token is refreshed once', async () => {
    await Promise.all([page.goto('/pages/profile'), otherTab.goto('/pages/profile')]);
    for (const tab of [page, otherTab]) {
      await expect(tab.getByLabel('Name', { exact: true })).toHaveValue(customer.name);
      await expect(tab.getByText('No orders yet.')).toBeVisible();
    }
    expect(refreshes.count).toBe(1);
    const newTokens = await readStoredTokens(page);
    expect(newTokens.access).not.toBe(tokens.accessToken);
    expect(newTokens.refresh).not.toBe(tokens.refreshToken);
  });
  await test.step('signing out applies to the other tab', async () => {
    await (await openMenu(page)).getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(otherTab).toHaveURL(/\/auth\/login/);
  });
  await test.step('signing in applies to the other tab', async () => {
    // A redirect to `returnTo` differs from one to the home page.
    await otherTab.goto('/auth/forgot-password?returnTo=/pages/policy');
    await page.getByLabel('E-mail').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(otherTab).toHaveURL('/pages/policy');
  });
});

test('the account menu and login form work with the keyboard alone', async ({ page }) => {
  const customer = newCustomer();
  await createAccount(customer);
  await page.goto('/pages/about');
  await waitForHydration(page);
  // Only then does the link to the form lead back to this page.
  await expect(page.locator('html')).toHaveAttribute('data-session', 'anonymous');
  const button = page.getByRole('button', { name: 'Account', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Account', exact: true });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await page.getByLabel('E-mail').focus();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await page.keyboard.type(customer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pages/about');
  await expect(page.locator('html')).toHaveAttribute('data-session', 'customer');
});
