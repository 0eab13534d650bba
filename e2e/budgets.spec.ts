import type { Page } from '@playwright/test';
import { newerFeaturesInBuild } from '../checks/browser-support/built-features.ts';
import { untoleratedInBuild } from '../checks/browser-support/tolerated-features.ts';
import { findBrowser, launchArguments } from './browser.ts';
import { expect, test } from './support/base-test.ts';
import { emptyPageScriptBytes } from './support/empty-page.ts';
import { httpRequest, httpRequestBytes } from './support/http.ts';
import { maxBudgetShare } from './support/max-budget-share.ts';
import { gzipBytes, scriptUrls, stylesheetUrls } from './support/page-weight.ts';
import { customerPaths, productPage, publicPaths } from './support/routes.ts';
import { scriptWeightUntilIdle } from './support/script-weight.ts';
import { origin, port } from './support/shop-origin.ts';

// The headless shell loads lazy images from farther below the viewport.
test.use({ launchOptions: { executablePath: findBrowser(), args: launchArguments } });

/** Maximum script size as a multiple of the script size of an empty page. The part above 1 is the shop's own budget. */
const maxScriptRatio = 1.13;
/** The same of all code that a page loads until the network rests. */
const maxIdleScriptRatios = { '/': 1.195, '/shop': 1.225, [productPage]: 1.25 };
const maxStyleBytes = 12_000;
const maxRequests = 20;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Gzipped size in bytes by path; pages share most of their files. */
const fileSizes = new Map<string, Promise<number>>();

async function fetchGzipBytes(path: string): Promise<number> {
  const { status, body } = await httpRequest(port, path);
  expect([path, status]).toEqual([path, 200]);
  return gzipBytes(body);
}

/** Returns the gzipped size of all files in bytes. */
async function totalGzipBytes(paths: string[]): Promise<number> {
  const sizes = paths.map((path) => {
    const size = fileSizes.get(path) ?? fetchGzipBytes(path);
    fileSizes.set(path, size);
    return size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('every page fits its budgets of scripts and styles', async () => {
  test.setTimeout(240_000);
  const emptyPageBytes = emptyPageScriptBytes();
  const rows: string[] = [`${kilobytes(emptyPageBytes).padStart(7)} kB  ×1.00  an empty page`];
  const violations: string[] = [];
  const maxUsedRatio = 1 + (maxScriptRatio - 1) * maxBudgetShare;
  for (const page of [...publicPaths, ...customerPaths, '/preview', '/404', '/error']) {
    const { body } = await httpRequest(port, page);
    const script = await totalGzipBytes(scriptUrls(body));
    const ratio = script / emptyPageBytes;
    rows.push(`${kilobytes(script).padStart(7)} kB  ×${ratio.toFixed(2)}  ${page}`);
    if (ratio > maxUsedRatio) violations.push(`×${ratio.toFixed(3)} ${page}`);
    if (!publicPaths.includes(page)) continue;
    const styles = stylesheetUrls(body);
    expect(styles.length).toBeGreaterThan(0);
    expect.soft(await totalGzipBytes(styles), page).toBeLessThanOrEqual(maxStyleBytes * maxBudgetShare);
  }
  process.stdout.write(`\n${rows.join('\n')}\n`);
  expect(violations).toEqual([]);
});

test('built files have nothing that the oldest browsers lack without a fallback', () => {
  expect(untoleratedInBuild(newerFeaturesInBuild())).toEqual([]);
});

/** Returns the URLs requested before the load event, in order, without the document. */
function requestsBeforeLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Requests that the parser starts together are recorded in any order; scripts count as the last of these requests.
    const scriptOffsetMs = 1;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (visit?.loadEventStart ?? 0))
      .map(({ name, startTime }) => ({ name, at: startTime + (name.includes('.js') ? scriptOffsetMs : 0) }))
      .sort((a, b) => a.at - b.at)
      .map(({ name }) => name);
  });
}

test('pages fit their budgets of compressed HTML', async () => {
  for (const [path, maxHtmlBytes] of [
    ['/', 11_000],
    ['/shop', 11_000],
    ['/shop/shop-category/abayas', 8000],
    [productPage, 11_500],
  ] as const) {
    const fetchPage = () => httpRequestBytes(port, path, { headers: { 'accept-encoding': 'br' } });
    // A page that another test has just changed is compressed fast first, and thoroughly a few seconds later.
    await expect.poll(async () => (await fetchPage()).headers.etag, path).not.toContain('-fast');
    const { headers, bytes } = await fetchPage();
    process.stdout.write(`  ${kilobytes(bytes.length)} kB of HTML  ${path}\n`);
    expect(headers['content-encoding'], path).toBe('br');
    expect(bytes.length, path).toBeLessThanOrEqual(maxHtmlBytes * maxBudgetShare);
  }
});

test('pages load few files and little script, styles and images first', async ({ browser }) => {
  // A category has the layout of the shop.
  for (const [path, maxIdleScriptRatio] of Object.entries(maxIdleScriptRatios)) {
    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    const page = await phone.newPage();
    const { code } = await scriptWeightUntilIdle(page, origin + path);
    const requests = await requestsBeforeLoad(page);
    await phone.close();
    const idleScriptRatio = code / emptyPageScriptBytes();
    process.stdout.write(`  ×${idleScriptRatio.toFixed(3)} until the network rests  ${path}\n`);
    expect(idleScriptRatio, path).toBeLessThanOrEqual(1 + (maxIdleScriptRatio - 1) * maxBudgetShare);
    expect(requests.length, path).toBeGreaterThan(0);
    // With the document.
    expect(requests.length + 1, requests.join('\n')).toBeLessThanOrEqual(maxRequests * maxBudgetShare);
    const firstIndex = (kind: RegExp) => requests.findIndex((url) => kind.test(url));
    const scriptAt = firstIndex(/\.js(?:\?|$)/);
    const beforeScript = scriptAt === -1 ? requests : requests.slice(0, scriptAt);
    expect(beforeScript, `${path}: style sheet`).toContainEqual(expect.stringMatching(/\.css$/));
    expect(beforeScript, `${path}: image`).toContainEqual(
      expect.stringMatching(/\/_next\/image|\/uploads\//),
    );
  }
});
