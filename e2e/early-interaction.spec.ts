import type { Page } from '@playwright/test';
import { colorName, findProduct, formatPrice, productPath, salePriceOf } from './support/catalogue.ts';
import { createAccount, newCustomer, readStoredTokens, signInAsNewCustomer } from './support/customers.ts';
import { holdScripts } from './support/pending-requests.ts';
import { expect, test } from './support/test.ts';
import { phone, tablet } from './support/viewports.ts';
import { cartButton, readStoredItems, toast, wellStockedProducts } from './support/visitor.ts';

const [product] = wellStockedProducts;
const title = product.title.en;
const productPage = productPath(product);
const listing = `/shop?searchText=${encodeURIComponent(title)}`;

/** Opens a page and resolves at its first paint. */
async function openUntilPaint(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
}

/** Resolves when the page's scripts have run: only they set `data-session`. */
async function waitUntilScriptsRan(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.session);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const card = (page: Page) => page.getByRole('article', { name: title, exact: true }).first();

/** Visits with interactions that are possible before hydration, and their expected effects. */
const visits: Record<
  string,
  [path: string, interactions: ((page: Page) => unknown)[], expectEffects: (page: Page) => unknown]
> = {
  'wishlist and Add To Cart on a card': [
    listing,
    [
      (page) => card(page).getByRole('button', { name: 'Add To Wishlist' }).click(),
      (page) => card(page).getByRole('button', { name: 'Add to Cart' }).click(),
    ],
    async (page) => {
      const sheet = page.getByRole('dialog', { name: 'Choose a size' });
      await sheet.getByRole('button', { name: product.sizes[0], exact: true }).click();
      await expect(toast(page, `${title} added to cart`)).toBeVisible();
      await expect
        .poll(() => readStoredItems(page, 'cart_products'))
        .toMatchObject([{ slug: product.slug, orderQuantity: 1 }]);
      await expect(card(page).getByRole('button', { name: 'Add To Wishlist' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  ],
  'See more, a thumbnail and the shop menu': [
    productPage,
    [
      (page) => button(page, 'See more').click(),
      (page) => button(page, 'Show picture 2').click(),
      (page) => button(page, 'Show shop menu').click(),
    ],
    async (page) => {
      await expect(button(page, 'See less')).toBeVisible();
      await expect(button(page, 'Show picture 2')).toHaveAttribute('aria-pressed', 'true');
      await expect(button(page, 'Show shop menu')).toHaveAttribute('aria-expanded', 'true');
    },
  ],
};

test.describe('early interaction', () => {
  for (const [name, [path, interactions, expectEffects]] of Object.entries(visits)) {
    test(`acknowledges at once and replays after hydration: ${name}`, async ({ page }) => {
      const release = await holdScripts(page);
      await openUntilPaint(page, path);
      for (const interact of interactions) await interact(page);
      await expect(page.locator('[data-pending]')).toHaveCount(interactions.length);
      release();
      await expectEffects(page);
      await expect(page.locator('[data-pending]')).toHaveCount(0);
    });
  }

  test('shows the button of the slides once it can tell reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await holdScripts(page);
    await openUntilPaint(page, '/');
    await expect(button(page, 'Next slide').first()).toBeVisible();
    await expect(button(page, /the slides$/)).toHaveCount(0);
    release();
    await expect(button(page, 'Play the slides')).toBeVisible();
    await button(page, 'Play the slides').click();
    await expect(button(page, 'Pause the slides')).toBeVisible();
  });

  test('keeps colour, size and quantity chosen before hydration', async ({ page }) => {
    const partlyOnSale = findProduct(
      'is on sale in some colours',
      ({ sale, sizes }) => sale?.window === 'on' && sale.colors !== undefined && sizes.length > 1,
    );
    const isOnSale = (color: string) => partlyOnSale.sale?.colors?.includes(color);
    const isDefaultOnSale = isOnSale(partlyOnSale.colors[0] ?? '');
    const color = partlyOnSale.colors.find((candidate) => isOnSale(candidate) !== isDefaultOnSale) ?? '';
    const size = partlyOnSale.sizes[0] ?? '';
    const choice = (name: string) => page.getByRole('radio', { name, exact: true });

    const release = await holdScripts(page);
    await openUntilPaint(page, productPath(partlyOnSale));
    await choice(colorName(color)).check({ force: true });
    await choice(size).check({ force: true });
    await button(page, 'Increase quantity').click();
    await button(page, 'Add To Cart').click();
    release();

    await expect(toast(page, `2 ${partlyOnSale.title.en} added to cart`)).toBeVisible();
    await expect(choice(colorName(color))).toBeChecked();
    await expect(choice(size)).toBeChecked();
    const price = isOnSale(color) ? salePriceOf(partlyOnSale) : partlyOnSale.price;
    await expect(page.getByRole('main')).toContainText(formatPrice(price).replace(' ', '\u00a0'));
    await expect(page).toHaveURL(
      new RegExp(`\\?color=${colorName(color).replaceAll(' ', '(\\+|%20)')}&size=${size}$`),
    );
    await cartButton(page).click();
    const line = page
      .getByRole('dialog', { name: 'Shopping cart' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: partlyOnSale.title.en }) });
    await expect(line).toContainText(colorName(color));
    await expect(line).toContainText(size);
  });

  test('applies all filters and the page size chosen before hydration', async ({ page }) => {
    const release = await holdScripts(page);
    await openUntilPaint(page, '/shop');
    for (const name of ['Black', 'Navy', 'XL'])
      await page.getByRole('checkbox', { name, exact: true }).check();
    await page.getByRole('checkbox', { name: 'Navy', exact: true }).uncheck();
    await page.getByLabel('Per page').selectOption('50');
    release();
    await expect(page).toHaveURL('/shop?color=Black&size=XL&pageSize=50');
    await expect(page.getByRole('checkbox', { name: 'Black', exact: true })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Navy', exact: true })).not.toBeChecked();
    await expect(page.getByLabel('Per page')).toHaveValue('50');
  });

  test('a late first script moves nothing and loses no press', async ({ page }) => {
    // Here the consent bar stands above the content.
    await page.setViewportSize(tablet);
    await page.addInitScript(() => {
      const tops = new Set<number>();
      const measure = () => {
        const main = document.querySelector('main');
        if (main) tops.add(Math.round(main.getBoundingClientRect().top));
        requestAnimationFrame(measure);
      };
      measure();
      Object.assign(window, { tops });
    });
    const release = await holdScripts(page, '**/scripts/start-*.js');
    const styles = page.waitForResponse((response) => response.url().endsWith('.css'));
    await page.goto(listing, { waitUntil: 'commit' });
    await styles;
    const saved = card(page).getByRole('button', { name: 'Add To Wishlist' });
    await expect(saved).toHaveCount(0);
    const pressed = saved.click();
    release();
    await pressed;
    await expect(saved).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('#consent')).toBeVisible();
    const tops = await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]);
    expect(tops).toHaveLength(1);
  });

  test('submits a form sent before hydration exactly once', async ({ page }) => {
    const customer = newCustomer();
    await createAccount(customer);
    const postedPaths: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') postedPaths.push(new URL(request.url()).pathname);
    });
    const release = await holdScripts(page);
    await openUntilPaint(page, '/auth/login');
    await page.getByLabel('E-mail').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await button(page, 'Sign In').click();
    await expect(button(page, 'Sign In')).toHaveAttribute('data-pending');
    await expect(page).toHaveURL('/auth/login');
    release();
    await expect(page).toHaveURL('/');
    expect(postedPaths.filter((path) => path.endsWith('/Auth/login'))).toHaveLength(1);
  });

  // `components/account/deferred-forms.test.tsx` has the interactions that load the script of a form.
  test('hydrates forms of pages reached by a link', async ({ page }) => {
    await page.goto('/auth/login#content');
    await waitUntilScriptsRan(page);
    await expect(page.locator('[data-deferred=login]')).toHaveCount(1);
    await test.step('an unused form stays visible when the URL hash changes', async () => {
      await page.evaluate(() => location.assign('#main'));
      await expect(page.locator('[data-deferred=login]')).toHaveCount(0);
      await expect(button(page, 'Sign In')).toBeVisible();
    });
    await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click();
    await expect(page).toHaveURL('/auth/register');
    await button(page, 'Create Account').click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.goBack();
    await button(page, 'Sign In').click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
  });
});

