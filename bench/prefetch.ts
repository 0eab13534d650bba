import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser, launchArguments } from '../e2e/browser.ts';
import { type Storefront, startStorefront } from '../e2e/support/storefront.ts';
import { median } from './support/percentile.ts';

/** Ten pages of one visit, each reached by a link of the one before. */
const visit: ((page: Page) => Promise<void>)[] = [
  (page) => follow(page, '/shop/shop-category'),
  (page) => follow(page, '/shop/shop-category/abayas'),
  (page) => followProduct(page, 0),
  (page) => followProduct(page, 0),
  (page) => follow(page, '/shop'),
  (page) => followProduct(page, 2),
  (page) => follow(page, '/shop/shop-category'),
  (page) => follow(page, '/shop/shop-category/hijabs'),
  (page) => followProduct(page, 1),
];

interface Cost {
  requests: number;
  kilobytes: number;
  serverCpuMs: number;
  medianNavigationMs: number;
}

/** A phone on a fair 4G connection; throughput in bytes for each second. */
const phoneNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_000_000,
  uploadThroughput: 400_000,
};

const rounds = 5;
const lookMs = 1500;

async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]:visible`).first().click();
  await page.waitForURL((url) => url.pathname === href);
}

async function followProduct(page: Page, place: number): Promise<void> {
  const link = page.locator('main article:visible h3 a').nth(place);
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL((url) => url.pathname === href);
}

async function measure(browser: Browser, shop: Storefront, saveData: boolean): Promise<Cost> {
  const context = await browser.newContext();
  await context.addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } });
  }, saveData);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', phoneNetwork);
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!/\/(?:_next|uploads|icons)\//.test(request.url())) {
      sizes.push(
        request.sizes().then(
          ({ responseBodySize }) => responseBodySize,
          () => 0,
        ),
      );
    }
  });
  const cpuBefore = cpuMs(shop.pid);
  await page.goto(`${shop.origin}/`);
  const times: number[] = [];
  for (const go of visit) {
    await page.waitForTimeout(lookMs);
    const start = performance.now();
    await go(page);
    await page.locator('h1').waitFor();
    times.push(performance.now() - start);
  }
  await page.waitForTimeout(lookMs);
  const bytes = await Promise.all(sizes);
  await context.close();
  return {
    requests: bytes.length,
    kilobytes: Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1024),
    serverCpuMs: cpuMs(shop.pid) - cpuBefore,
    medianNavigationMs: Math.round(median(times)),
  };
}

/** Processor time a process has used so far; Linux only. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
const shop = await startStorefront({});
const measured: Record<'ahead' | 'saving', Cost[]> = { ahead: [], saving: [] };
await measure(browser, shop, false);
for (let round = 0; round < rounds; round += 1) {
  measured.ahead.push(await measure(browser, shop, false));
  measured.saving.push(await measure(browser, shop, true));
}
for (const of of ['requests', 'kilobytes', 'serverCpuMs', 'medianNavigationMs'] as const) {
  const middle = (costs: Cost[]) => median(costs.map((cost) => cost[of]));
  const [ahead, saving] = [middle(measured.ahead), middle(measured.saving)];
  process.stdout.write(
    `${of}: ${ahead} fetched ahead, ${saving} under Save-Data, ratio ${(ahead / saving).toFixed(2)}\n`,
  );
}
await shop.stop();
await browser.close();
