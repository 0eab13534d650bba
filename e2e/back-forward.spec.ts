import type { Page } from '@playwright/test';
import { findBrowser, launchArguments } from './browser.ts';
import { pathOf } from './support/catalogue.ts';
import { watchOutstanding } from './support/outstanding.ts';
import { expect, hydrated, test } from './support/test.ts';
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
  // No more than such a browser keeps.
  const left = ['/', '/shop', '/shop/shop-category/abayas', pathOf(product), '/shop/cart', '/auth/login'];
  const allAnswered = watchOutstanding(page);
  for (const path of left) {
    await page.goto(path);
    await hydrated(page);
    await allAnswered();
    await page.evaluate(() => Object.assign(globalThis, { wasLeft: true }));
  }
  await page.goto('/pages/about');
  for (const path of left.reverse()) {
    await test.step(path, async () => {
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(path);
      expect.soft(await restored(page), path).toBe(true);
    });
  }
});

test('a page that comes back knows what was put into the cart meanwhile', async ({ page }) => {
  const allAnswered = watchOutstanding(page);
  await page.goto('/shop');
  await hydrated(page);
  await allAnswered();
  await page.evaluate(() => Object.assign(globalThis, { wasLeft: true }));
  await page.goto(pathOf(product));
  await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).click();
  const cart = page.getByRole('button', { name: /^Shopping cart, 1 / });
  await expect(cart).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/shop');
  await expect(cart).toBeVisible();
  expect(await restored(page)).toBe(true);
});
