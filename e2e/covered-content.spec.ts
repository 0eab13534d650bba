import type { Locator } from '@playwright/test';
import { findProduct, productPath } from './support/catalogue.ts';
import { coveredPxAfterTab } from './support/covered-px.ts';
import { expectStableLayout, observeLayoutShifts } from './support/layout-shift.ts';
import { port } from './support/shop-origin.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { phone, tablet } from './support/viewports.ts';

const product = findProduct('comes in sizes', ({ sizes }) => sizes.length > 1);
/** A page of a shop that informs about tracking, and one of a shop that asks for consent. */
const paths = ['/ar', `http://layl.localhost:${port}${productPath(product)}`];

const bottomOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

test('an undecided consent bar covers nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(tablet);
  await observeLayoutShifts(page);
  const bar = page.locator('#consent');
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(bar, path).toBeVisible();
    const mainTop = (await page.getByRole('main').boundingBox())?.y;
    expect(await bottomOf(bar), path).toBeLessThanOrEqual(mainTop ?? 0);
    if (index === 0) await expectStableLayout(page);
  }
  await test.step('also not the review form of a phone', async () => {
    await page.setViewportSize(phone);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.locator('#reviews h3').last().scrollIntoViewIfNeeded();
    const email = page.locator('form [name="email"]');
    await email.scrollIntoViewIfNeeded();
    await waitForHydration(page);
    await expect.poll(() => coveredPxAfterTab(page, email, bar)).toBeLessThanOrEqual(0);
  });
  await test.step('nor the button to the top and the end of a page on a phone', async () => {
    const footer = page.getByRole('contentinfo');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    for (const part of [page.getByRole('button', { name: 'Back to top' }), footer])
      await expect
        .poll(async () => (await bottomOf(part)) - ((await bar.boundingBox())?.y ?? 0))
        .toBeLessThanOrEqual(0);
    await page.setViewportSize(tablet);
  });
  await bar.getByRole('button').first().click();
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').locator('button[data-consent]').click();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});
