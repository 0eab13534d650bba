import type { ConsoleMessage, Page } from '@playwright/test';
import { test as base, expect } from './base-test.ts';

export { expect } from './base-test.ts';

/** Test against the storefront with the reference API; fails when its page logs an error or warning. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const messages: ConsoleMessage[] = [];
    const uncaught: string[] = [];
    const documents = new Set<string>();
    page.on('console', (message) => messages.push(message));
    page.on('pageerror', (error) => uncaught.push(error.message));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.add(request.url());
    });
    await use(page);
    const unexpected = messages.filter((message) => isUnexpected(message, documents));
    expect([...unexpected.map(formatMessage), ...uncaught]).toEqual([]);
  },
});

function formatMessage(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}

/** Chromium logs the status of a 404 or error document as a failed resource; that is expected. */
function isUnexpected(message: ConsoleMessage, documents: Set<string>): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  // Logged seconds later or never; budgets.spec.ts checks preloads.
  if (message.text().includes('was preloaded using link preload but not used')) return false;
  // Logged when no ad pixel is configured (docs/behaviour.md §8).
  if (message.text().startsWith('The ad pixel id is missing')) return false;
  const isFailedLoad = message.text().startsWith('Failed to load resource');
  return !(isFailedLoad && documents.has(message.location().url));
}

/** Waits until a page and its deferred components have hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]:not(:has([data-deferred=""]))').waitFor({ state: 'attached' });
}
