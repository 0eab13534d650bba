import type { Page } from '@playwright/test';
import { findings } from './support/axe.ts';
import { inLanguage } from './support/catalogue.ts';
import {
  createAccount,
  enter,
  expired,
  placeOrder,
  saveProfile,
  stranger,
  tokensOf,
} from './support/customers.ts';
import { ask } from './support/http.ts';
import { port } from './support/shop.ts';
import { expect, hydrated, test } from './support/test.ts';

/** What the account says in Arabic. */
const say = {
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
  governorate: 'المحافظة',
  city: 'المدينة',
  street: 'الشارع',
  addAddress: 'إضافة عنوان',
  saveAddress: 'حفظ العنوان',
  giza: 'الجيزة، مصر',
};

/** The account menu, opened. */
async function openMenu(page: Page, account = 'Account') {
  await page.getByRole('button', { name: account, exact: true }).click();
  return page.getByRole('navigation', { name: account, exact: true });
}

/** Counts the refreshes that any tab of a page's browser asks for. */
function countRefreshes(page: Page): { count: number } {
  const seen = { count: 0 };
  page.context().on('request', (request) => {
    if (request.url().endsWith('/accounts/RefreshToken')) seen.count += 1;
  });
  return seen;
}

test.describe('in Arabic', () => {
  const at = (path: string) => inLanguage('ar', path);

  test("someone signs up, comes back to where they were, signs out and signs in again, once with a wrong password, which is said in the upstream's words and loses nothing", async ({
    page,
  }) => {
    const customer = stranger('سلمى حسن');
    await page.goto(at('/pages/about'));
    await expect(page.locator('html')).toHaveAttribute('data-session', 'anonymous');
    await (await openMenu(page, say.account)).getByRole('link', { name: say.createAccount }).click();
    await page.getByLabel(say.name, { exact: true }).fill(customer.name);
    await page.getByLabel(say.email, { exact: true }).fill(customer.email);
    await page.getByLabel(say.password, { exact: true }).fill(customer.password);
    await test.step('the button that shows a password covers none of it', async () => {
      const show = await page.getByRole('button', { name: say.showPassword }).boundingBox();
      const dots = await page.locator('[name="password"]').evaluate((input) => {
        const { left, right } = input.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(input);
        return {
          left: left + Number.parseFloat(paddingLeft),
          right: right - Number.parseFloat(paddingRight),
        };
      });
      expect((show?.x ?? 0) >= dots.right || (show?.x ?? 0) + (show?.width ?? 0) <= dots.left).toBe(true);
    });
    await page.getByRole('main').getByRole('button', { name: say.createAccount }).click();
    await expect(page).toHaveURL(at('/pages/about'));

    let menu = await openMenu(page, say.account);
    await expect(menu.getByRole('listitem')).toHaveText([say.myProfile, say.wishlist, say.cart, say.logout]);
    expect(await findings(page, '#account-menu')).toEqual([]);
    await menu.getByRole('link', { name: say.myProfile }).click();
    await expect(page.getByLabel(say.name, { exact: true })).toHaveValue(customer.name);
    await expect(page.getByLabel(say.email, { exact: true })).toHaveAttribute('readonly', '');

    await (await openMenu(page, say.account)).getByRole('button', { name: say.logout }).click();
    await expect(page).toHaveURL(at('/auth/login'));
    expect(await tokensOf(page)).toEqual({ access: null, refresh: null });
    await hydrated(page);
    menu = await openMenu(page, say.account);
    await expect(menu.getByRole('listitem')).toHaveText([say.signIn, say.createAccount]);
    await page.keyboard.press('Escape');

    await page.goto(at(`/auth/login?returnTo=${encodeURIComponent(at('/pages/policy'))}`));
    const signIn = page.getByRole('button', { name: say.signIn, exact: true });
    await page.getByRole('textbox', { name: say.email }).fill(customer.email);
    await page.getByLabel(say.password, { exact: true }).fill('something else');
    await signIn.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(say.password);
    await expect(signIn).toBeFocused();
    await expect(page.getByRole('textbox', { name: say.email })).toHaveValue(customer.email);
    expect(await tokensOf(page)).toEqual({ access: null, refresh: null });
    expect(await findings(page, 'main')).toEqual([]);
    await page.getByLabel(say.password, { exact: true }).fill(customer.password);
    await signIn.click();
    await expect(page).toHaveURL(at('/pages/policy'));
  });

  test('an address is added with its governorate and read back in the language', async ({ page }) => {
    await enter(page, port);
    await page.goto(at('/pages/profile'));
    await page.getByRole('button', { name: say.addAddress }).click();
    await expect(page.getByRole('heading', { name: say.addAddress })).toBeFocused();
    await page.getByRole('button', { name: say.saveAddress }).click();
    await expect(page.getByRole('combobox', { name: say.governorate })).toBeFocused();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
    await page.getByRole('combobox', { name: say.governorate }).selectOption('Giza');
    await page.getByLabel(say.city, { exact: true }).fill('Dokki');
    await page.getByLabel(say.street, { exact: true }).fill('3 Tahrir Street');
    await page.getByRole('button', { name: say.saveAddress }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '3 Tahrir Street' })).toContainText(say.giza);
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: '3 Tahrir Street' })).toContainText(say.giza);
  });
});

