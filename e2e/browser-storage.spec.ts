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
  test('keeps counts of two tabs equal, without layout shift', async ({ page, context }) => {
    await seedStorage(page, {
      cart_products: [await createStoredLine(other.slug, { quantity: 120 })],
      wishlist_products: [other.slug],
    });
    await observeLayoutShifts(page);
    const otherTab = await context.newPage();
    for (const tab of [page, otherTab]) {
      await tab.goto(productPath(product));
      await waitForHydration(tab);
      await expect(cartButton(tab)).toHaveAccessibleName('Shopping cart, 120 items');
      await expect(cartButton(tab)).toContainText('99+');
    }
    const { total, sources } = await readLayoutShifts(page);
    expect(total, sources.join(', ')).toBeLessThanOrEqual(0.001);

    await test.step('clicks in both tabs count', async () => {
      const addToCart = (tab: typeof page) =>
        tab
          .getByRole('button', { name: 'Add To Cart', exact: true })
          .evaluate((button: HTMLButtonElement) => button.click());
      await Promise.all([addToCart(page), addToCart(otherTab)]);
      for (const tab of [page, otherTab])
        await expect(cartButton(tab)).toHaveAccessibleName('Shopping cart, 122 items');
    });
    await test.step('changes appear in the other tab', async () => {
      const wishlistToggle = (tab: typeof page) =>
        tab.getByRole('main').locator('form').getByRole('button', { name: 'Add To Wishlist' });
      await wishlistToggle(otherTab).click();
      await expect(wishlistToggle(page)).toHaveAttribute('aria-pressed', 'true');
      await cartButton(page).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `Remove ${title}` })
        .click();
      await expect(cartButton(otherTab)).toHaveAccessibleName('Shopping cart, 120 items');
    });
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
    await page.goto(productPath(product));
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await expect(toast(page, `${title} added to cart`)).toBeVisible();
    expect((await readStoredItems(page, 'cart_products')).map(({ slug }) => slug)).toContain(product.slug);
    await page.getByRole('link', { name: 'View Cart' }).last().click();
    await expect(page.getByRole('row', { name: title })).toBeVisible();
    for (const [list, empty] of [
      ['Wishlist', 'No Wishlist Items Found'],
      ['Compare', 'No Compare Items Found'],
    ]) {
      const link = page.getByRole('banner').getByRole('link', { name: `${list}, 0 items`, exact: true });
      await link.click();
      await expect(page.getByText(empty ?? '')).toBeVisible();
    }
    expect(uncaughtErrors).toEqual([]);
    for (const list of ['cart', 'wishlist', 'compare']) expect(log.join('\n')).toContain(`${list}_products`);
  });

  test('is replaced by memory when the browser forbids access', async ({ page }) => {
    await page.addInitScript(() => {
      // The first page of a tab in Firefox has no locks.
      if (!navigator.locks) return;
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
