import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser, launchArguments } from '../../e2e/browser.ts';
import { startStorefront } from '../../e2e/support/storefront.ts';
import { buildIfNeeded } from '../../server/build.ts';

import { addDemoVisits } from './demo-visits.ts';

/*
 * Makes the pictures of README.md: each shows a page on a desktop in English and on a phone in Arabic.
 */

/** Positions, sizes and corner radii in pixels. */
const canvas = { width: 1920, height: 1000, background: '#e9dfd7' };
const desktop = { left: 60, top: 60, width: 1360, height: 880, radius: 10 };
const phone = { left: 1466, top: 71, width: 396, height: 858, radius: 26 };

const desktopContext: BrowserContextOptions = {
  viewport: { width: 1440, height: 932 },
  deviceScaleFactor: 2,
};
const phoneContext: BrowserContextOptions = {
  viewport: { width: phone.width, height: phone.height },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const campaignsKey = 'the key of the pictures';
const productSlug = 'wool-blend-open-abaya';

await buildIfNeeded();
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
const folder = mkdtempSync(join(tmpdir(), 'rida-pictures-'));
await addDemoVisits(folder, productSlug);
const storefront = await startStorefront({ CAMPAIGNS_KEY: campaignsKey, DATA_DIR: folder });
try {
  await makePicture('home', '/', openUrl);
  await makePicture('product', `/shop/shop-details/${productSlug}`, openUrl);
  await makePicture('report', '/campaigns', openReport);
} finally {
  await browser.close();
  await storefront.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Takes both screenshots of a page and writes them side by side to docs/pictures/{name}.webp. */
async function makePicture(name: string, path: string, openPage: typeof openUrl): Promise<void> {
  const screenshots = [
    { frame: desktop, image: await takeScreenshot(browser, desktopContext, path, openPage) },
    { frame: phone, image: await takeScreenshot(browser, phoneContext, `/ar${path}`, openPage) },
  ];
  const layers = screenshots.map(async ({ frame, image }) => ({
    input: await roundCorners(image, frame),
    left: frame.left,
    top: frame.top,
  }));
  const file = `docs/pictures/${name}.webp`;
  await sharp({ create: { ...canvas, channels: 3 } })
    .composite(await Promise.all(layers))
    .webp({ quality: 82, effort: 6 })
    .toFile(file);
  process.stdout.write(`${file}\n`);
}

async function takeScreenshot(
  browser: Browser,
  options: BrowserContextOptions,
  path: string,
  openPage: typeof openUrl,
): Promise<Buffer> {
  const context = await browser.newContext({
    ...options,
    bypassCSP: true,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await context.addInitScript(() => {
    localStorage.setItem('consent', JSON.stringify({ version: 1, choice: 'denied' }));
  });
  const page = await context.newPage();
  await openPage(page, storefront.origin + path);
  await page.addStyleTag({ content: 'html { scrollbar-gutter: auto !important; scrollbar-width: none; }' });
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(
        (image) => image.complete || !image.checkVisibility() || image.loading === 'lazy',
      ),
  );
  const image = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return image;
}

async function openUrl(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
}

/** Opens the campaign report with its key. */
async function openReport(page: Page, url: string): Promise<void> {
  await openUrl(page, url);
  await page.locator('input[type="password"]').fill(campaignsKey);
  await page.locator('main form button[type="submit"]').click();
  await page.locator('main h2').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function roundCorners(image: Buffer, { width, height, radius }: typeof desktop): Promise<Buffer> {
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}" /></svg>`;
  return sharp(image)
    .resize(width, height)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
