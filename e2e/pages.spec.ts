import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { fullCampaign, waitForFirstEvent } from './support/campaign.ts';
import { type Language, languages, localizedPath, productPath, products } from './support/catalogue.ts';
import { scriptSrcSources, watchCspViolations } from './support/csp.ts';
import { expectStableLayout, observeLayoutShifts } from './support/layout-shift.ts';
import { maxBudgetShare } from './support/max-budget-share.ts';
import { trackPendingRequests } from './support/pending-requests.ts';
import { productPage, publicPaths } from './support/routes.ts';
import { expectScreenshot } from './support/screenshot.ts';
import { smallTargets } from './support/target-size.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { cutBarText, doubleTextSize, overflowingLabels, sidewaysOverflow } from './support/text-overflow.ts';
import { desktop, languageScreenPairs, phone, tablet } from './support/viewports.ts';
import { createStoredLine, seedStorage, wellStockedProducts } from './support/visitor.ts';

/** Two products with enough stock that no other test changes their pages. */
const [product, other] = products.filter(
  (candidate) =>
    !candidate.sale &&
    candidate.sizes.length > 2 &&
    candidate.stock > 8 &&
    !wellStockedProducts.includes(candidate),
) as [(typeof products)[0], (typeof products)[0]];
const shownProductPage = productPath(product);
const paths = [
  ...publicPaths.map((path) => (path === productPage ? shownProductPage : path)),
  '/nothing-here',
  '/error',
  '/preview',
  '/shop?searchText=abaya&color=Black',
  '/shop?searchText=nothing-like-this',
];
/** Pages that `npm test` visits, too. */
const mainPages = ['/', '/shop', shownProductPage, '/shop/cart', '/pages/checkout', '/nothing-here'];
/** Sections of the shop, by the paths of their other pages; a path belongs to the first section that matches. */
const sections: [name: string, pattern: RegExp][] = [
  ['listings', /^\/shop(?:$|\?|\/shop-(?:category|feature))/],
  ['product pages', /^\/shop\/shop-details/],
  ['cart, lists and orders', /^\/shop|^\/pages\/checkout/],
  ['content pages', /^\/pages/],
  ['sign-in pages', /^\/auth/],
  ['error page and preview', /^/],
];
/** The pages of each section are visited in one tab: a page in a new tab costs twice the processor time. */
const pathsBySection = [
  ['main pages', mainPages] as const,
  ...sections.map(
    ([name], index) =>
      [name, paths.filter((path) => !mainPages.includes(path) && sectionOf(path) === index)] as const,
  ),
];
/** Window widths that every page must fit: phones, and both sides of every breakpoint. */
const widths = [320, 360, 390, 576, 768, 1024, 1440];
const maxFontBytes = 60_000;
/** Pages that axe checks with header and footer, which are the same everywhere and slow to check. */
const pagesCheckedWhole = ['/', '/shop', shownProductPage, '/pages/checkout', '/nothing-here', '/error'];
/** Pages that share a template with another one; tested on desktop only. */
const sameTemplatePages = [
  '/shop/shop-details-list',
  '/shop/shop-feature',
  '/pages/privacy-policy',
  '/shop/shop-category/closed-abayas',
  '/shop/shop-feature/best-sellers',
  '/shop?searchText=abaya&color=Black',
];
/** Pages compared with a screenshot, with its name. */
const screenshotNames: Record<string, string> = {
  '/': 'home',
  '/shop': 'listing',
  '/shop/shop-category': 'categories',
  '/shop/shop-category/abayas': 'category',
  [shownProductPage]: 'product',
  '/shop/cart': 'cart',
  '/shop/wishlist': 'empty-wishlist',
  '/shop/compare': 'comparison',
  '/pages/checkout': 'checkout',
  '/auth/login': 'login',
  '/pages/about': 'about',
  '/pages/contact': 'contact',
  '/nothing-here': 'not-found',
};
/** Every language is compared on one screen, pages whose layout depends on screen and direction on all of these. */
const screenshotScreens = {
  en: { phone, desktop, tablet },
  ar: { desktop, phone, tablet },
};
const comparedOnBothScreens = ['home', 'listing', 'product'];
/** Pages whose layout on a tablet is that of neither screen. */
const comparedOnTablet = ['home', 'listing', 'cart'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function sectionOf(path: string): number {
  return sections.findIndex(([, pattern]) => pattern.test(path));
}

/** Empties the storage before each document loads, so that every page meets a new visitor. */
async function forgetVisitorOnNavigation(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    if (window !== top) return;
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Returns how far a page scrolls horizontally. */
function horizontalScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const positions = [-1000, 1000].map((left) => {
      scrollTo({ left, behavior: 'instant' });
      return Math.abs(scrollX);
    });
    return Math.max(...positions);
  });
}

/** Returns the encoded size of all fonts loaded so far. */
function fontBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter(({ name }) => name.endsWith('.woff2'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

/** Lays off-screen content out, too, so that the height of the page is final before a full-page screenshot. */
async function showOffscreenContent(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
    scrollTo(0, 0);
  });
}

