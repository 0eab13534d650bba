import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './support/test.ts';
import { doubleTextSize } from './support/text-overflow.ts';
import {
  availableProducts,
  cartButton,
  createStoredLine,
  seedStorage,
  wellStockedProducts,
} from './support/visitor.ts';

const [product] = wellStockedProducts;

const panel = (page: Page) => page.getByRole('dialog', { name: 'Shopping cart' });

test.describe('cart panel', () => {
  test('traps focus, stops scrolling and closes in every way', { tag: '@main' }, async ({ page }) => {
    await seedStorage(page, { cart_products: [await createStoredLine(product.slug)] });
    await page.goto('/shop');
    await waitForHydration(page);
    await cartButton(page).click();
    await expect(panel(page)).toBeVisible();
    const isFocusInside = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
    await test.step('focus', async () => {
      expect(await isFocusInside()).toBe(true);
      for (let stop = 0; stop < 10; stop += 1) {
        await page.keyboard.press('Tab');
        expect([stop, await isFocusInside()]).toEqual([stop, true]);
      }
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect(cartButton(page)).toBeFocused();
    });

    await test.step('clicks', async () => {
      await cartButton(page).click();
      await panel(page).getByText('Subtotal').click();
      await expect(panel(page)).toBeVisible();
      await panel(page).getByRole('button', { name: 'Close' }).click();
      await expect(panel(page)).toHaveCount(0);
      await cartButton(page).click();
      await expect(panel(page)).toBeVisible();
      await page.mouse.click(200, 400);
      await expect(panel(page)).toHaveCount(0);
    });

    await test.step('the page behind neither scrolls nor jumps', async () => {
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await page.waitForFunction(() => scrollY > 500);
      const main = page.getByRole('main');
      const boxBefore = await main.boundingBox();
      // Playwright's click would scroll to the unstuck position of the sticky header.
      await cartButton(page).evaluate((button: HTMLButtonElement) => button.click());
      await expect(panel(page)).toBeVisible();
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 400);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await main.boundingBox()).toEqual(boxBefore);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      expect(await main.boundingBox()).toEqual(boxBefore);
    });

    await test.step('navigation', async () => {
      await cartButton(page).click();
      await panel(page).getByRole('link', { name: 'view cart', exact: true }).click();
      await expect(page).toHaveURL('/shop/cart');
      await expect(panel(page)).toHaveCount(0);
      await cartButton(page).click();
      await panel(page).getByRole('link', { name: 'view cart', exact: true }).click();
      await expect(panel(page)).toHaveCount(0);
      await cartButton(page).click();
      await expect(panel(page)).toBeVisible();
      await page.goBack();
      await expect(panel(page)).toHaveCount(0);
      await expect(page).toHaveURL('/shop/cart');
      await page.goBack();
      await expect(page).toHaveURL('/shop');
    });
  });

  test('fits 320 px and 200% zoom without horizontal scrolling', async ({ page }) => {
    await seedStorage(page, {
      cart_products: await Promise.all(availableProducts.map(({ slug }) => createStoredLine(slug))),
    });
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/ar/pages/about');
    await waitForHydration(page);
    await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').last().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(5);
    const isTooWide = () => dialog.evaluate((element) => element.scrollWidth > element.clientWidth);
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 640, height: 400 },
    ]) {
      await page.setViewportSize(viewport);
      await expect.poll(isTooWide, `${viewport.width} px`).toBe(false);
      for (const control of await dialog.locator('a:visible, button:visible').all()) {
        const box = await control.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      }
      const checkout = dialog.locator('a[href$="/pages/checkout"]');
      await checkout.scrollIntoViewIfNeeded();
      await expect(checkout).toBeInViewport();
      const last = dialog.getByRole('listitem').last().getByRole('button');
      await last.focus();
      await expect(last).toBeInViewport();
      const isCovered = await last.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isCovered).toBe(false);
      await dialog.getByRole('listitem').first().getByRole('button').first().focus();
    }
    await test.step('also with text at 200%', async () => {
      await doubleTextSize(page);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 568 });
        await expect.poll(isTooWide, `${width} px`).toBe(false);
      }
    });
  });
});
