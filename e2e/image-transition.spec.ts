import { expect, test, waitForHydration } from './support/test.ts';
import { desktop, phone } from './support/viewports.ts';

interface ImageAnimation {
  url: string;
  firstTransform: string;
  /** The image is in the preview of the product page, not in the page itself. */
  isInPreview: boolean;
}

/** Tests assert only the first animation: the product page continues it with its own image only if that loads in time. */
const transitions = [
  { behaviour: 'moves into the product page', viewport: desktop, firstAnimation: { isInPreview: false } },
  { behaviour: 'moves into the preview on a phone', viewport: phone, firstAnimation: { isInPreview: true } },
];

for (const { behaviour, viewport, firstAnimation } of transitions) {
  test(`the image of a card ${behaviour}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const animations: ImageAnimation[] = [];
      const animate = Element.prototype.animate;
      Object.assign(window, { imageAnimations: animations });
      Element.prototype.animate = function (frames, options) {
        const [firstKeyframe] = (Array.isArray(frames) ? frames : []) as Keyframe[];
        if (this instanceof HTMLImageElement)
          animations.push({
            url: this.src,
            firstTransform: String(firstKeyframe?.transform),
            isInPreview: this.closest('[data-card-preview]') !== null,
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
    await expect.poll(async () => (await animations())[0]).toMatchObject({ ...moved, ...firstAnimation });
  });
}
