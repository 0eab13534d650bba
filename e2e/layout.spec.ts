import { inLanguage, languages } from './support/catalogue.ts';
import { pages } from './support/routes.ts';
import { expect, hydrated, test } from './support/test.ts';

const widths = [320, 390, 768, 1440];
const mostShift = 0.1;

for (const language of languages) {
  for (const path of [...pages, '/404', '/error']) {
    const address = inLanguage(language, path);

    test(`${address} fits every width and starts up without a complaint`, async ({ page }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await hydrated(page);
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect([width, overflow]).toEqual([width, 0]);
      }
    });
  }

  for (const path of pages) {
    const address = inLanguage(language, path);

    test(`${address} does not jump while it loads`, async ({ page }) => {
      await page.addInitScript(() => {
        const seen = { total: 0, from: [] as string[] };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node?: Element }[];
          })[]) {
            if (entry.hadRecentInput) continue;
            seen.total += entry.value;
            seen.from.push(...entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        const { total, from } = await page.evaluate(
          () => (window as never as { seen: { total: number; from: string[] } }).seen,
        );
        expect(total, `${width} px: ${from.join(' ')}`).toBeLessThanOrEqual(mostShift);
      }
    });
  }
}
