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

test('the back/forward cache restores pages of every kind, with the current cart', async ({ page }) => {
  // Chromium caches at most six pages.
  const paths = ['/', '/shop', productPath(product), '/shop/cart', '/auth/login'];
  const cart = page.getByRole('button', { name: /^Shopping cart, 1 / });
  const waitForRequests = trackPendingRequests(page);
  for (const path of paths) {
    await page.goto(path);
    await waitForHydration(page);
    if (path === productPath(product)) {
      await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).click();
      await expect(cart).toBeVisible();
    }
    await waitForRequests();
    await page.evaluate(() => Object.assign(globalThis, { wasVisited: true }));
  }
  // Any other document puts the last page into the cache.
  await page.goto('/robots.txt');
  for (const path of paths.reverse()) {
    await test.step(path, async () => {
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(path);
      expect.soft(await restoredFromCache(page), path).toBe(true);
      if (path === '/shop') await expect(cart).toBeVisible();
    });
  }
});
