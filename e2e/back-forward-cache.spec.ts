import type { Page } from '@playwright/test';
import { findBrowser, launchArguments } from './browser.ts';
import { productPath } from './support/catalogue.ts';
import { trackPendingRequests } from './support/pending-requests.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { wellStockedProducts } from './support/visitor.ts';

const [product] = wellStockedProducts;

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: launchArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Returns true when the page was restored from the back/forward cache, else the reasons. */
async function restoredFromCache(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    return 'wasVisited' in globalThis || JSON.stringify(visit?.notRestoredReasons);
  });
}

test.describe('back/forward cache', () => {
  test('restores a page of every kind', async ({ page }) => {
    // Chromium caches at most six pages.
    const paths = [
      '/',
      '/shop',
      '/shop/shop-category/abayas',
      productPath(product),
      '/shop/cart',
      '/auth/login',
    ];
    const waitForRequests = trackPendingRequests(page);
    for (const path of paths) {
      await page.goto(path);
      await waitForHydration(page);
      await waitForRequests();
      await page.evaluate(() => Object.assign(globalThis, { wasVisited: true }));
    }
    await page.goto('/pages/about');
    for (const path of paths.reverse()) {
      await test.step(path, async () => {
        await page.evaluate(() => history.back());
        await expect(page).toHaveURL(path);
        expect.soft(await restoredFromCache(page), path).toBe(true);
      });
    }
  });

  test('updates the cart count of a restored page', async ({ page }) => {
    const waitForRequests = trackPendingRequests(page);
    await page.goto('/shop');
    await waitForHydration(page);
    await waitForRequests();
    await page.evaluate(() => Object.assign(globalThis, { wasVisited: true }));
    await page.goto(productPath(product));
    await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).click();
    const cart = page.getByRole('button', { name: /^Shopping cart, 1 / });
    await expect(cart).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/shop');
    await expect(cart).toBeVisible();
    expect(await restoredFromCache(page)).toBe(true);
  });
});
