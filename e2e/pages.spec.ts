import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { fullCampaign, waitForFirstEvent } from './support/campaign.ts';
import { languages, localizedPath } from './support/catalogue.ts';
import { scriptSrcSources, watchCspViolations } from './support/csp.ts';
import { expectStableLayout, observeLayoutShifts } from './support/layout-shift.ts';
import { maxBudgetShare } from './support/max-budget-share.ts';
import { productPage, publicPaths } from './support/routes.ts';
import { smallTargets } from './support/target-size.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { languageScreenPairs, phone } from './support/viewports.ts';

/** Window widths that every page must fit; the narrowest is tested in both languages. */
const widths = { desktop: [1440, 768, 320], phone: [320] };
const maxFontBytes = 60_000;
/** Pages that axe checks with header and footer, which are the same everywhere and slow to check. */
const pagesCheckedWhole = ['/', '/shop', productPage, '/pages/checkout', '/404', '/error'];
/** Pages that share a template with another one; tested on desktop only. */
const sameTemplatePages = [
  '/shop/shop-details-list',
  '/shop/shop-feature',
  '/shop/wishlist',
  '/shop/compare',
  '/pages/privacy-policy',
  '/shop/shop-category/closed-abayas',
  '/shop/shop-feature/best-sellers',
  '/shop?color=Black',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

for (const { language, screen, viewport } of languageScreenPairs) {
  for (const path of [...publicPaths, '/404', '/error', '/preview', '/shop?color=Black']) {
    if (screen === 'phone' && sameTemplatePages.includes(path)) continue;
    const fullPath = localizedPath(language, path);

    test(`${fullPath} on a ${screen} loads cleanly and fits every window`, async ({ page }) => {
      const requestedImages = new Set<string>();
      page.on('request', (request) => {
        if (request.url().includes('/_next/image')) requestedImages.add(request.url());
      });
      const cspViolations = await watchCspViolations(page);
      await page.setViewportSize(viewport);
      await observeLayoutShifts(page);
      // The preview is an internal page without tracking.
      const event = path === '/preview' ? null : waitForFirstEvent(page);
      const response = await page.goto(`${fullPath}${path.includes('?') ? '&' : '?'}${fullCampaign.query}`);
      await waitForHydration(page);

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
          return [...requestedImages].filter((url) => !shown.includes(url));
        };
        // Stored visitor data replaces server-rendered parts with the same images.
        await expect.configure({ soft: true }).poll(unusedImages).toEqual([]);
      });
      await test.step('the first event is a page view with the campaign', async () => {
        if (event) expect.soft(await event).toEqual({ type: 'page-view', recorded: fullCampaign.recorded });
      });
      await test.step('no window width scrolls horizontally', async () => {
        for (const width of widths[screen]) {
          await page.setViewportSize({ width, height: viewport.height });
          // Poll: the layout may still be adjusting to the new size.
          await expect.poll(() => horizontalScroll(page), `${width} px`).toBe(0);
        }
      });
      await test.step('fonts stay below 60 kB', async () => {
        const bytes = await fontBytes(page);
        expect.soft(bytes).toBeGreaterThan(0);
        expect.soft(bytes).toBeLessThanOrEqual(maxFontBytes * maxBudgetShare);
      });
      expect.soft(cspViolations).toEqual([]);
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
