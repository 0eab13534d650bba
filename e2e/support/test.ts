import type { ConsoleMessage, Page } from '@playwright/test';
import { test as base, expect } from './base-test.ts';

export { expect } from './base-test.ts';

/** Test against the storefront with the reference API; fails when its page logs an error or warning. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const messages: ConsoleMessage[] = [];
    const uncaughtErrors: string[] = [];
    const documentUrls = new Set<string>();
    page.on('console', (message) => messages.push(message));
    page.on('pageerror', (error) => uncaughtErrors.push(error.message));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documentUrls.add(request.url());
    });
    await use(page);
    const unexpected = messages.filter((message) => isUnexpected(message, documentUrls));
    expect([...unexpected.map(formatMessage), ...uncaughtErrors]).toEqual([]);
  },
});

function formatMessage(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}

/** True for errors and warnings, except that Chromium logs a 404 or error page as a failed resource. */
function isUnexpected(message: ConsoleMessage, documentUrls: Set<string>): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  // Chromium logs this warning seconds later or never; budgets.spec.ts checks preloads.
  if (message.text().includes('was preloaded using link preload but not used')) return false;
  // The shop logs this warning when no ad pixel is configured (docs/behaviour.md §8).
  if (message.text().startsWith('The ad pixel id is missing')) return false;
  const isFailedLoad = message.text().startsWith('Failed to load resource');
  return !(isFailedLoad && documentUrls.has(message.location().url));
}

/** Waits until a page and its deferred components have hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]:not(:has([data-deferred=""]))').waitFor({ state: 'attached' });
}
