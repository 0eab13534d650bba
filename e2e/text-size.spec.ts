import type { Page } from '@playwright/test';
import { languages, localizedPath } from './support/catalogue.ts';
import { signInAsNewCustomer } from './support/customers.ts';
import { customerPaths, publicPaths } from './support/routes.ts';
import { port } from './support/shop-origin.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { phone } from './support/viewports.ts';
import { availableProducts, createStoredLine, seedStorage } from './support/visitor.ts';

const guestPaths = [
  ...publicPaths,
  '/shop?searchText=abaya&color=Black',
  '/shop?searchText=nothing-like-this',
  '/404',
  '/error',
  '/preview',
];

test.use({ viewport: phone });

/** Doubles the size of text and returns the widest element beyond the window; null when the page does not scroll sideways. */
function findOverflow(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      html { font-size: 200% !important; scrollbar-width: none; scrollbar-gutter: auto !important }
      * { transition: none !important; content-visibility: visible !important }
    `);
    document.adoptedStyleSheets = [sheet];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const beyond = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return Math.round(Math.max(-left, right - clientWidth));
    };
    const isClipped = (element: Element): boolean =>
      element !== document.body &&
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== 'visible' || isClipped(element.parentElement));
    const [widest] = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !isClipped(element))
      .sort((a, b) => beyond(b) - beyond(a));
    return `${scrollWidth} px: ${widest?.outerHTML.slice(0, 200)}`;
  });
}

for (const language of languages) {
  test(`text at 200% fits a phone in ${language}`, async ({ page }) => {
    test.slow();
    const items = await Promise.all(availableProducts.map(({ slug }) => createStoredLine(slug)));
    await seedStorage(page, {
      cart_products: items.slice(0, 2),
      wishlist_products: items,
      compare_products: items.slice(0, 4),
    });
    const expectFit = async (path: string) => {
      await page.goto(localizedPath(language, path));
      await waitForHydration(page);
      await expect.soft(page.locator('main'), path).toBeVisible();
      expect.soft(await findOverflow(page), path).toBeNull();
    };
    for (const path of guestPaths) await expectFit(path);
    await signInAsNewCustomer(page, port);
    for (const path of customerPaths) await expectFit(path);
  });
}
