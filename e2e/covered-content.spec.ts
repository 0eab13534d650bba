import type { Locator, Page } from '@playwright/test';
import { anyProduct, productPath } from './support/catalogue.ts';
import { expectStableLayout, observeLayoutShifts } from './support/layout-shift.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { phone, tablet } from './support/viewports.ts';
import { createStoredLine, seedStorage, wellStockedProducts } from './support/visitor.ts';

const bottomOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

test('an undecided consent bar covers nothing from 768 px', async ({ page }) => {
  await page.setViewportSize(tablet);
  await seedStorage(page, {
    cart_products: await Promise.all(wellStockedProducts.map(({ slug }) => createStoredLine(slug))),
  });
  await observeLayoutShifts(page);
  const bar = page.locator('#consent');
  for (const [index, path] of ['/ar', productPath(anyProduct), '/ar/shop/cart', '/auth/login'].entries()) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(bar, path).toBeVisible();
    const mainTop = (await page.getByRole('main').boundingBox())?.y;
    expect(await bottomOf(bar), path).toBeLessThanOrEqual(mainTop ?? 0);
    if (index === 0) await expectStableLayout(page);
  }
  await bar.getByRole('button').first().click();
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').locator('button[data-consent]').click();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

/** Scrolls through a page; returns the scroll positions at which the back-to-top button covers the button of a card. */
function findCoveringPositions(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const waitForTwoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const coveringPositions = [];
    for (let y = 300; y < document.documentElement.scrollHeight - innerHeight; y += 40) {
      scrollTo({ top: y, behavior: 'instant' });
      await waitForTwoFrames();
      const backToTop = document.querySelector('.back-to-top');
      if (!backToTop || getComputedStyle(backToTop).visibility === 'hidden') continue;
      const a = backToTop.getBoundingClientRect();
      const coversCardButton = [...document.querySelectorAll('.card-buy .btn')].some((button) => {
        const b = button.getBoundingClientRect();
        // Two pixels of overlap are ignored.
        return a.left + 2 < b.right && b.left + 2 < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom;
      });
      if (coversCardButton) coveringPositions.push(y);
    }
    return coveringPositions;
  });
}

// `components/deferred/back-to-top.test.tsx` has the rule by which it hides.
test('back-to-top does not cover the buttons of product cards', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await page.goto('/ar/shop');
  await waitForHydration(page);
  expect(await findCoveringPositions(page)).toEqual([]);
});
