import type { Browser, Page } from '@playwright/test';
import { touch } from '../support/finger.ts';
import { openOnSlowPhone } from '../support/phone.ts';
import { pages } from '../support/shop.ts';

declare global {
  interface Window {
    longestInteractionMs?: number;
  }
}

/** Event Timing reports nothing that was shorter. */
const leastMs = 16;
const settledMs = 1500;

interface Interaction {
  name: string;
  page: string;
  act(page: Page): Promise<void>;
}

const { listing = '', product: details = '' } = pages;

/** What visitors do most, each on the page where they do it. */
export const interactions: Interaction[] = [
  { name: 'menu', page: '/', act: (page) => touch(page.getByRole('button', { name: 'Open menu' })) },
  {
    name: 'search typing',
    page: '/',
    act: (page) => page.getByPlaceholder('Search for Products...').pressSequentially('abaya', { delay: 120 }),
  },
  {
    name: 'filter',
    page: listing,
    async act(page) {
      await touch(page.getByRole('button', { name: /^Filters/ }));
      await touch(page.getByRole('group', { name: 'Size' }).getByRole('checkbox').first());
    },
  },
  {
    name: 'colour',
    page: details,
    act: (page) => touch(page.getByRole('radiogroup', { name: 'Color' }).getByRole('radio').nth(1)),
  },
  {
    name: 'quantity',
    page: details,
    act: (page) => touch(page.getByRole('button', { name: 'Increase quantity' })),
  },
  {
    name: 'cart',
    page: details,
    act: (page) => touch(page.getByRole('button', { name: 'Add To Cart', exact: true }).first()),
  },
];

/** Milliseconds from the slowest input of an interaction to the next paint, on a slow phone. */
export async function interact(browser: Browser, origin: string, { page: path, act }: Interaction) {
  const page = await openOnSlowPhone(browser, origin + path, watchInputs);
  await act(page);
  await page.waitForTimeout(settledMs);
  const longest = await page.evaluate(() => window.longestInteractionMs);
  await page.context().close();
  return longest ?? leastMs;
}

/** Runs in the page: what INP is made of. */
function watchInputs(): void {
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) window.longestInteractionMs = Math.max(window.longestInteractionMs ?? 0, duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
