import type { ConsoleMessage, Page } from '@playwright/test';
import { test as base, expect } from './plain-test.ts';

export { expect } from './plain-test.ts';

/** Tests on the storefront with the reference API: whatever else a test proves, the page that it opens may not complain. */
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
    const complaints = messages.filter((message) => isComplaint(message, documents));
    expect([...complaints.map(inWords), ...uncaught]).toEqual([]);
  },
});

function inWords(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}

/** Chromium reports the status of a not-found or error page itself as a failed resource; that is no complaint of the page. */
function isComplaint(message: ConsoleMessage, documents: Set<string>): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  // Comes seconds later or not at all; budgets.spec.ts looks at what it warns of.
  if (message.text().includes('was preloaded using link preload but not used')) return false;
  // What the specification wants logged when there is no pixel to load.
  if (message.text().startsWith('The ad pixel id is missing')) return false;
  const isStatus = message.text().startsWith('Failed to load resource');
  return !(isStatus && documents.has(message.location().url));
}

/** Resolves when the scripts of a page have taken over what the server drew. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]:not(:has([data-late=""]))').waitFor({ state: 'attached' });
}
