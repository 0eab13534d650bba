import { pathOf, productThat } from './support/catalogue.ts';
import { ask, settle } from './support/http.ts';
import { scriptSources, watchRefusals } from './support/refusals.ts';
import { port } from './support/shop.ts';
import { expect, hydrated, test } from './support/test.ts';
import { newSlug, test as withFakeUpstream } from './support/with-fake-upstream.ts';

const policy = 'content-security-policy';
const product = pathOf(productThat('exists', () => true));

test('a page that is reached by a link works under the policy of the first one', async ({ page }) => {
  const refused = await watchRefusals(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Our Story' }).click();
  await expect(page).toHaveURL(/about$/);
  await page.evaluate(() => Object.assign(window, { still: true }));
  await page.goBack();
  await page.locator('main').locator('article a[href*="/shop-details/"]').first().click();
  await expect(page).toHaveURL(/shop-details/);
  await expect(page.getByRole('button', { name: 'Add To Cart' }).first()).toBeVisible();
  expect(await page.evaluate(() => 'still' in window)).toBe(true);
  expect(refused).toEqual([]);
});

withFakeUpstream(
  'a script that comes into a page by other ways does not run',
  async ({ browser, storefront }) => {
    const page = await browser.newPage();
    const refused = await watchRefusals(page);
    await page.goto(`${storefront.origin}/pages/about`);
    await hydrated(page);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = "inline"';
      document.body.append(script);
      const picture = document.createElement('div');
      picture.innerHTML = '<img src="/nothing.png" onerror="window.ran = \'handler\'">';
      document.body.append(picture);
      const foreign = document.createElement('script');
      foreign.src = 'https://connect.facebook.net/en_US/fbevents.js';
      document.body.append(foreign);
    });
    await expect
      .poll(() => refused)
      .toEqual(
        expect.arrayContaining([
          'script-src-elem inline',
          'script-src-attr inline',
          'script-src-elem https://connect.facebook.net/en_US/fbevents.js',
        ]),
      );
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await page.close();
  },
);

test('a cached page keeps its bytes, its tag and its policy, and a HEAD says the same', async () => {
  await settle(port, product);
  const [first, second, head] = [
    await ask(port, product),
    await ask(port, product),
    await ask(port, product, { method: 'HEAD' }),
  ];
  expect(second.body).toBe(first.body);
  expect(first.headers['cache-control']).toContain('s-maxage=');
  for (const answer of [second, head]) {
    expect(answer.headers.etag).toBe(first.headers.etag);
    expect(answer.headers[policy]).toBe(first.headers[policy]);
  }
  expect(head.body).toBe('');
  const again = await ask(port, product, { headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.status, again.body, again.headers[policy]]).toEqual([304, '', undefined]);
});

test('what is no page is not sniffed for another type either', async () => {
  for (const path of ['/robots.txt', '/api/health', '/icons/icon.svg', '/sitemap.xml']) {
    const { status, headers } = await ask(port, path);
    expect([path, status, headers['x-content-type-options']]).toEqual([path, 200, 'nosniff']);
    const embedded = path.startsWith('/icons/') ? 'cross-origin' : 'same-origin';
    expect([path, headers['cross-origin-resource-policy']]).toEqual([path, embedded]);
  }
});

withFakeUpstream(
  'a page that is not there and one that failed have the policy too',
  async ({ storefront, upstream }) => {
    const missing = await storefront.get('/nothing-here');
    upstream.when('/', 'status 500');
    const failed = await storefront.get(`/shop/shop-details/${newSlug()}`);
    expect([missing.status, failed.status]).toEqual([404, 503]);
    for (const { headers } of [missing, failed]) {
      expect(scriptSources(headers)).toEqual(["'self'"]);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    }
  },
);
