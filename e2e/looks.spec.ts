import { existsSync } from 'node:fs';
import { inLanguage, languages, pathOf, products } from './support/catalogue.ts';
import { phone } from './support/screens.ts';
import { expect, hydrated, test } from './support/test.ts';
import { keep, lineOf, plenty } from './support/visitor.ts';

/*
 * Each kind of page beside a picture of it that was accepted: `npm run e2e -- looks -u` accepts how they look now. Photographs are a plain tone,
 * dates are covered: layout, type and colours are compared. Each version of the browser draws letters in a way of its own, and needs
 * pictures of its own.
 */

/** Two products with so many pieces that no other test changes how they look. */
const [product, other] = products.filter(
  (one) => !one.sale && one.sizes.length > 2 && one.stock > 8 && !plenty.includes(one),
) as [(typeof products)[0], (typeof products)[0]];
const screens = { phone, desktop: { width: 1440, height: 900 } };
const kinds = {
  home: '/',
  listing: '/shop',
  categories: '/shop/shop-category',
  category: '/shop/shop-category/abayas',
  product: pathOf(product),
  cart: '/shop/cart',
  'empty-wishlist': '/shop/wishlist',
  comparison: '/shop/compare',
  checkout: '/pages/checkout',
  login: '/auth/login',
  about: '/pages/about',
  contact: '/pages/contact',
  'not-found': '/nothing-here',
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test(`every kind of page in ${language} on a ${screen} looks as accepted`, async ({
      page,
      browser,
    }, info) => {
      test.slow();
      const by = `chromium-${browser.version().split('.')[0]}`;
      const isAccepted = existsSync(info.snapshotPath(by));
      test.skip(!isAccepted && info.config.updateSnapshots === 'missing', `no picture by ${by} was accepted`);
      await page.setViewportSize(viewport);
      const items = await Promise.all([product, other].map(({ slug }) => lineOf(slug)));
      await keep(page, {
        consent: { version: 1, choice: 'denied' },
        cart_products: { version: 1, items },
        compare_products: { version: 1, items },
      });
      for (const [kind, path] of Object.entries(kinds)) {
        await page.goto(inLanguage(language, path));
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        await expect.soft(page, kind).toHaveScreenshot([by, `${kind}-${language}-${screen}.png`], {
          fullPage: true,
          stylePath: 'e2e/support/looks.css',
          mask: [page.locator('time')],
          maskColor: '#b9a998',
          maxDiffPixelRatio: 0.001,
        });
      }
    });
  }
}
