import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { compareScreenshots } from './compare-screenshots.ts';

const style = await readFile('e2e/support/screenshots.css', 'utf8');

/**
 * Asserts that the whole page looks like its accepted screenshot; `-u` accepts the current one. A missing screenshot fails.
 * Another browser version than the accepted one antialiases text differently, so there only sizes, colours and moved rows count.
 */
export async function expectScreenshot(page: Page, info: TestInfo, name: string): Promise<void> {
  const browserVersion = `chromium-${page.context().browser()?.version().split('.')[0]}`;
  const take = async () => {
    await hideDates(page);
    return page.screenshot({ fullPage: true, animations: 'disabled', style });
  };
  if (['all', 'changed'].includes(info.config.updateSnapshots)) {
    const file = info.snapshotPath(browserVersion, name);
    // Parts of the page may still be loading.
    await page.waitForLoadState('networkidle');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await take());
    return;
  }
  // The folder is named after the browser version that took the accepted screenshots.
  const [acceptedVersion = ''] = await readdir('e2e/screenshots');
  const expected = await readFile(info.snapshotPath(acceptedVersion, name));
  const options = { sameBrowser: browserVersion === acceptedVersion };
  let actual = await take();
  const differences = async () => {
    const found = await compareScreenshots(actual, expected, options);
    // Parts of the page may still be adjusting to the size of the window.
    if (found.length > 0) actual = await take();
    return found;
  };
  try {
    await expect.poll(differences, name).toEqual([]);
  } catch (error) {
    await info.attach(`${name} expected`, { body: expected, contentType: 'image/png' });
    await info.attach(`${name} actual`, { body: actual, contentType: 'image/png' });
    throw error;
  }
}

/** Replaces dates of reviews and deliveries, whose length depends on the day. */
async function hideDates(page: Page): Promise<void> {
  const deliveryDates = page.getByText(/^(?:Delivered|It reaches you|يصلكِ) /);
  await page
    .locator('time')
    .or(deliveryDates)
    .evaluateAll((dates) => {
      for (const date of dates) date.textContent = '…';
    });
}
