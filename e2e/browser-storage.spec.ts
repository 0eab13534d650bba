import { test as plainTest } from './support/base-test.ts';
import { productPath } from './support/catalogue.ts';
import { observeLayoutShifts, readLayoutShifts } from './support/layout-shift.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import {
  cartButton,
  createStoredLine,
  readStoredItems,
  seedStorage,
  toast,
  wellStockedProducts,
} from './support/visitor.ts';

const [product, other] = wellStockedProducts;
const title = product.title.en;
const notSavedWarning = /^Your browser isn't saving anything right now/;

test.describe('browser storage', () => {
  test('synchronizes two tabs and counts clicks in both', async ({ page, context }) => {
    const otherTab = await context.newPage();
    for (const tab of [page, otherTab]) {
      await tab.goto(productPath(product));
      await waitForHydration(tab);
    }
    const addToCart = (tab: typeof page) =>
      tab
        .getByRole('button', { name: 'Add To Cart', exact: true })
        .evaluate((button: HTMLButtonElement) => button.click());
    await Promise.all([addToCart(page), addToCart(otherTab)]);
    for (const tab of [page, otherTab])
      await expect(cartButton(tab)).toHaveAccessibleName('Shopping cart, 2 items');
    await otherTab.getByRole('main').locator('form').getByRole('button', { name: 'Add To Wishlist' }).click();
    await expect(
      page.getByRole('main').locator('form').getByRole('button', { name: 'Add To Wishlist' }),
    ).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/shop/cart');
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await expect(cartButton(otherTab)).toHaveAccessibleName('Shopping cart, 0 items');
  });

  test('shows counts without layout shift or hydration mismatch', async ({ page }) => {
    await seedStorage(page, {
      cart_products: [await createStoredLine(product.slug, { quantity: 120 })],
      wishlist_products: [product.slug, other.slug],
    });
    await observeLayoutShifts(page);
    await page.goto('/');
    await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 120 items');
    await expect(cartButton(page)).toContainText('99+');
    const { total, sources } = await readLayoutShifts(page);
    expect(total, sources.join(', ')).toBeLessThanOrEqual(0.001);
  });

  plainTest('discards and logs malformed values', async ({ page }) => {
    const log: string[] = [];
    const uncaughtErrors: string[] = [];
    page.on('console', (message) => log.push(message.text()));
    page.on('pageerror', (error) => uncaughtErrors.push(error.message));
    const malformedItems = '[null,1,"x",[],{"slug":{}},{"id":1,"slug":"","orderQuantity":"NaN"}]';
    await seedStorage(page, {
      cart_products: malformedItems.replace(
        'null',
        '{"productId":1,"variantId":1,"slug":"x","quantity":1e308}',
      ),
      wishlist_products: '"hello"',
      compare_products: '{"version":1,"items":[{',
      recent_products: malformedItems,
      known_products_en: malformedItems,
    });
    for (const path of ['/shop/cart', '/shop/wishlist', '/shop/compare', productPath(product)]) {
      await page.goto(path);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    }
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await expect(toast(page, `${title} added to cart`)).toBeVisible();
    expect((await readStoredItems(page, 'cart_products')).map(({ slug }) => slug)).toContain(product.slug);
    expect(uncaughtErrors).toEqual([]);
    for (const list of ['cart', 'wishlist', 'compare']) expect(log.join('\n')).toContain(`${list}_products`);
  });

  test('is replaced by memory when the browser forbids access', async ({ page }) => {
    await page.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: forbid });
      Object.defineProperty(navigator.locks, 'request', { value: async () => forbid() });
    });
    await page.goto(productPath(product));
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await expect(toast(page, notSavedWarning)).toBeVisible();
    await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 items');
    await page.getByRole('link', { name: 'View Cart' }).last().click();
    await expect(page.getByRole('row', { name: title })).toBeVisible();
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await expect(page.getByText('No Cart Items Found')).toBeVisible();
  });
});
