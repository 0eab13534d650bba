import type { Page } from '@playwright/test';
import { colorName, pathOf, price, productThat, salePrice } from './support/catalogue.ts';
import { createAccount, stranger } from './support/customers.ts';
import { holdScripts } from './support/outstanding.ts';
import { port } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { kept, notice, plenty } from './support/visitor.ts';

const [product] = plenty;
const title = product.title.en;
const details = pathOf(product);
const listing = `/shop?searchText=${encodeURIComponent(title)}`;

/** Opens a page and resolves as soon as something of it can be seen, and so touched. */
async function show(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const card = (page: Page) => page.getByRole('article', { name: title, exact: true }).first();

/** What can be touched before a page comes to life, and what it says that it does. */
const touches: Record<string, [path: string, touch: (page: Page) => unknown, does: (page: Page) => unknown]> =
  {
    'Add To Cart on a card': [
      listing,
      (page) => card(page).getByRole('button', { name: 'Add to Cart' }).click(),
      async (page) => {
        const sheet = page.getByRole('dialog', { name: 'Choose a size' });
        await sheet.getByRole('button', { name: product.sizes[0], exact: true }).click();
        await expect(notice(page, `${title} added to cart`)).toBeVisible();
        expect(await kept(page, 'cart_products')).toMatchObject([{ slug: product.slug, quantity: 1 }]);
      },
    ],
    'the wishlist on a card': [
      listing,
      (page) => card(page).getByRole('button', { name: 'Add To Wishlist' }).click(),
      (page) =>
        expect(card(page).getByRole('button', { name: 'Add To Wishlist' })).toHaveAttribute(
          'aria-pressed',
          'true',
        ),
    ],
    'quick view': [
      listing,
      (page) => button(page, 'Quick View').first().click(),
      (page) => expect(page.getByRole('dialog', { name: title })).toBeVisible(),
    ],
    'the shop menu': [
      '/pages/about',
      (page) => button(page, 'Show shop menu').click(),
      (page) => expect(button(page, 'Show shop menu')).toHaveAttribute('aria-expanded', 'true'),
    ],
    'the cart': [
      '/pages/about',
      (page) => button(page, /^Shopping cart, /).click(),
      (page) => expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible(),
    ],
    'See more': [
      details,
      (page) => button(page, 'See more').click(),
      (page) => expect(button(page, 'See less')).toBeVisible(),
    ],
    'a thumbnail': [
      details,
      (page) => button(page, 'Show picture 2').click(),
      (page) => expect(button(page, 'Show picture 2')).toHaveAttribute('aria-pressed', 'true'),
    ],
  };

for (const [name, [path, touch, does]] of Object.entries(touches)) {
  test(`${name}, touched before the page comes to life, is felt at once and does what it says after`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await show(page, path);
    await touch(page);
    await expect(page.locator('[data-pending]')).toHaveCount(1);
    release();
    await does(page);
    await expect(page.locator('[data-pending]')).toHaveCount(0);
  });
}

test('colour, size and quantity chosen before the page comes to life are what it shows and what is bought', async ({
  page,
}) => {
  const reduced = productThat(
    'is on sale in some colours',
    ({ sale, sizes }) => sale?.window === 'on' && sale.colors !== undefined && sizes.length > 1,
  );
  const inSale = (color: string) => reduced.sale?.colors?.includes(color);
  const opensInSale = inSale(reduced.colors[0] ?? '');
  const color = reduced.colors.find((one) => inSale(one) !== opensInSale) ?? '';
  const size = reduced.sizes[0] ?? '';
  const choice = (name: string) => page.getByRole('radio', { name, exact: true });

  const release = await holdScripts(page);
  await show(page, pathOf(reduced));
  await choice(colorName(color)).check({ force: true });
  await choice(size).check({ force: true });
  await button(page, 'Increase quantity').click();
  await button(page, 'Add To Cart').click();
  release();

  await expect(notice(page, `2 ${reduced.title.en} added to cart`)).toBeVisible();
  await expect(choice(colorName(color))).toBeChecked();
  await expect(choice(size)).toBeChecked();
  const costs = inSale(color) ? salePrice(reduced) : reduced.price;
  await expect(page.getByRole('main')).toContainText(price(costs).replace(' ', '\u00a0'));
  await expect(page).toHaveURL(
    new RegExp(`\\?color=${colorName(color).replaceAll(' ', '(\\+|%20)')}&size=${size}$`),
  );
  await page.goto('/shop/cart');
  const row = page.getByRole('row', { name: reduced.title.en });
  await expect(row).toContainText(colorName(color));
  await expect(row).toContainText(size);
});

test('filters ticked before a listing comes to life filter it, all of them', async ({ page }) => {
  const release = await holdScripts(page);
  await show(page, '/shop');
  for (const name of ['Black', 'Navy', 'XL']) await page.getByRole('checkbox', { name, exact: true }).check();
  await page.getByRole('checkbox', { name: 'Navy', exact: true }).uncheck();
  release();
  await expect(page).toHaveURL('/shop?color=Black&size=XL');
  await expect(page.getByRole('checkbox', { name: 'Black', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Navy', exact: true })).not.toBeChecked();
});

test('a page size chosen before a listing comes to life is used', async ({ page }) => {
  const release = await holdScripts(page);
  await show(page, '/shop');
  await page.getByLabel('Per page').selectOption('50');
  release();
  await expect(page).toHaveURL(/pageSize=50/);
  await expect(page.getByLabel('Per page')).toHaveValue('50');
});

test('a form sent before the page comes to life is sent once, with what was typed', async ({ page }) => {
  const customer = stranger();
  await createAccount(port, customer);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  const release = await holdScripts(page);
  await show(page, '/auth/login');
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await button(page, 'Sign In').click();
  await expect(button(page, 'Sign In')).toHaveAttribute('data-pending');
  await expect(page).toHaveURL('/auth/login');
  release();
  await expect(page).toHaveURL('/');
  expect(sent.filter((path) => path.endsWith('/Auth/login'))).toHaveLength(1);
});

test('the script of a form comes when the form is touched, and the page is alive without it', async ({
  page,
}) => {
  const email = page.getByLabel('E-mail');
  await page.goto('/auth/login#content');
  await page.waitForFunction(() => document.documentElement.dataset.session);
  await expect(page.locator('[data-late]')).toHaveCount(1);
  await email.click();
  await expect(page.locator('[data-late]')).toHaveCount(0);
  await expect(email).toBeFocused();
});

test('a form that nobody touched stays when the address changes within the page', async ({ page }) => {
  await page.goto('/auth/login');
  await page.waitForFunction(() => document.documentElement.dataset.session);
  await page.evaluate(() => location.assign('#content'));
  await expect(page.locator('[data-late]')).toHaveCount(0);
  await expect(button(page, 'Sign In')).toBeVisible();
});

test('a form of a page that was reached by a link is alive', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/auth/register');
  await button(page, 'Create Account').click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.goBack();
  await button(page, 'Sign In').click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
});

test('what works as HTML is not done twice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await show(page, '/pages/about');
  await button(page, 'Open menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Worth a Look').click();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  release();
  await page.waitForFunction(() => document.documentElement.dataset.session);
  await expect(menu).toBeVisible();
  await expect(menu.locator('details[open] > summary')).toHaveText(['Worth a Look']);
});
