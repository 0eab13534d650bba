import type { Page } from '@playwright/test';
import { inLanguage, languages } from './support/catalogue.ts';
import { shiftsOf, watchShifts } from './support/layout-shift.ts';
import { pages } from './support/routes.ts';
import { expect, hydrated, test } from './support/test.ts';

const mostShift = 0.1;
const screens = [
  { width: 390, height: 844, alsoFits: [320] },
  { width: 1440, height: 900, alsoFits: [768] },
];

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

for (const { width, height, alsoFits } of screens) {
  for (const language of languages) {
    for (const path of [...pages, '/404', '/error']) {
      const address = inLanguage(language, path);

      test(`${address} at ${width} px starts up without a complaint or a jump and fits the window`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await watchShifts(page);
        await page.goto(address);
        await hydrated(page);
        const { total, from } = await shiftsOf(page);
        expect(total, from.join(', ')).toBeLessThanOrEqual(mostShift);
        for (const other of [width, ...alsoFits]) {
          await page.setViewportSize({ width: other, height });
          expect([other, await sidewaysScroll(page)]).toEqual([other, 0]);
        }
      });
    }
  }
}

for (const language of languages) {
  for (const width of [992, 1024, 1280]) {
    test(`in ${language} the header keeps to one row at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 768 });
      await page.goto(inLanguage(language, '/pages/about'));
      const header = page.getByRole('banner');
      const middles = await Promise.all(
        [
          header.getByRole('navigation').first(),
          header.getByRole('combobox'),
          header.getByRole('button').last(),
        ].map(async (part) => {
          const box = await part.boundingBox();
          return box && box.y + box.height / 2;
        }),
      );
      for (const middle of middles) expect(middle).toBeCloseTo(middles[0] ?? 0, -1);
    });
  }
}
