import { recordImageAnimations } from './support/image-animations.ts';
import { expect, test, waitForHydration } from './support/test.ts';

// phone.spec.ts has the transition into the preview that phones show.
test('the image of a card moves into the product page', async ({ page }) => {
  const animations = await recordImageAnimations(page);
  await page.goto('/shop/shop-category/abayas');
  await waitForHydration(page);
  // The link handler loads together with the loading overlay.
  await page.locator('div[role="status"].sr-only').first().waitFor({ state: 'attached' });
  const card = page.locator('main article').nth(1);
  const url = await card
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  await card.locator('h3 a').click();
  await page.waitForURL('**/shop-details/**');
  await expect(page.locator('.gallery-row img').first()).toBeVisible();
  const firstTransform = expect.stringMatching(/^translate\(.*scale/);
  await expect
    .poll(async () => (await animations())[0])
    .toMatchObject({ url, firstTransform, isInPreview: false });
});
