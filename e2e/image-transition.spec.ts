import { expect, test, waitForHydration } from './support/test.ts';
import { desktop, phone } from './support/viewports.ts';

interface ImageAnimation {
  url: string;
  firstTransform: string;
  isPreview: boolean;
}

/** Only the first animation is asserted: the image of the product page continues it only if it loads in time. */
const cases = [
  { behaviour: 'moves into the product page', screen: desktop, first: { isPreview: false } },
  { behaviour: 'moves into the preview on a phone', screen: phone, first: { isPreview: true } },
];

for (const { behaviour, screen, first } of cases) {
  test(`the image of a card ${behaviour}`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.addInitScript(() => {
      const animations: ImageAnimation[] = [];
      const animate = Element.prototype.animate;
      Object.assign(window, { imageAnimations: animations });
      Element.prototype.animate = function (frames, options) {
        const [first] = (Array.isArray(frames) ? frames : []) as Keyframe[];
        if (this instanceof HTMLImageElement)
          animations.push({
            url: this.src,
            firstTransform: String(first?.transform),
            isPreview: this.closest('[data-card-preview]') !== null,
          });
        return animate.call(this, frames, options);
      };
    });
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
    const animations = () =>
      page.evaluate(() => (window as unknown as { imageAnimations: ImageAnimation[] }).imageAnimations);
    const moved = { url, firstTransform: expect.stringMatching(/^translate\(.*scale/) };
    await expect.poll(async () => (await animations())[0]).toMatchObject({ ...moved, ...first });
  });
}