test('password managers find what they look for, a password can be seen, and the way from one account page to another keeps where to go afterwards', async ({
  page,
}) => {
  const customer = stranger();
  const { email } = stranger();
  await createAccount(port, { ...customer, email });
  await page.goto('/auth/login?returnTo=/pages/policy');
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');

  // The menu comes to life after the page.
  await expect(page.locator('html')).toHaveAttribute('data-session', 'anonymous');
  await (await openMenu(page)).getByRole('link', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/auth/register?returnTo=%2Fpages%2Fpolicy');
  const name = page.getByLabel('Name', { exact: true });
  const create = page.getByRole('main').getByRole('button', { name: 'Create Account' });
  await expect(create).toBeEnabled();
  await expect(password).toHaveAttribute('autocomplete', 'new-password');

  await test.step('errors stand beside their fields, are tied to them, and the first one takes the focus', async () => {
    await name.focus();
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Name is required');
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
      'Email is required and must be a valid email address',
    );
    await expect(password).toHaveAccessibleDescription('The password must have at least 8 characters');
    await page.getByLabel('Phone').fill('not a number');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('This is not a phone number');
    await name.fill(customer.name);
    await expect(name).toHaveAttribute('aria-invalid', 'false');
  });

  await test.step('an e-mail address that has an account already is said in words', async () => {
    await page.getByLabel('Phone').fill('');
    await page.getByLabel('E-mail').fill(email);
    await password.fill(customer.password);
    await create.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/account|e-mail/i);
    expect(await findings(page, 'main')).toEqual([]);
  });

  await page.getByLabel('E-mail').fill(customer.email);
  await create.click();
  await expect(page).toHaveURL('/pages/policy');
});

test('customers are taken onward from the pages that would sign them in, and never to an address elsewhere', async ({
  page,
}) => {
  await enter(page, port);
  for (const [path, target] of [
    ['/auth/login?returnTo=/\\evil.example', '/'],
    ['/auth/register?returnTo=/pages/policy', '/pages/policy'],
    ['/auth/forgot-password?returnTo=/pages/policy', '/pages/policy'],
  ] as const) {
    await page.goto(path);
    await expect(page, path).toHaveURL(target);
  }
});

test('visitors of a profile sign in first and come back to it', async ({ page }) => {
  const customer = stranger();
  await createAccount(port, customer);
  await page.goto('/pages/profile#orders');
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=/);
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/pages/profile#orders');
  await expect(page.getByText('No orders yet.')).toBeVisible();
});

