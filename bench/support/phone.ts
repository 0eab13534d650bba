import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../../e2e/support/test.ts';

/** The phone that Lighthouse 12 emulates. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A cheap phone on a slow connection; throughput in bytes for each second. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 175_000,
  uploadThroughput: 84_000,
};
const slowDown = 4;

/** Opens an address on a slow phone, in a browser context of its own; resolves when its scripts have taken over and rest. */
export async function openOnSlowPhone(browser: Browser, address: string, watch: () => void): Promise<Page> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // What tsx leaves in functions that it compiles.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowNetwork);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.goto(address, { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page;
}
