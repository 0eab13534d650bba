import type { Browser } from '@playwright/test';
import { phone } from '../support/phone.ts';

/** The largest thing that a page paints by itself on a phone; sizes in CSS pixels. */
export interface LargestPaint {
  /** Where it is a picture. */
  picture?: { bytes: Buffer; type: string; width: number; height: number };
  text: string;
}

interface TrackProductView {
  address: string | null;
  text: string;
  width: number;
  height: number;
}

export async function largestPaint(browser: Browser, address: string): Promise<LargestPaint> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(readLargestPaint);
  const answer = seen.address
    ? await context.request.get(seen.address, { headers: { accept: 'image/webp,*/*' } })
    : null;
  const bytes = await answer?.body();
  await context.close();
  const { text, width, height } = seen;
  if (!answer || !bytes) return { text };
  return { text, picture: { bytes, type: answer.headers()['content-type'] ?? '', width, height } };
}

/** Runs in the page. */
function readLargestPaint(): Promise<TrackProductView> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
      const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 };
      const address = element instanceof HTMLImageElement ? element.currentSrc : null;
      resolve({ address, text: element?.textContent?.trim() || document.title, width, height });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
