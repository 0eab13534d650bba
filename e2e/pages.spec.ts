import type { Page } from '@playwright/test';
import { findings } from './support/axe.ts';
import { firstEvent, sixTags } from './support/campaign.ts';
import { inLanguage, languages } from './support/catalogue.ts';
import { expectCalm, watchShifts } from './support/layout-shift.ts';
import { scriptSources, watchRefusals } from './support/refusals.ts';
import { pages } from './support/routes.ts';
import { phone, visits } from './support/screens.ts';
import { smallTargets } from './support/targets.ts';
import { expect, hydrated, test } from './support/test.ts';

/** Windows that a page has to fit: each on one of the two screens, the narrowest in both languages. */
const widths = { desktop: [1440, 768, 320], phone: [320] };
const mostFontBytes = 60_000;
/** Pages that axe sees whole: header and footer are the same on all of them, and take it longest. */
const framed = ['/', '/shop', pages[6], '/pages/checkout', '/404', '/error'];
/** Pages of one template with others, which one visit sees. */
const alike = ['/shop/shop-category/closed-abayas', '/shop/shop-feature/best-sellers', '/shop?color=Black'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How far a page can be moved sideways. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const reached = [-1000, 1000].map((left) => {
      scrollTo({ left, behavior: 'instant' });
      return Math.abs(scrollX);
    });
    return Math.max(...reached);
  });
}

/** How much of fonts has come over the wire, for all windows that a page has been in. */
function fontBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter(({ name }) => name.endsWith('.woff2'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

for (const { language, screen, viewport } of visits) {
  for (const path of [...pages, '/404', '/error', '/preview', '/shop?color=Black']) {
    if (screen === 'phone' && alike.includes(path)) continue;
    const address = inLanguage(language, path);

    test(`${address} on a ${screen}: no complaint, refusal, jump, hidden picture or barrier, a counted view, at most 60 kB of fonts, and it fits every window`, async ({
      page,
    }) => {
      const fetched = new Set<string>();
      page.on('request', (request) => {
        if (request.url().includes('/_next/image')) fetched.add(request.url());
      });
      const refused = await watchRefusals(page);
      await page.setViewportSize(viewport);
      await watchShifts(page);
      // The page of marketers is counted by nobody.
      const event = path === '/preview' ? null : firstEvent(page);
      const answer = await page.goto(`${address}${path.includes('?') ? '&' : '?'}${sixTags.query}`);
      await hydrated(page);

      await test.step('the policy allows no script but the own ones', async () => {
        expect.soft(scriptSources((await answer?.allHeaders()) ?? {})).toEqual(["'self'"]);
      });
      await test.step('nothing jumps', () => expectCalm(page));
      await test.step('axe finds nothing', async () => {
        expect.soft(await findings(page, framed.includes(path) ? 'html' : 'main')).toEqual([]);
      });
      await test.step('no main target is smaller than 44 px', async () => {
        expect.soft(await smallTargets(page)).toEqual([]);
      });
      await test.step('no picture is fetched that is not shown', async () => {
        if (viewport !== phone) return;
        const unseen = async () => {
          const shown = await page
            .locator('img')
            .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
          return [...fetched].filter((picture) => !shown.includes(picture));
        };
        // What a browser keeps is drawn in place of what the server drew, with the same pictures.
        await expect.configure({ soft: true }).poll(unseen).toEqual([]);
      });
      await test.step('the first event of the visit is its page view with the campaign', async () => {
        if (event) expect.soft(await event).toEqual({ type: 'page-view', recorded: sixTags.recorded });
      });
      await test.step('no window lets it be moved sideways', async () => {
        for (const width of widths[screen]) {
          await page.setViewportSize({ width, height: viewport.height });
          // Right after a window has changed its size parts may still be on their way.
          await expect.poll(() => sidewaysScroll(page), `${width} px`).toBe(0);
        }
      });
      await test.step('its fonts weigh at most 60 kB', async () => {
        const bytes = await fontBytes(page);
        expect.soft(bytes).toBeGreaterThan(0);
        expect.soft(bytes).toBeLessThanOrEqual(mostFontBytes);
      });
      expect.soft(refused).toEqual([]);
    });
  }
}

for (const language of languages) {
  test(`in ${language} the header keeps to one row in every window wider than a tablet`, async ({ page }) => {
    await page.goto(inLanguage(language, '/pages/about'));
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