test('signing in and signing out in one tab is seen in the other', async ({ page, context }) => {
  const customer = stranger();
  await createAccount(port, customer);
  const other = await context.newPage();
  await other.goto('/auth/login?returnTo=/pages/policy');
  await page.goto('/auth/login');
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/pages/policy');
  await other.goto('/pages/profile');
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue(customer.name);
  await (await openMenu(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(other).toHaveURL(/\/auth\/login/);
});

test('two tabs that find the token expired at the same time renew it once, however many calls find it so', async ({
  page,
  context,
}) => {
  const refreshes = countRefreshes(page);
  const tokens = await enter(page, port, stranger(), expired);
  const other = await context.newPage();
  await Promise.all([page.goto('/pages/profile'), other.goto('/pages/profile')]);
  for (const tab of [page, other]) {
    await expect(tab.getByLabel('Name', { exact: true })).toHaveValue('Salma Hassan');
    await expect(tab.getByText('No orders yet.')).toBeVisible();
  }
  expect(refreshes.count).toBe(1);
  const now = await tokensOf(page);
  expect(now.access).not.toBe(tokens.accessToken);
  expect(now.refresh).not.toBe(tokens.refreshToken);
});

test('addresses are edited, made the default and removed', async ({ page }) => {
  const { accessToken } = await enter(page, port);
  const inCairo = (street: string) => ({ country: 'EG', governorate: 'Cairo', city: 'Maadi', street });
  await saveProfile(port, accessToken, {
    addresses: [{ ...inCairo('1 First Street'), isDefault: true }, inCairo('2 Second Street')],
  });
  await page.goto('/pages/profile');
  const addresses = page.getByRole('region', { name: 'Addresses' });
  const [first, second] = ['1 First Street', '2 Second Street'].map((street) =>
    addresses.getByRole('listitem').filter({ hasText: street }),
  );
  if (!first || !second) throw new Error('There are two addresses');
  await expect(first).toContainText('Default');
  await second.getByRole('button', { name: 'Use 2 Second Street by default' }).click();
  await expect(second).toContainText('Default');
  await expect(first).not.toContainText('Default');

  await second.getByRole('button', { name: 'Edit 2 Second Street' }).click();
  await addresses.getByRole('combobox', { name: 'Country' }).selectOption('SA');
  await expect(addresses.getByLabel('State or region')).toHaveValue('');
  await addresses.getByLabel('State or region').fill('Riyadh');
  await addresses.getByRole('button', { name: 'Save address' }).click();
  await expect(second).toContainText('Riyadh, Saudi Arabia');

  await second.getByRole('button', { name: 'Remove 2 Second Street' }).click();
  await expect(second).toHaveCount(0);
  await expect(first).toContainText('Default');
});

test("a customer's orders are listed and open in full; a session elsewhere is seen and ended, and this one goes on", async ({
  page,
}) => {
  const customer = stranger();
  const { accessToken } = await enter(page, port, customer);
  const order = await placeOrder(port, customer, accessToken);
  const elsewhere = await ask(port, '/api/upstream/Auth/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Version/18.0 Mobile (iPhone) Safari/604.1',
    },
    body: JSON.stringify(customer),
  });
  const authorization = `Bearer ${JSON.parse(elsewhere.body).response.accessToken}`;
  await page.goto('/pages/profile#orders');
  await test.step('orders', async () => {
    const orders = page.getByRole('region', { name: 'My Orders' });
    await orders.getByText(`Order ${order.number}`).click();
    await expect(orders.getByRole('link', { name: order.title })).toBeVisible();
    await expect(orders.getByText('3 Tahrir Street')).toBeVisible();
    await expect(orders.getByText('Giza, Egypt')).toBeVisible();
  });
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This device');
  await sessions.getByRole('button', { name: 'Sign out there: Safari, iOS' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('status')).toHaveText('Signed out there.');
  const refused = await ask(port, '/api/upstream/Posts/Profiles/Get', { headers: { authorization } });
  expect(refused.status).toBe(401);
});

test('a guest follows an order by its number and e-mail address, and nobody else does', async ({ page }) => {
  const guest = stranger();
  const order = await placeOrder(port, guest);
  await page.goto('/shop/order');
  await expect(page.getByRole('heading', { name: 'Sample order' })).toBeVisible();
  await page.getByLabel('Order number').fill(order.number);
  await page.getByLabel('E-mail').fill('someone@else.example');
  await page.getByRole('button', { name: 'Track order' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'There is no order with this number and e-mail address.',
  );
  expect(await findings(page, 'main')).toEqual([]);
  await page.getByLabel('E-mail').fill(guest.email);
  await page.getByRole('button', { name: 'Track order' }).click();
  await expect(page.getByRole('heading', { name: 'Your Order', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: order.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sample order' })).toBeHidden();

  await page.getByLabel('E-mail').fill('someone@else.example');
  await page.getByRole('button', { name: 'Track order' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: order.title })).toHaveCount(0);
});

test('a message to the shop is sent, and the form is empty again', async ({ page }) => {
  await page.goto('/pages/contact');
  await page.getByLabel('Name', { exact: true }).fill('Salma');
  await page.getByLabel('E-mail', { exact: true }).fill('salma@shop.example');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
  await page.getByLabel('Message', { exact: true }).fill('Is the abaya lined?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
});

test('the account menu and its forms work by keyboard alone', async ({ page }) => {
  const customer = stranger();
  await createAccount(port, customer);
  await page.goto('/');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Account', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Account', exact: true });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
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
  await expect(page).toHaveURL('/');
});