/** Opens a page, waits until nothing loads any more, and holds back the scripts that its first use loads. */
async function openUnused(page: Page, path: string): Promise<() => void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  return holdScripts(page);
}

test.describe('the first press, while its code is slow to load,', () => {
  test('signs out', async ({ page }) => {
    await signInAsNewCustomer(page);
    const release = await openUnused(page, '/');
    await button(page, 'Account').click();
    const logout = page.locator('#account-menu').getByRole('button', { name: 'Logout' });
    await logout.click();
    await expect(logout).toHaveAttribute('data-pending');
    release();
    await expect(page).toHaveURL('/auth/login');
    expect(await readStoredTokens(page)).toEqual({ access: null, refresh: null });
  });

  test('keeps the return path of a sign-in link', async ({ page }) => {
    const release = await openUnused(page, listing);
    await button(page, 'Account').click();
    await page.locator('#account-menu').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('returnTo') === listing);
    release();
  });

  test('shows the toast and the cart later', async ({ page }) => {
    const release = await openUnused(page, listing);
    await card(page).getByRole('button', { name: 'Add To Wishlist' }).click();
    await cartButton(page).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toBeVisible();
    await expect(toast(page, `${title} added to wishlist`)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(listing);
  });

  test('saves a related product later', async ({ page }) => {
    const release = await openUnused(page, productPage);
    const related = page.getByRole('group', { name: 'Related Products' }).getByRole('article').first();
    const save = related.getByRole('button', { name: 'Add To Wishlist' });
    await save.click();
    release();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(save).not.toHaveAttribute('data-pending');
  });

  test('opens a menu that Back closes', async ({ page }) => {
    await page.setViewportSize(phone);
    const release = await openUnused(page, listing);
    await button(page, 'Open menu').click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    release();
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.layer))).toBe(true);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(listing);
  });

  test('follows a link', async ({ page }) => {
    const release = await openUnused(page, listing);
    await card(page).getByRole('link', { name: title }).first().click();
    release();
    await expect(page).toHaveURL(productPage);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
