import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { launchArguments } from '../e2e/browser.ts';
import { type Storefront, startStorefront } from '../e2e/support/storefront.ts';
import { median } from './support/percentile.ts';
import { withBrowser } from './support/with-browser.ts';

/** The nine navigations of a visit that begins on the home page, each through a link of the current page. */
const navigations: ((page: Page) => Promise<void>)[] = [
  (page) => followLink(page, '/shop/shop-category'),
  (page) => followLink(page, '/shop/shop-category/abayas'),
  (page) => followProductLink(page, 0),
  (page) => followProductLink(page, 0),
  (page) => followLink(page, '/shop'),
  (page) => followProductLink(page, 2),
  (page) => followLink(page, '/shop/shop-category'),
  (page) => followLink(page, '/shop/shop-category/hijabs'),
  (page) => followProductLink(page, 1),
];

interface VisitCost {
  requests: number;
  kilobytes: number;
  serverCpuMs: number;
  medianNavigationMs: number;
}

/** A phone on a good 4G connection; throughput in bytes per second. */
const phoneNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_000_000,
  uploadThroughput: 400_000,
};

const rounds = 5;
/** Unit of CPU times in `/proc`: a hundredth of a second. */
const msPerTick = 10;
/** Pause before each navigation, in which a visitor would look at the page. */
const pauseMs = 1500;

async function followLink(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]:visible`).first().click();
  await page.waitForURL((url) => url.pathname === href);
}

async function followProductLink(page: Page, index: number): Promise<void> {
  const link = page.locator('main article:visible h3 a').nth(index);
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL((url) => url.pathname === href);
}

async function measureVisit(browser: Browser, shop: Storefront, saveData: boolean): Promise<VisitCost> {
  const context = await browser.newContext();
  await context.addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } });
  }, saveData);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', phoneNetwork);
  const bodySizePromises: Promise<number>[] = [];
  // Counts only requests for pages and their data.
  page.on('requestfinished', (request) => {
    if (!/\/(?:_next|uploads|icons)\//.test(request.url())) {
      bodySizePromises.push(
        request.sizes().then(
          ({ responseBodySize }) => responseBodySize,
          () => 0,
        ),
      );
    }
  });
  const cpuBefore = cpuMs(shop.pid);
  await page.goto(`${shop.origin}/`);
  const navigationTimes: number[] = [];
  for (const navigate of navigations) {
    await page.waitForTimeout(pauseMs);
    const start = performance.now();
    await navigate(page);
    await page.locator('h1').waitFor();
    navigationTimes.push(performance.now() - start);
  }
  await page.waitForTimeout(pauseMs);
  const bodySizes = await Promise.all(bodySizePromises);
  await context.close();
  return {
    requests: bodySizes.length,
    kilobytes: Math.round(bodySizes.reduce((sum, size) => sum + size, 0) / 1024),
    serverCpuMs: cpuMs(shop.pid) - cpuBefore,
    medianNavigationMs: Math.round(median(navigationTimes)),
  };
}

/** CPU time of a process since its start, in milliseconds; Linux only. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // proc(5): eleven other fields come between the name of the program and `utime`, which `stime` follows.
  const [userTicks, systemTicks] = fields.slice(11, 13).map(Number);
  return ((userTicks ?? 0) + (systemTicks ?? 0)) * msPerTick;
}

const shop = await startStorefront({});
await withBrowser(launchArguments, async (browser) => {
  try {
    await comparePrefetching(browser);
  } finally {
    await shop.stop();
  }
});

async function comparePrefetching(browser: Browser): Promise<void> {
  const costs: Record<'prefetching' | 'saveData', VisitCost[]> = { prefetching: [], saveData: [] };
  // Warms up the server.
  await measureVisit(browser, shop, false);
  for (let round = 0; round < rounds; round += 1) {
    costs.prefetching.push(await measureVisit(browser, shop, false));
    costs.saveData.push(await measureVisit(browser, shop, true));
  }
  for (const figure of ['requests', 'kilobytes', 'serverCpuMs', 'medianNavigationMs'] as const) {
    const medianOf = (visits: VisitCost[]) => median(visits.map((visit) => visit[figure]));
    const [prefetching, saveData] = [medianOf(costs.prefetching), medianOf(costs.saveData)];
    process.stdout.write(
      `${figure}: ${prefetching} with prefetching, ${saveData} with Save-Data, ratio ${(prefetching / saveData).toFixed(2)}\n`,
    );
  }
}
