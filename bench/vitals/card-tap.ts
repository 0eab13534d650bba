import type { Browser } from '@playwright/test';
import { openOnSlowPhone } from '../support/phone.ts';

/** Times since the touch, in milliseconds. */
export interface TapTimes {
  /** First frame after the first change of the DOM. */
  feedback: number;
  /** First frame with a new large image. */
  image: number;
}

declare global {
  interface Window {
    tapTimes?: Partial<TapTimes>;
  }
}

/** Taps the first product card of a page on a slow phone. */
export async function measureCardTap(browser: Browser, url: string): Promise<TapTimes> {
  const page = await openOnSlowPhone(browser, url, observeTap);
  const card = page.locator('main article h3 a').first();
  await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await card.tap();
  const handle = await page.waitForFunction(() => window.tapTimes?.image !== undefined && window.tapTimes);
  const times = (await handle.jsonValue()) as TapTimes;
  await page.context().close();
  return times;
}

/** Runs in every document. The time of the touch is in session storage, in case the tap loads another document. */
function observeTap(): void {
  const key = 'bench-tapped-at';
  // Milliseconds since 1970, which documents can compare.
  const now = () => performance.timeOrigin + performance.now();
  const touchedAt = () => Number(sessionStorage.getItem(key));
  const afterPaint = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback));
  const imagesBeforeTap = new WeakSet<Element>();
  const times: Partial<TapTimes> = {};
  const isLargeInViewport = (image: HTMLImageElement) => {
    const { width, top, bottom } = image.getBoundingClientRect();
    return width > innerWidth * 0.6 && top < innerHeight && bottom > 0;
  };
  const finish = () => {
    times.image = now() - touchedAt();
    times.feedback ??= times.image;
    window.tapTimes = times;
  };
  const checkEachFrame = () => {
    const hasNewLargeImage = [...document.images].some(
      (image) =>
        !imagesBeforeTap.has(image) && image.complete && image.naturalWidth > 0 && isLargeInViewport(image),
    );
    if (hasNewLargeImage) afterPaint(finish);
    else requestAnimationFrame(checkEachFrame);
  };
  const startObserving = (event: Event) => {
    sessionStorage.setItem(key, String(performance.timeOrigin + event.timeStamp));
    for (const image of document.images) imagesBeforeTap.add(image);
    const changes = new MutationObserver(() => {
      changes.disconnect();
      afterPaint(() => {
        times.feedback = now() - touchedAt();
      });
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    checkEachFrame();
  };
  // In a document that the tap has loaded, all images are new.
  if (touchedAt()) checkEachFrame();
  else addEventListener('pointerdown', startObserving, { capture: true, once: true });
}
