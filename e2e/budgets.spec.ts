import type { Page } from '@playwright/test';
import { findBrowser, launchArguments } from './browser.ts';
import { emptyPageScriptBytes } from './support/empty-page.ts';
import { ask, askBytes } from './support/http.ts';
import { expect, test } from './support/plain-test.ts';
import { customerPages, pages } from './support/routes.ts';
import { origin, port } from './support/shop.ts';
import { gzipBytes, scriptsOf, stylesOf } from './support/weight.ts';

// A browser without a window system fetches pictures from farther below.
test.use({ launchOptions: { executablePath: findBrowser(), args: launchArguments } });

const mostScript = 1.13;
const mostStyleBytes = 12_000;
const mostRequests = 20;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

async function weigh(addresses: string[]): Promise<number> {
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const { status, body } = await ask(port, address);
      expect([address, status]).toEqual([address, 200]);
      return gzipBytes(body);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the script of every page is at most 1.13 times that of an empty page', async () => {
  test.setTimeout(240_000);
  const floor = emptyPageScriptBytes();
  const rows: string[] = [`${kilobytes(floor).padStart(7)} kB  ×1.00  an empty page`];
  const over: string[] = [];
  for (const page of [...pages, ...customerPages, '/preview', '/404', '/error']) {
    const script = await weigh(scriptsOf((await ask(port, page)).body));
    const ratio = script / floor;
    rows.push(`${kilobytes(script).padStart(7)} kB  ×${ratio.toFixed(2)}  ${page}`);
    if (ratio > mostScript) over.push(`×${ratio.toFixed(3)} ${page}`);
  }
  process.stdout.write(`\n${rows.join('\n')}\n`);
  expect(over).toEqual([]);
});

test('the style sheets of every page weigh at most 12 kB', async () => {
  for (const page of pages) {
    const styles = stylesOf((await ask(port, page)).body);
    expect(styles.length).toBeGreaterThan(0);
    expect(await weigh(styles), page).toBeLessThanOrEqual(mostStyleBytes);
  }
});

/** What a phone asks for until a page has loaded, in this order; the page itself left out. */
function askedUntilLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What a parser asks for in one go is noted in any order.
    const sameMs = 1;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (visit?.loadEventStart ?? 0))
      .map(({ name, startTime }) => ({ name, at: startTime + (name.includes('.js') ? sameMs : 0) }))
      .sort((one, other) => one.at - other.at)
      .map(({ name }) => name);
  });
}

for (const [path, mostHtmlBytes] of [
  ['/', 14_000],
  ['/shop', 14_000],
  ['/shop/shop-category/abayas', 14_000],
  [pages[6] ?? '/', 12_000],
] as const) {
  test(`the HTML of ${path} travels in at most ${kilobytes(mostHtmlBytes)} kB`, async () => {
    const { headers, bytes } = await askBytes(port, path, { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(bytes.length).toBeLessThanOrEqual(mostHtmlBytes);
  });

  test(`${path} asks for at most 20 files until it has loaded, style sheet and picture before any script`, async ({
    browser,
  }) => {
    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    const page = await phone.newPage();
    await page.goto(origin + path);
    const asked = await askedUntilLoad(page);
    await phone.close();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length + 1, asked.join('\n')).toBeLessThanOrEqual(mostRequests);
    const first = (kind: RegExp) => asked.findIndex((address) => kind.test(address));
    const scriptAt = first(/\.js(?:\?|$)/);
    const beforeScript = scriptAt === -1 ? asked : asked.slice(0, scriptAt);
    expect(beforeScript, 'style sheet').toContainEqual(expect.stringMatching(/\.css$/));
    expect(beforeScript, 'picture').toContainEqual(expect.stringMatching(/\/_next\/image|\/uploads\//));
  });
}
