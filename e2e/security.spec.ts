import { anyProduct, productPath } from './support/catalogue.ts';
import { scriptSrcSources, watchCspViolations } from './support/csp.ts';
import { httpRequest, waitUntilCached } from './support/http.ts';
import { port } from './support/shop-origin.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { test as fakeUpstreamTest, newSlug } from './support/test-with-fake-upstream.ts';

const policyHeader = 'content-security-policy';
const productPage = productPath(anyProduct);

test('a page reached by a link works under the initial policy', async ({ page }) => {
  const violations = await watchCspViolations(page);
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('main').locator('article a[href*="/shop-details/"]').first().click();
  await expect(page).toHaveURL(/shop-details/);
  await expect(page.getByRole('button', { name: 'Add To Cart' }).first()).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(violations).toEqual([]);
});

fakeUpstreamTest('injected scripts do not run', async ({ browser, storefront }) => {
  const page = await browser.newPage();
  const violations = await watchCspViolations(page);
  await page.goto(`${storefront.origin}/pages/about`);
  await waitForHydration(page);
  await page.evaluate(() => {
    const inlineScript = document.createElement('script');
    inlineScript.textContent = 'window.ran = "inline"';
    document.body.append(inlineScript);
    const elementWithHandler = document.createElement('div');
    elementWithHandler.innerHTML = '<img src="/nothing.png" onerror="window.ran = \'handler\'">';
    document.body.append(elementWithHandler);
    const thirdPartyScript = document.createElement('script');
    thirdPartyScript.src = 'https://connect.facebook.net/en_US/fbevents.js';
    document.body.append(thirdPartyScript);
  });
  await expect
    .poll(() => violations)
    .toEqual(
      expect.arrayContaining([
        'script-src-elem inline',
        'script-src-attr inline',
        'script-src-elem https://connect.facebook.net/en_US/fbevents.js',
      ]),
    );
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await page.close();
});

test('a cached page keeps body, ETag and policy for GET and HEAD', async () => {
  await waitUntilCached(port, productPage);
  const [first, second, head] = [
    await httpRequest(port, productPage),
    await httpRequest(port, productPage),
    await httpRequest(port, productPage, { method: 'HEAD' }),
  ];
  expect(second.body).toBe(first.body);
  expect(first.headers['cache-control']).toContain('s-maxage=');
  for (const response of [second, head]) {
    expect(response.headers.etag).toBe(first.headers.etag);
    expect(response.headers[policyHeader]).toBe(first.headers[policyHeader]);
  }
  expect(head.body).toBe('');
  const revalidated = await httpRequest(port, productPage, {
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([revalidated.status, revalidated.body, revalidated.headers[policyHeader]]).toEqual([
    304,
    '',
    undefined,
  ]);
});

test('files and documents forbid MIME sniffing and limit embedding', async () => {
  for (const path of ['/robots.txt', '/api/health', '/icons/icon.svg', '/sitemap.xml']) {
    const { status, headers } = await httpRequest(port, path);
    expect([path, status, headers['x-content-type-options']]).toEqual([path, 200, 'nosniff']);
    const expectedPolicy = path.startsWith('/icons/') ? 'cross-origin' : 'same-origin';
    expect([path, headers['cross-origin-resource-policy']]).toEqual([path, expectedPolicy]);
  }
});

fakeUpstreamTest('error pages have the security headers', async ({ storefront, upstream }) => {
  const notFound = await storefront.get('/nothing-here');
  upstream.setBehaviour('/', 'status 500');
  const failed = await storefront.get(`/shop/shop-details/${newSlug()}`);
  expect([notFound.status, failed.status]).toEqual([404, 503]);
  for (const { headers } of [notFound, failed]) {
    expect(scriptSrcSources(headers)).toEqual(["'self'"]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }
});
