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
  createAccount: 'إنشاء حساب',
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

test.describe('in Arabic', () => {
  const arabicPath = (path: string) => localizedPath('ar', path);

  test('a customer registers, signs out and signs in after a wrong password', async ({ page }) => {
    const customer = newCustomer('سلمى حسن');
    await page.goto(arabicPath('/pages/about'));
    await expect(page.locator('html')).toHaveAttribute('data-session', 'anonymous');
    await (await openMenu(page, labels.account)).getByRole('link', { name: labels.createAccount }).click();
    await page.getByLabel(labels.name, { exact: true }).fill(customer.name);
    await page.getByLabel(labels.email, { exact: true }).fill(customer.email);
    await page.getByLabel(labels.password, { exact: true }).fill(customer.password);
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
    await page.getByRole('main').getByRole('button', { name: labels.createAccount }).click();
    await expect(page).toHaveURL(arabicPath('/pages/about'));

    let menu = await openMenu(page, labels.account);
    await expect(menu.getByRole('listitem')).toHaveText([
      labels.myProfile,
      labels.wishlist,
      labels.cart,
      labels.logout,
    ]);
    expect(await axeViolations(page, '#account-menu')).toEqual([]);
    await menu.getByRole('link', { name: labels.myProfile }).click();
    await expect(page.getByLabel(labels.name, { exact: true })).toHaveValue(customer.name);
    await expect(page.getByLabel(labels.email, { exact: true })).toHaveAttribute('readonly', '');
    await test.step('axe finds no violations in the profile with an open address form', async () => {
      await page.locator('#addresses button').last().click();
      await expect(page.locator('#addresses select').first()).toBeVisible();
      expect(await axeViolations(page, 'main')).toEqual([]);
    });

    await (await openMenu(page, labels.account)).getByRole('button', { name: labels.logout }).click();
    await expect(page).toHaveURL(arabicPath('/auth/login'));
    expect(await readStoredTokens(page)).toEqual({ access: null, refresh: null });
    await waitForHydration(page);
    menu = await openMenu(page, labels.account);
    await expect(menu.getByRole('listitem')).toHaveText([labels.signIn, labels.createAccount]);

    await page.goto(arabicPath(`/auth/login?returnTo=${encodeURIComponent(arabicPath('/pages/policy'))}`));
    const signIn = page.getByRole('button', { name: labels.signIn, exact: true });
    await page.getByRole('textbox', { name: labels.email }).fill(customer.email);
    await page.getByLabel(labels.password, { exact: true }).fill('something else');
    await signIn.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(labels.password);
    await expect(signIn).toBeFocused();
    await expect(page.getByRole('textbox', { name: labels.email })).toHaveValue(customer.email);
    expect(await readStoredTokens(page)).toEqual({ access: null, refresh: null });
    expect(await axeViolations(page, 'main')).toEqual([]);
    await page.getByLabel(labels.password, { exact: true }).fill(customer.password);
    await signIn.click();
    await expect(page).toHaveURL(arabicPath('/pages/policy'));
    await test.step('a signed-in customer is redirected from sign-in pages', async () => {
      await page.goto('/auth/forgot-password?returnTo=/pages/about');
      await expect(page).toHaveURL('/pages/about');
    });
  });
});

test('signing in or out in one tab applies to other tabs', async ({ page, context }) => {
  const customer = newCustomer();
  await createAccount(customer);
  const otherTab = await context.newPage();
  await otherTab.goto('/auth/login?returnTo=/pages/policy');
  await page.goto('/auth/login');
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(otherTab).toHaveURL('/pages/policy');
  await otherTab.goto('/pages/profile');
  await expect(otherTab.getByLabel('Name', { exact: true })).toHaveValue(customer.name);
  await (await openMenu(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(otherTab).toHaveURL(/\/auth\/login/);
});

test('two tabs with an expired token refresh the token once', async ({ page, context }) => {
  const refreshes = countRefreshes(page);
  const tokens = await signInAsNewCustomer(page, newCustomer(), withExpiredAccessToken);
  const otherTab = await context.newPage();
  await Promise.all([page.goto('/pages/profile'), otherTab.goto('/pages/profile')]);
  for (const tab of [page, otherTab]) {
    await expect(tab.getByLabel('Name', { exact: true })).toHaveValue('Salma Hassan');
    await expect(tab.getByText('No orders yet.')).toBeVisible();
  }
  expect(refreshes.count).toBe(1);
  const newTokens = await readStoredTokens(page);
  expect(newTokens.access).not.toBe(tokens.accessToken);
  expect(newTokens.refresh).not.toBe(tokens.refreshToken);
});

test('the account menu and login form work with the keyboard alone', async ({ page }) => {
  const customer = newCustomer();
  await createAccount(customer);
  await page.goto('/pages/about');
  await waitForHydration(page);
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
  await test.step('the profile requires sign-in', async () => {
    await page.goto('/pages/profile#orders');
    await expect(page).toHaveURL(/\/auth\/login\?returnTo=/);
  });
  await page.getByLabel('E-mail').focus();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await page.keyboard.type(customer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Enter');
  await test.step('the profile opens afterwards', async () => {
    await expect(page).toHaveURL('/pages/profile#orders');
    await expect(page.getByText('No orders yet.')).toBeVisible();
  });
});
