import { existsSync } from 'node:fs';
import { inLanguage, languages, pathOf, products } from './support/catalogue.ts';
import { expectCalm, watchShifts } from './support/layout-shift.ts';
import { watchOutstanding } from './support/outstanding.ts';
import { desktop, phone } from './support/screens.ts';
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
/** On the screen that stands first a page is opened and looked at, unlike in pages.spec.ts; some are looked at on the other, too. */
const screens = {
  en: { phone, desktop },
  ar: { desktop, phone },
};
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

/** Those that are laid out anew in each window and direction; of the others one picture of each language, and of each screen, shows a fault. */
const onEveryScreen = ['home', 'listing', 'product'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  const [[opened, viewport] = ['', phone]] = Object.entries(screens[language]);

  test(`every kind of page in ${language} starts on a ${opened} without a jump and looks as accepted there, those that differ most on phone and desktop`, async ({
    page,
    browser,
  }, info) => {
    test.slow();
    const by = `chromium-${browser.version().split('.')[0]}`;
    const isAccepted = existsSync(info.snapshotPath(by));
    const isCompared = isAccepted || info.config.updateSnapshots !== 'missing';
    if (!isCompared) info.annotations.push({ type: 'no picture was accepted', description: by });
    const items = await Promise.all([product, other].map(({ slug }) => lineOf(slug)));
    await keep(page, {
      consent: { version: 1, choice: 'denied' },
      cart_products: { version: 1, items },
      compare_products: { version: 1, items },
    });
    await watchShifts(page);
    const allAnswered = watchOutstanding(page);
    for (const [kind, path] of Object.entries(kinds)) {
      await page.setViewportSize(viewport);
      await page.goto(inLanguage(language, path));
      await hydrated(page);
      await allAnswered();
      await test.step(`${kind} does not jump`, () => expectCalm(page));
      if (!isCompared) continue;
      const seenOn = Object.entries(screens[language]).slice(0, onEveryScreen.includes(kind) ? 2 : 1);
      for (const [screen, size] of seenOn) {
        await page.setViewportSize(size);
        await expect
          .soft(page, `${kind} on a ${screen}`)
          .toHaveScreenshot([by, `${kind}-${language}-${screen}.png`], {
            fullPage: true,
            stylePath: 'e2e/support/looks.css',
            mask: [page.locator('time')],
            maskColor: '#b9a998',
            maxDiffPixelRatio: 0.001,
          });
      }
    }
  });
}
