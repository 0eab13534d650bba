import { expect, type Page } from '@playwright/test';

/** Deviations that are left to rounding and scroll bars. */
const [minRatio, maxRatio] = [0.97, 1.1];

/**
 * Asserts that every shown image in the main content states its width by `sizes`: browsers choose the file by it, before the layout.
 * Renders all sections, also those off the screen.
 */
export async function expectStatedImageWidths(page: Page): Promise<void> {
  await page.locator('main > *').evaluateAll((sections) => {
    for (const section of sections as HTMLElement[]) section.style.contentVisibility = 'visible';
  });
  const widths = await page.locator('main img[sizes]').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.checkVisibility() && image.offsetWidth > 0)
      .map(({ sizes, offsetWidth }) => {
        const entries = sizes.split(',').map((entry) => entry.trim());
        const slot = entries.find((entry) => {
          const [condition] = /^\(.*\)/.exec(entry) ?? [];
          return condition === undefined || matchMedia(condition).matches;
        });
        const length = slot?.split(' ').at(-1) ?? '';
        const pxOfUnit = length.endsWith('vw') ? innerWidth / 100 : length.endsWith('rem') ? 16 : 1;
        return { sizes, ratio: (Number.parseFloat(length) * pxOfUnit) / offsetWidth };
      }),
  );
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.filter(({ ratio }) => !(ratio >= minRatio && ratio <= maxRatio))).toEqual([]);
}
