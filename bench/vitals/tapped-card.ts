import type { Browser } from '@playwright/test';
import { openOnSlowPhone } from '../support/phone.ts';

/** Milliseconds from the finger's touch. */
export interface Tapped {
  /** Until the first frame after the page began to change. */
  feedback: number;
  /** Until the first frame with a large picture that was not there before. */
  picture: number;
}

declare global {
  interface Window {
    tapped?: Partial<Tapped>;
  }
}

/** Taps the first product card of a page on a slow phone. */
export async function tapCard(browser: Browser, address: string): Promise<Tapped> {
  const page = await openOnSlowPhone(browser, address, watchTap);
  const card = page.locator('main article h3 a').first();
  await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await card.tap();
  const seen = await page.waitForFunction(() => window.tapped?.picture !== undefined && window.tapped);
  const tapped = (await seen.jsonValue()) as Tapped;
  await page.context().close();
  return tapped;
}

/** Runs in every document; the moment of the touch outlives a page, should another document follow. */
function watchTap(): void {
  const key = 'bench-tapped-at';
  const now = () => performance.timeOrigin + performance.now();
  const touchedAt = () => Number(sessionStorage.getItem(key));
  const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  const known = new WeakSet<Element>();
  const tapped: Partial<Tapped> = {};
  const isLarge = (image: HTMLImageElement) => {
    const { width, top, bottom } = image.getBoundingClientRect();
    return width > innerWidth * 0.6 && top < innerHeight && bottom > 0;
  };
  const finish = () => {
    tapped.picture = now() - touchedAt();
    tapped.feedback ??= tapped.picture;
    window.tapped = tapped;
  };
  const look = () => {
    const fresh = [...document.images].some(
      (image) => !known.has(image) && image.complete && image.naturalWidth > 0 && isLarge(image),
    );
    if (fresh) afterPaint(finish);
    else requestAnimationFrame(look);
  };
  const begin = (event: Event) => {
    sessionStorage.setItem(key, String(performance.timeOrigin + event.timeStamp));
    for (const image of document.images) known.add(image);
    const changes = new MutationObserver(() => {
      changes.disconnect();
      afterPaint(() => {
        tapped.feedback = now() - touchedAt();
      });
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  };
  if (touchedAt()) look();
  else addEventListener('pointerdown', begin, { capture: true, once: true });
}
