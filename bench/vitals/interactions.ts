import type { Browser, Page } from '@playwright/test';
import { openOnSlowPhone } from '../support/phone.ts';
import { pagePaths } from '../support/shop.ts';
import { touchElement } from '../support/touch-element.ts';

declare global {
  interface Window {
    maxInteractionMs?: number;
  }
}

/** Duration in milliseconds below which Event Timing reports no events. */
const minReportedMs = 16;
const waitAfterMs = 1500;

interface Interaction {
  name: string;
  path: string;
  perform(page: Page): Promise<void>;
}

const { listing = '', product = '' } = pagePaths;

/** The most frequent interactions of visitors, each with its page. */
export const interactions: Interaction[] = [
  {
    name: 'menu',
    path: '/',
    perform: (page) => touchElement(page.getByRole('button', { name: 'Open menu' })),
  },
  {
    name: 'search typing',
    path: '/',
    perform: (page) =>
      page.getByPlaceholder('Search for Products...').pressSequentially('abaya', { delay: 120 }),
  },
  {
    name: 'filter sheet',
    path: listing,
    perform: (page) => touchElement(page.getByRole('button', { name: /^Filters/ })),
  },
  {
    name: 'size sheet',
    path: listing,
    perform: (page) =>
      touchElement(page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).nth(1)),
  },
  {
    name: 'filter',
    path: listing,
    async perform(page) {
      await touchElement(page.getByRole('button', { name: /^Filters/ }));
      await touchElement(page.getByRole('group', { name: 'Size' }).getByRole('checkbox').first());
    },
  },
  {
    name: 'colour',
    path: product,
    perform: (page) =>
      touchElement(page.getByRole('radiogroup', { name: 'Color' }).getByRole('radio').nth(1)),
  },
  {
    name: 'quantity',
    path: product,
    perform: (page) => touchElement(page.getByRole('button', { name: 'Increase quantity' })),
  },
  {
    name: 'cart',
    path: product,
    perform: (page) => touchElement(page.getByRole('button', { name: 'Add To Cart', exact: true }).first()),
  },
];

/** Time from the slowest input of an interaction to the next paint on a slow phone, in milliseconds. */
export async function measureInteraction(browser: Browser, origin: string, { path, perform }: Interaction) {
  const page = await openOnSlowPhone(browser, origin + path, observeInputs);
  await perform(page);
  await page.waitForTimeout(waitAfterMs);
  const maxMs = await page.evaluate(() => window.maxInteractionMs);
  await page.context().close();
  return maxMs ?? minReportedMs;
}

/**
 * Records the longest duration of an interaction, as INP does. It runs in the page, where the constant `minReportedMs` does not
 * exist, so its value is repeated.
 */
function observeInputs(): void {
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) window.maxInteractionMs = Math.max(window.maxInteractionMs ?? 0, duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
