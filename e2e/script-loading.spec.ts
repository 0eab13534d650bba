import { compileHint } from '../server/compile-hints.ts';
import { test as baseTest } from './support/base-test.ts';
import { anyProduct, productPath } from './support/catalogue.ts';
import { elements } from './support/html.ts';
import { httpRequest } from './support/http.ts';
import { scriptUrls } from './support/page-weight.ts';
import { trackPendingRequests } from './support/pending-requests.ts';
import { publicPaths } from './support/routes.ts';
import { port } from './support/shop-origin.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { cartButton, toast, wellStockedProducts } from './support/visitor.ts';

const productPage = productPath(anyProduct);
const [product] = wellStockedProducts;
/** Script tags that a modern browser executes. */
const executedScripts = (html: string) =>
  [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/json"|nomodule/i.test(tag));

test('every page has one external script', async () => {
  for (const path of [...publicPaths, '/ar', '/404', '/error', '/preview', '/shop?color=Black']) {
    const { body } = await httpRequest(port, path);
    expect.soft(executedScripts(body), path).toEqual([expect.stringMatching(/ src="\/scripts\/start-/)]);
    const preloads = elements(body, 'link').filter(({ as }) => as === 'script');
    expect.soft(preloads, path).toEqual([]);
  }
});

test('React and Next are compiled while they download', async () => {
  const files = scriptUrls((await httpRequest(port, productPage)).body);
  const scripts = await Promise.all(files.map(async (file) => (await httpRequest(port, file)).body));
  const totalLength = (texts: string[]) => texts.reduce((sum, { length }) => sum + length, 0);
  const hintedScripts = scripts.filter((script) => script.startsWith(compileHint));
  expect(totalLength(hintedScripts) / totalLength(scripts)).toBeGreaterThan(0.7);
});

test('the main image is requested first, and deferred code only on use', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.resourceType()} ${new URL(request.url()).pathname}`),
  );
  const scriptTexts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scriptTexts.push(response.text());
  });
  const waitForRequests = trackPendingRequests(page);
  await page.goto(productPath(product), { waitUntil: 'load' });
  await waitForHydration(page);
  await test.step('the main image is requested before all but one script', async () => {
    const scripts = requests.filter((entry) => entry.startsWith('script'));
    expect(scripts[0]).toMatch(/^script \/scripts\/start-/);
    expect(scripts[1]).toMatch(/^script \/scripts\/page-/);
    const imageIndex = requests.findIndex((entry) => entry.startsWith('image'));
    expect(imageIndex).toBeGreaterThan(0);
    expect(requests.findIndex((entry) => entry.startsWith('script /scripts/page-'))).toBeGreaterThan(
      imageIndex,
    );
  });
  await waitForRequests();
  /** Strings by which the code of each part is recognized. */
  const codeMarkers = {
    toasts: 'data-sonner-toast',
    'product snapshots': '/api/products?',
    // A class name of the panel, which no other component has.
    'cart panel': 'min(28rem,100vw)',
  };
  const initialCode = (await Promise.all(scriptTexts)).join('\n');
  expect(Object.entries(codeMarkers).filter(([, marker]) => initialCode.includes(marker))).toEqual([]);
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(toast(page, `${product.title.en} added to cart`)).toBeVisible();
  await cartButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toBeVisible();
  const codeAfterUse = (await Promise.all(scriptTexts)).join('\n');
  expect(Object.entries(codeMarkers).filter(([, marker]) => !codeAfterUse.includes(marker))).toEqual([]);
});

test('an interaction starts the scripts while images are pending', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/image**', async (route) => {
    await released;
    await route.continue();
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(productPage, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: 'Add To Cart' }).first()).toBeVisible();
  expect(requests.filter((path) => path.startsWith('/_next/static/') && path.endsWith('.js'))).toEqual([]);
  // A test can click before the first paint, when the loader script may not be listening yet.
  await expect(async () => {
    await page.mouse.click(1, 1);
    expect(requests.some((path) => path.startsWith('/scripts/page-'))).toBe(true);
  }).toPass();
  await waitForHydration(page);
  release();
});

test('an expired page script URL returns the current script uncached', async () => {
  const { body } = await httpRequest(port, productPage);
  const [, scriptList = ''] = /data-scripts="([^"]*)"/.exec(body) ?? [];
  const path = scriptList.split(' ')[0]?.replaceAll('&amp;', '&') ?? '';
  const current = await httpRequest(port, path);
  expect([current.status, current.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const expired = await httpRequest(port, path.replace(/(page-[\w-]{4})[\w-]+/, '$1of-another-instance'));
  expect([expired.status, expired.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(expired.body).toContain('__next_f');
});

test('page scripts exist only for cacheable pages', async () => {
  for (const url of ['/api/health', 'https://elsewhere.example/', '/campaigns', '//elsewhere.example']) {
    const { status, headers } = await httpRequest(port, `/scripts/page-x.js?for=${encodeURIComponent(url)}`);
    expect([url, status, headers['cache-control']]).toEqual([url, 404, 'no-store']);
  }
  expect((await httpRequest(port, '/scripts/page-x.js')).status).toBe(404);
});

test('pages allow only GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    const { status, headers } = await httpRequest(port, '/shop', { method });
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
});

test.describe('a failure outside the content', { tag: '@main' }, () => {
  // Uses the base test, which does not check for console errors: the browser logs the failure.
  baseTest('opens the error page of the language', async ({ page }) => {
    await page.addInitScript(() => {
      if (location.pathname.endsWith('/error')) return;
      const { get } = URLSearchParams.prototype;
      URLSearchParams.prototype.get = function (name) {
        // Only the search box of the header reads this parameter in an effect.
        if (name === 'searchText') throw new Error('The header fails');
        return get.call(this, name);
      };
    });
    await page.goto('/ar/pages/about');
    await expect(page).toHaveURL('/ar/error');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
