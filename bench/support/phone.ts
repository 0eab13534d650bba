import type { Browser, Page } from '@playwright/test';
import { waitForHydration } from '../../e2e/support/test.ts';

/** The phone that Lighthouse 12 emulates. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A slow mobile connection; throughput in bytes per second. */
const slowNetworkConditions = {
  offline: false,
  latency: 150,
  downloadThroughput: 175_000,
  uploadThroughput: 84_000,
};
const cpuThrottlingRate = 4;

/** In physical pixels, larger than the phone: a headless browser draws nothing below its window, so a change there is never painted. */
const windowSize = { width: 1000, height: 1700 };

/**
 * Opens a URL on an emulated slow phone in a new browser context; resolves once the page is hydrated and idle.
 * @param initScript runs in the page before its own scripts
 */
export async function openOnSlowPhone(browser: Browser, url: string, initScript: () => void): Promise<Page> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // tsx wraps functions in calls of the helper `__name`, which pages do not have.
  await page.addInitScript('globalThis.__name = (wrapped) => wrapped');
  await page.addInitScript(initScript);
  const devtools = await context.newCDPSession(page);
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: windowSize });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowNetworkConditions);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottlingRate });
  await page.goto(url, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page;
}
