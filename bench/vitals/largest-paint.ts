import type { Browser } from '@playwright/test';
import { phone } from '../support/phone.ts';

/** The element of the Largest Contentful Paint on a phone; sizes in CSS pixels. */
export interface LargestPaint {
  /** Absent when the element is text. */
  image?: { bytes: Buffer; type: string; width: number; height: number };
  text: string;
}

interface LargestPaintElement {
  url: string | null;
  text: string;
  width: number;
  height: number;
}

export async function findLargestPaint(browser: Browser, url: string): Promise<LargestPaint> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const element = await page.evaluate(readLargestPaint);
  const response = element.url
    ? await context.request.get(element.url, { headers: { accept: 'image/webp,*/*' } })
    : null;
  const bytes = await response?.body();
  await context.close();
  const { text, width, height } = element;
  if (!response || !bytes) return { text };
  return { text, image: { bytes, type: response.headers()['content-type'] ?? '', width, height } };
}

/** Runs in the page. */
function readLargestPaint(): Promise<LargestPaintElement> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
      const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 };
      const url = element instanceof HTMLImageElement ? element.currentSrc : null;
      resolve({ url, text: element?.textContent?.trim() || document.title, width, height });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
