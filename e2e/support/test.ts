import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** Tests on the storefront with the reference API: whatever else a test proves, no page of it may complain. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (isComplaint(message)) complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium reports the status of a not-found or error page itself as a failed resource; that is no complaint of the page. */
function isComplaint(message: ConsoleMessage): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  const isOwnStatus =
    message.text().startsWith('Failed to load resource') && message.location().url === message.page()?.url();
  return !isOwnStatus;
}

/** Resolves when the scripts of a page have taken over what the server drew. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps')),
    ),
  );
}
