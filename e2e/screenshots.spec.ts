import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { languages, localizedPath, productPath, products } from './support/catalogue.ts';
import { compareScreenshots } from './support/compare-screenshots.ts';
import { expectStableLayout, observeLayoutShifts } from './support/layout-shift.ts';
import { trackPendingRequests } from './support/pending-requests.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { desktop, phone, tablet } from './support/viewports.ts';
import { createStoredLine, seedStorage, wellStockedProducts } from './support/visitor.ts';

/*
 * Compares each kind of page with an accepted screenshot; `npm run e2e -- screenshots -u` accepts the current ones. Photos and dates are
 * hidden: layout, type and colours are compared. Another browser version than the accepted one antialiases text differently, so
 * there only sizes, colours and moved rows count.
 */

/** Two products with enough stock that other tests do not change their pages. */
const [product, other] = products.filter(
  (candidate) =>
    !candidate.sale &&
    candidate.sizes.length > 2 &&
    candidate.stock > 8 &&
    !wellStockedProducts.includes(candidate),
) as [(typeof products)[0], (typeof products)[0]];
/** Pages open on the first screen, which is not that of pages.spec.ts. Those in `comparedOnBothScreens` are compared on the second, too. */
const screens = {
  en: { phone, desktop },
  ar: { desktop, phone },
};
const kinds = {
  home: '/',
  listing: '/shop',
  categories: '/shop/shop-category',
  category: '/shop/shop-category/abayas',
  product: productPath(product),
  cart: '/shop/cart',
  'empty-wishlist': '/shop/wishlist',
  comparison: '/shop/compare',
  checkout: '/pages/checkout',
  login: '/auth/login',
  about: '/pages/about',
  contact: '/pages/contact',
  'not-found': '/nothing-here',
};

/** Pages whose layout depends on both screen and direction; the others are compared on one screen per language. */
const comparedOnBothScreens = ['home', 'listing', 'product'];
/** Pages whose layout on a tablet is that of neither screen. */
const comparedOnTablet = ['home', 'listing', 'cart'];

const screenshotOptions = {
  fullPage: true,
  stylePath: 'e2e/support/screenshots.css',
  style: readFileSync('e2e/support/screenshots.css', 'utf8'),
  maskColor: '#b9a998',
};
/** A screenshot of a whole page takes seconds beside other workers, and an unstable one is taken again. */
const screenshotTimeoutMs = 40_000;
/** Folder of the accepted screenshots, named after the browser that took them. */
const [acceptedVersion = ''] = readdirSync('e2e/screenshots');
const versionOf = (browser: Browser) => `chromium-${browser.version().split('.')[0]}`;

/** Lays off-screen content out, too, so that the height of the page is final before a full-page screenshot. */
async function showOffscreenContent(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  const [[firstScreen, viewport] = ['', phone]] = Object.entries(screens[language]);

  test(`pages in ${language} match their screenshots without layout shift on a ${firstScreen}`, async ({
    page,
    browser,
  }, info) => {
    test.slow();
    const version = versionOf(browser);
    const isAcceptedVersion =
      version === acceptedVersion || ['all', 'changed'].includes(info.config.updateSnapshots);
    const items = await Promise.all([product, other].map(({ slug }) => createStoredLine(slug)));
    await seedStorage(page, {
      consent: { version: 1, choice: 'denied' },
      cart_products: items,
      compare_products: items,
    });
    await observeLayoutShifts(page);
    const waitForRequests = trackPendingRequests(page);
    for (const [kind, path] of Object.entries(kinds)) {
      await page.setViewportSize(viewport);
      await page.goto(localizedPath(language, path));
      await waitForHydration(page);
      await waitForRequests();
      await test.step(`${kind} has a stable layout`, () => expectStableLayout(page));
      await showOffscreenContent(page);
      const comparedScreens = Object.entries({ ...screens[language], tablet }).filter(
        ([screen], index) =>
          index === 0 || (screen === 'tablet' ? comparedOnTablet : comparedOnBothScreens).includes(kind),
      );
      for (const [screen, size] of comparedScreens) {
        await page.setViewportSize(size);
        const name = `${kind}-${language}-${screen}.png`;
        const options = {
          ...screenshotOptions,
          animations: 'disabled' as const,
          mask: [page.locator('time'), page.getByText(language === 'ar' ? /^يصلكِ / : /^Delivered /)],
        };
        if (isAcceptedVersion) {
          await expect.soft(page, `${kind} on a ${screen}`).toHaveScreenshot([version, name], {
            ...options,
            maxDiffPixelRatio: 0.001,
            timeout: screenshotTimeoutMs,
          });
        } else {
          const expected = await readFile(info.snapshotPath(acceptedVersion, name));
          const compare = async () => compareScreenshots(await page.screenshot(options), expected);
          await expect
            .configure({ soft: true })
            .poll(compare, { message: `${kind} on a ${screen}` })
            .toEqual([]);
        }
      }
    }
  });
}