/** Returns the screens on which a page is compared with a screenshot. */
function comparedScreens(language: Language, name: string) {
  return Object.entries(screenshotScreens[language]).filter(
    ([screen], index) =>
      index === 0 || (screen === 'tablet' ? comparedOnTablet : comparedOnBothScreens).includes(name),
  );
}

for (const { language, screen, viewport } of languageScreenPairs) {
  for (const [name, sectionPaths] of pathsBySection) {
    const tag = name === 'main pages' ? ['@main'] : [];
    const title = `${name} in ${language} on a ${screen} load cleanly and fit every window`;
    test(title, { tag }, async ({ page }, info) => {
      test.setTimeout(300_000);
      const requestedImages = new Set<string>();
      page.on('request', (request) => {
        if (request.url().includes('/_next/image')) requestedImages.add(request.url());
      });
      // The page before may still request images until it is left.
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) requestedImages.clear();
      });
      const cspViolations = await watchCspViolations(page);
      const items = await Promise.all([product, other].map(({ slug }) => createStoredLine(slug)));
      await forgetVisitorOnNavigation(page);
      await seedStorage(page, { cart_products: items, compare_products: items });
      await observeLayoutShifts(page);
      const waitForRequests = trackPendingRequests(page);

      async function checkPage(path: string): Promise<void> {
        await page.context().clearCookies();
        await page.setViewportSize(viewport);
        // The preview is an internal page without tracking.
        const event = path === '/preview' ? null : waitForFirstEvent(page);
        const url = localizedPath(language, path);
        const response = await page.goto(`${url}${url.includes('?') ? '&' : '?'}${fullCampaign.query}`);
        await waitForHydration(page);
        // Data of the visitor must not move the page, either.
        await waitForRequests();

        await test.step('the policy allows only own scripts', async () => {
          expect.soft(scriptSrcSources((await response?.allHeaders()) ?? {})).toEqual(["'self'"]);
        });
        await test.step('the layout is stable', () => expectStableLayout(page));
        await test.step('axe finds no violations', async () => {
          expect
            .soft(await axeViolations(page, pagesCheckedWhole.includes(path) ? 'html' : 'main'))
            .toEqual([]);
        });
        await test.step('main targets are at least 44 px', async () => {
          expect.soft(await smallTargets(page)).toEqual([]);
        });
        await test.step('only visible images are loaded', async () => {
          if (viewport !== phone) return;
          const unusedImages = async () => {
            const shown = await page
              .locator('img')
              .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
            return [...requestedImages].filter((image) => !shown.includes(image));
          };
          // Stored visitor data replaces server-rendered parts with the same images.
          await expect.configure({ soft: true }).poll(unusedImages).toEqual([]);
        });
        await test.step('the first event is a page view with the campaign', async () => {
          if (event) expect.soft(await event).toEqual({ type: 'page-view', recorded: fullCampaign.recorded });
        });
        await test.step('fonts stay below 60 kB', async () => {
          const bytes = await fontBytes(page);
          expect.soft(bytes).toBeGreaterThan(0);
          expect.soft(bytes).toBeLessThanOrEqual(maxFontBytes * maxBudgetShare);
        });
        await test.step('no window width scrolls horizontally', async () => {
          for (const width of widths) {
            await page.setViewportSize({ width, height: viewport.height });
            // Poll: the layout may still be adjusting to the new size.
            await expect.soft.poll(() => horizontalScroll(page), `${width} px`).toBe(0);
          }
        });
        await test.step('it looks like its screenshots', async () => {
          const screenshotName = screenshotNames[path];
          if (!screenshotName) return;
          await showOffscreenContent(page);
          for (const [comparedScreen, size] of comparedScreens(language, screenshotName)) {
            await page.setViewportSize(size);
            await expectScreenshot(page, info, `${screenshotName}-${language}-${comparedScreen}.png`);
          }
        });
        await test.step('text at 200% fits every window', async () => {
          await doubleTextSize(page);
          for (const width of widths) {
            await page.setViewportSize({ width, height: viewport.height });
            await expect.soft.poll(() => sidewaysOverflow(page), `${width} px`).toBeNull();
            expect.soft(await cutBarText(page), `${width} px`).toBeNull();
            expect.soft(await overflowingLabels(page), `${width} px`).toEqual([]);
          }
        });
        expect.soft(cspViolations.splice(0)).toEqual([]);
      }

      for (const path of sectionPaths) {
        if (screen === 'phone' && sameTemplatePages.includes(path)) continue;
        await test.step(path, () => checkPage(path));
      }
    });
  }
}

for (const language of languages) {
  test(`the header fits one row above tablet width in ${language}`, async ({ page }) => {
    await page.goto(localizedPath(language, '/pages/about'));
    const header = page.getByRole('banner');
    const parts = [
      header.getByRole('navigation').first(),
      header.getByRole('combobox'),
      header.getByRole('button').last(),
    ];
    for (const width of [992, 1024, 1280]) {
      await page.setViewportSize({ width, height: 768 });
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      const middles = boxes.map((box) => box && box.y + box.height / 2);
      for (const middle of middles) expect(middle, `${width} px`).toBeCloseTo(middles[0] ?? 0, -1);
    }
  });
}
