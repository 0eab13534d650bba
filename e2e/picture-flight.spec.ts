import { desktop, phone } from './support/screens.ts';
import { expect, hydrated, test } from './support/test.ts';

interface Flight {
  file: string;
  begins: string;
}

/** On a phone the picture is shown ahead of the page, and flies on in it. */
const cases = [
  { fate: 'flies to its place on the page of the product', screen: desktop, flights: 1 },
  { fate: 'flies to its place on a phone, and on in the page of the product', screen: phone, flights: 2 },
  { fate: 'stays where it is for who wants no motion', screen: desktop, flights: 0 },
];

for (const { fate, screen, flights: expected } of cases) {
  test(`the picture of a card ${fate}`, async ({ page }) => {
    const motion = expected === 0 ? 'reduce' : 'no-preference';
    await page.setViewportSize(screen);
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      const flights: Flight[] = [];
      const animate = Element.prototype.animate;
      Object.assign(window, { flights });
      Element.prototype.animate = function (frames, options) {
        const [first] = (Array.isArray(frames) ? frames : []) as Keyframe[];
        if (this instanceof HTMLImageElement)
          flights.push({ file: this.src, begins: String(first?.transform) });
        return animate.call(this, frames, options);
      };
    });
    await page.goto('/shop/shop-category/abayas');
    await hydrated(page);
    // What follows links comes together with the overlay.
    await page.locator('div[role="status"].sr-only').first().waitFor({ state: 'attached' });
    const card = page.locator('main article').nth(1);
    const file = await card
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    await card.locator('h3 a').click();
    await page.waitForURL('**/shop-details/**');
    await expect(page.locator('.gallery-row img').first()).toBeVisible();
    const flights = () => page.evaluate(() => (window as unknown as { flights: Flight[] }).flights);
    const flight = { file, begins: expect.stringMatching(/^translate\(.*scale/) };
    await expect.poll(flights).toMatchObject(Array(expected).fill(flight));
  });
}
