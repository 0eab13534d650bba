import type { Page } from '@playwright/test';

interface ImageAnimation {
  url: string;
  firstTransform: string;
  /** The image is in the preview of the product page, not in the page itself. */
  isInPreview: boolean;
}

/** Records the animations of images from the next page on; the returned function returns them, oldest first. */
export async function recordImageAnimations(page: Page): Promise<() => Promise<ImageAnimation[]>> {
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
  return () =>
    page.evaluate(() => (window as unknown as { imageAnimations: ImageAnimation[] }).imageAnimations);
}
