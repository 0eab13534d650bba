import type { Page } from '@playwright/test';
import { findBrowser, launchArguments } from './browser.ts';
import { pathOf } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';
import { plenty } from './support/visitor.ts';

const [product] = plenty;

// A browser that keeps pages for its back button, which Playwright's own is told not to do.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: launchArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Whether the page that the browser has gone back to is the very one that was left, or why not. */
async function restored(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    return 'wasLeft' in globalThis || JSON.stringify(visit?.notRestoredReasons);
  });
}

test('a page of every kind comes back as it was left', async ({ page }) => {
  for (const path of [
    '/',
    '/shop',
    '/shop/shop-category/abayas',
    pathOf(product),
    '/shop/cart',
    '/auth/login',
  ]) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => Object.assign(globalThis, { wasLeft: true }));
      await page.goto('/pages/about', { waitUntil: 'networkidle' });
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(path);
      expect.soft(await restored(page), path).toBe(true);
    });
  }
});

test('a page that comes back knows what was put into the cart meanwhile', async ({ page }) => {
  await page.goto('/shop', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(globalThis, { wasLeft: true }));
  await page.goto(pathOf(product), { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).click();
  const cart = page.getByRole('button', { name: /^Shopping cart, 1 / });
  await expect(cart).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/shop');
  await expect(cart).toBeVisible();
  expect(await restored(page)).toBe(true);
});
