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
    name: 'account menu',
    path: '/',
    async perform(page) {
      await touchElement(page.getByRole('button', { name: 'Open menu' }));
      await touchElement(page.locator('#mobile-menu summary').first());
    },
  },
  {
    name: 'carousel',
    path: '/',
    perform: (page) =>
      touchElement(page.getByRole('main').getByRole('button', { name: 'Next slide' }).first()),
  },
  {
    name: 'wishlist of a card',
    path: '/',
    perform: (page) =>
      touchElement(page.getByRole('article').first().getByRole('button', { name: 'Add To Wishlist' })),
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
    name: 'size',
    path: product,
    perform: (page) => touchElement(page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio').nth(1)),
  },
  {
    name: 'full-screen picture',
    path: product,
    perform: (page) => touchElement(page.locator('.gallery-row').getByRole('link').first()),
  },
  {
    name: 'size guide',
    path: product,
    perform: (page) => touchElement(page.getByRole('button', { name: 'Size Guide' })),
  },
  {
    name: 'tab',
    path: product,
    perform: (page) => touchElement(page.getByRole('tab', { name: 'Description' })),
  },
  {
    name: 'quantity',
    path: product,
    perform: (page) => touchElement(page.getByRole('button', { name: 'Increase quantity' })),
  },
  {
    name: 'add to cart',
    path: product,
    perform: (page) => touchElement(page.getByRole('button', { name: 'Add To Cart', exact: true }).first()),
  },
  {
    name: 'cart panel',
    path: product,
    async perform(page) {
      await touchElement(page.getByRole('button', { name: 'Add To Cart', exact: true }).first());
      await page.waitForTimeout(waitAfterMs);
      await touchElement(page.getByRole('button', { name: /^Shopping cart/ }));
    },
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
