import type { Page } from '@playwright/test';
import { callApi, newOrder, placeOrder } from '../upstream/testing/shopper.ts';
import { axeViolations } from './support/axe.ts';
import { expect, fakeCampaignsKey, test } from './support/base-test.ts';
import { formatPrice, localizedPath } from './support/catalogue.ts';
import { httpRequest } from './support/http.ts';
import { seedDataFolder } from './support/reference-api.ts';
import { port as portWithoutKey } from './support/shop-origin.ts';
import { type Storefront, startStorefront } from './support/storefront.ts';
import { test as fakeUpstreamTest } from './support/test-with-fake-upstream.ts';
import { languageScreenPairs } from './support/viewports.ts';

const reportKey = 'the key of the marketers';
/** Name of a campaign that a spreadsheet would run as a formula. */
const formulaCampaign = '=HYPERLINK("https://elsewhere.example")';

interface ReportShop extends Storefront {
  /** Total of the only order, in whole currency units. */
  orderTotal: number;
}

interface ListedProduct {
  id: number;
  title: string;
  slug: string;
  variants: { id: number; price: number; quantity: number; salePrice: number | null }[];
}

// One worker: the shared storefront takes seconds to start.
test.describe.configure({ mode: 'default' });
// The report works without JavaScript.
test.use({ javaScriptEnabled: false });
fakeUpstreamTest.use({ javaScriptEnabled: false });

/** Storefront with a key and its own reference API, where a visitor of two campaigns placed an order. */
let shop: ReportShop;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folder = `test-results/campaigns-${process.pid}`;
  await seedDataFolder(folder);
  const storefront = await startStorefront({ CAMPAIGNS_KEY: reportKey, DATA_DIR: folder });
  shop = { ...storefront, orderTotal: await recordVisits(storefront) };
});
test.afterAll(() => shop.stop());

/** Logs the events of two visitors and places an order; returns its total. */
async function recordVisits({ origin }: Storefront): Promise<number> {
  const api = { baseUrl: `${origin}/api/upstream` };
  const first = { utm_source: 'search', utm_medium: 'cpc', utm_campaign: formulaCampaign };
  const last = { utm_source: 'letter', utm_medium: 'e-mail', utm_campaign: 'عيد', utm_content: 'top' };
  const anna = {
    sessionId: 'anna',
    utmSource: 'letter',
    utmMedium: 'e-mail',
    utmCampaign: 'عيد',
    first,
    utmContent: 'top',
  };
  const events = [
    { ...anna, eventType: 'page-view', pageUrl: `${origin}/shop?utm_source=letter` },
    { ...anna, eventType: 'product-view', utmSource: 'Letter' },
    { ...anna, eventType: 'product-view' },
    { ...anna, eventType: 'add-to-cart' },
    { ...anna, eventType: 'initiate-checkout' },
    { sessionId: 'berta', eventType: 'page-view', pageUrl: `${origin}/ar`, channel: 'search' },
  ].map((event, index) => ({ eventId: `event-${index}`, ...event }));
  expect((await callApi(api, 'POST', '/UtmTrackings/Log', { body: events })).status).toBe(200);
  const filter = { pageNumber: 1, pageSize: 20, tags: ['status:in-stock'] };
  const { items }: { items: ListedProduct[] } = (
    await callApi(api, 'POST', '/Products/Filter', { body: filter })
  ).body.response;
  const [offer] = items.flatMap(({ id, title, slug, variants }) =>
    variants
      .filter(({ quantity, salePrice }) => quantity > 0 && salePrice === null)
      .map((variant) => ({
        productId: id,
        variantId: variant.id,
        title,
        slug,
        price: variant.price,
        stock: variant.quantity,
      })),
  );
  if (!offer) throw new Error('Nothing can be bought');
  const orderResponse = await placeOrder(
    api,
    newOrder([{ offer, quantity: 1 }], { sessionId: 'anna', utm: { first, last } }),
  );
  expect(orderResponse.status).toBe(200);
  return offer.price;
}

async function openReport(page: Page, { origin }: Storefront, language: 'en' | 'ar' = 'en'): Promise<void> {
  await page.goto(origin + localizedPath(language, '/campaigns'));
  await page.locator('input[type="password"]').fill(reportKey);
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator('main h2').first()).toBeVisible();
}

async function readTable(page: Page, tableName: string): Promise<string[][]> {
  const rows = await page.getByRole('table', { name: tableName, exact: true }).locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) =>
      (await row.locator('th, td').allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' ')),
    ),
  );
}

test.describe('campaign report', () => {
  test('responds 404 when no key is configured', async () => {
    for (const path of ['/campaigns', '/ar/campaigns', '/api/campaigns/export?table=days']) {
      expect([path, (await httpRequest(portWithoutKey, path)).status]).toEqual([path, 404]);
    }
    const form = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body: 'key=' };
    expect((await httpRequest(portWithoutKey, '/api/campaigns/session', form)).status).toBe(404);
  });

  test('shows only an uncached, unindexed login form without the key', async () => {
    const response = await shop.get('/campaigns', { headers: { cookie: 'campaigns_session=9999999999.x' } });
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toContain('no-store');
    expect(response.body).toContain('<meta name="robots" content="noindex');
    expect(response.body).toContain('type="password"');
    expect(response.body).not.toContain('<table');
    expect((await shop.get('/api/campaigns/export?table=days')).status).toBe(401);
  });

  test('rejects a key sent from another site', async () => {
    const send = (headers: Record<string, string>) =>
      shop.get('/api/campaigns/session', {
        method: 'POST',
        body: `key=${encodeURIComponent(reportKey)}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ origin: 'https://elsewhere.example' })).status).toBe(403);
    const sameOrigin = await send({ 'sec-fetch-site': 'same-origin' });
    expect([sameOrigin.status, sameOrigin.headers.location]).toEqual([303, '/campaigns']);
    const [cookie = ''] = sameOrigin.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^campaigns_session=\d+\.[\w-]{16}\.[\w-]{43}; .*HttpOnly; SameSite=Strict/);
    expect(cookie).not.toContain(reportKey);
  });

  test('accepts costs only in shops with the capability', async () => {
    const [host, language] = ['layl.localhost', 'ar'];
    const sessionResponse = await shop.get('/api/campaigns/session', {
      method: 'POST',
      host,
      body: `key=${encodeURIComponent(reportKey)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    });
    const cookie = String(sessionResponse.headers['set-cookie']).split(';', 1)[0] ?? '';
    const upload = async (csv: string, headers: Record<string, string> = {}, shopHost = host) => {
      const form = new FormData();
      form.set('locale', language);
      form.set('file', new Blob([csv]), 'costs.csv');
      const request = new Request('http://localhost', { method: 'POST', body: form });
      const body = await request.text();
      return shop.get('/api/campaigns/costs', {
        method: 'POST',
        host: shopHost,
        body,
        headers: {
          'content-type': request.headers.get('content-type') ?? '',
          'content-length': String(Buffer.byteLength(body)),
          'sec-fetch-site': 'same-origin',
          cookie,
          ...headers,
        },
      });
    };
    const today = new Date().toISOString().slice(0, 10);
    const csvWithCost = (cost: string) => `date,source,campaign,cost\n${today},letter,عيد,${cost}`;
    expect((await upload(csvWithCost('12.5'), {}, 'localhost')).status).toBe(404);
    expect((await upload(csvWithCost('12.5'), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await upload(csvWithCost('12.5'), { cookie: '' })).headers.location).toBe('/campaigns');
    const rejected = await upload(csvWithCost('free'));
    expect(rejected.headers.location).toBe('/ar/campaigns?costs-error=cost&line=2#costs');
    const saved = await upload(csvWithCost('12.5'));
    expect([saved.status, saved.headers.location]).toEqual([303, '/ar/campaigns?costs-saved=1#costs']);
    const get = (path: string) => shop.get(path, { host, headers: { cookie } });
    expect((await get('/ar/campaigns?costs-error=cost&line=2')).body).toContain('السطر 2');
    expect((await get('/campaigns')).body).toContain('Return on spend');
    expect((await get('/api/campaigns/export?table=campaigns&locale=en')).body).toMatch(
      /عيد,letter,e-mail,.*,12\.50,/,
    );
    const { body } = await shop.get('/campaigns', { headers: { cookie } });
    expect(body).not.toContain('Return on spend');
    expect(body).not.toContain('/api/campaigns/costs');
  });

  test('limits wrong keys per client address', async () => {
    const enterFrom = async (address: string) =>
      (
        await shop.get('/api/campaigns/session', {
          method: 'POST',
          headers: {
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': '9',
            // The client sent 192.0.2.1; the proxies appended the other addresses.
            'x-forwarded-for': `192.0.2.1, ${address}, 127.0.0.1`,
          },
          body: 'key=wrong',
        })
      ).headers.location;
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect(await enterFrom('198.51.100.1')).toBe('/campaigns?refused=wrong');
    }
    expect(await enterFrom('198.51.100.1')).toBe('/campaigns?refused=often');
    expect(await enterFrom('198.51.100.2')).toBe('/campaigns?refused=wrong');
  });

  test('rejects a wrong key, shows campaigns and landing pages, then one campaign', async ({ page }) => {
    await page.goto(`${shop.origin}/campaigns`);
    await page.getByLabel('Key').fill('not the key');
    await page.getByRole('button', { name: 'Open the report' }).click();
    await expect(page.getByRole('alert')).toHaveText('That is not the key of this report.');
    await expect(page.getByRole('table')).toHaveCount(0);
    await openReport(page, shop);
    const total = formatPrice(shop.orderTotal);
    expect(await readTable(page, 'By campaign')).toEqual([
      ['عيد\nletter / e-mail', '1', '1', '2', '1', '1', '1', '100%', total, total],
      ['No campaign\nSearch', '1', '1', '0', '0', '0', '0', '0%', formatPrice(0), '–'],
    ]);
    expect(await readTable(page, 'Where visits began')).toEqual([
      ['/ar', '1', '1', '0', '0', '0', '0', '0%', formatPrice(0), '–'],
      ['/shop', '1', '1', '2', '1', '1', '1', '100%', total, total],
    ]);
    await expect(page.getByRole('img', { name: /From landing to order: عيد/ })).toBeVisible();
    await page.getByText('The figures of every day').click();
    const days = await readTable(page, 'Day by day');
    expect(days).toHaveLength(30);
    expect(days.at(-1)?.slice(1)).toEqual(['2', '2', '2', '1', '1', '1', '50%', total, total]);
    expect(await page.content()).not.toContain(reportKey);

    // One campaign by content, compared with earlier days.
    await page.getByRole('table', { name: 'By campaign' }).getByRole('link', { name: 'عيد' }).click();
    await expect(page.getByRole('heading', { name: 'عيد', level: 2 })).toBeVisible();
    expect((await readTable(page, 'By content')).map(([name, landings]) => [name, landings])).toEqual([
      ['top', '1'],
    ]);
    expect((await readTable(page, 'Where visits began')).map(([path]) => path)).toEqual(['/shop']);
    await expect(page.getByText('was 0').first()).toBeVisible();
    await page.getByRole('link', { name: 'Last 7 days' }).click();
    await expect(page.getByRole('heading', { name: 'عيد', level: 2 })).toBeVisible();
    await page.getByRole('link', { name: 'All campaigns' }).click();
    expect(await readTable(page, 'By campaign')).toHaveLength(2);
  });

  test('attributes to the first visit, filters by dates and exports CSV', async ({ page }) => {
    await openReport(page, shop);
    await page.getByRole('radio', { name: 'first visit' }).check();
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/touch=first/);
    expect((await readTable(page, 'By campaign'))[0]?.[0]).toBe(`${formulaCampaign}\nsearch / cpc`);
    await page.goto(`${shop.origin}/campaigns?from=2020-01-01&to=2020-01-31`);
    await expect(page.getByText('Nothing was recorded in these days.')).toBeVisible();
    await page.goto(`${shop.origin}/campaigns?from=2020-01-31&to=2020-01-01`);
    await expect(page.getByRole('alert')).toContainText('That range cannot be counted');

    await page.goto(`${shop.origin}/campaigns?touch=first`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export as CSV: By campaign' }).click();
    expect((await download).suggestedFilename()).toMatch(/^campaigns-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const exported = await page.request.get(
      `${shop.origin}/api/campaigns/export?table=campaigns&touch=first`,
    );
    expect(exported.headers()['content-type']).toBe('text/csv; charset=utf-8');
    expect(exported.headers()['cache-control']).toContain('no-store');
    const total = shop.orderTotal.toFixed(2);
    expect((await exported.text()).split('\r\n')[1]).toBe(
      `"'=HYPERLINK(""https://elsewhere.example"")",search,cpc,1,1,2,1,1,1,1.0000,${total},${total},EGP`,
    );
    const days = await page.request.get(`${shop.origin}/api/campaigns/export?table=days&locale=ar`);
    expect((await days.text()).split(',')[1]).toBe('بدايات الزيارات');
    expect((await days.text()).trim().split('\r\n')).toHaveLength(31);
    expect((await page.request.get(`${shop.origin}/api/campaigns/export?table=keys`)).status()).toBe(400);

    const [{ name, value } = { name: '', value: '' }] = await page.context().cookies();
    const exportWithCookie = () =>
      shop.get('/api/campaigns/export?table=days', { headers: { cookie: `${name}=${value}` } });
    expect((await exportWithCookie()).status).toBe(200);
    await page.getByRole('button', { name: 'Close the report' }).click();
    await expect(page.getByLabel('Key')).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
    expect((await exportWithCookie()).status).toBe(401);
  });

  for (const { language, screen, viewport } of languageScreenPairs) {
    test(`has no axe violations in ${language} on a ${screen}`, async ({ browser }) => {
      const context = await browser.newContext({
        javaScriptEnabled: true,
        viewport,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await openReport(page, shop, language);
      await expect(page).toHaveURL(shop.origin + localizedPath(language, '/campaigns'));
      await page.locator('main details summary').click();
      expect(await axeViolations(page, 'main')).toEqual([]);
      // Only shoppers see the consent bar.
      await page.waitForLoadState('networkidle');
      await expect(page.locator('#consent')).toBeHidden();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      const cutOffTables = await page
        .getByRole('table')
        .evaluateAll((tables) =>
          tables.flatMap(({ parentElement: box, textContent }) =>
            box && box.scrollWidth > box.clientWidth ? [textContent] : [],
          ),
        );
      if (viewport.width >= 1440) expect(cutOffTables).toEqual([]);
      await context.close();
    });
  }

  fakeUpstreamTest(
    'distinguishes a missing, rejecting and failing report API',
    async ({ page, upstream, storefront }) => {
      const reportCalls = '/Posts/Campaigns/';
      await page.goto(`${storefront.origin}/campaigns`);
      await page.getByLabel('Key').fill(fakeCampaignsKey);
      await page.getByRole('button', { name: 'Open the report' }).click();
      await expect(page.getByRole('alert')).toContainText('does not know this report');
      expect(
        upstream.calls.find(({ path }) => path.startsWith(reportCalls))?.headers['x-campaigns-key'],
      ).toBe(fakeCampaignsKey);
      for (const [behaviour, message] of [
        ['status 401', 'did not accept'],
        ['status 500', 'does not answer'],
        ['an HTML page', 'not this report'],
        // Reports have a longer timeout than all other calls, so the delayed call still returns its 404.
        [{ delayMs: 1000 }, 'does not know this report'],
      ] as const) {
        upstream.setBehaviour(reportCalls, behaviour);
        await page.reload();
        await expect(page.getByRole('alert')).toContainText(message);
      }
      const exportUrl = `${storefront.origin}/api/campaigns/export?table=days`;
      expect((await page.request.get(exportUrl)).status()).toBe(503);
    },
  );

  test('shows web vitals of a campaign after enough visits', async ({ browser, page }) => {
    const api = { baseUrl: `${shop.origin}/api/upstream` };
    const events = Array.from({ length: 19 }, (_, index) => ({
      eventId: `fast-${index}`,
      eventType: 'web-vitals',
      sessionId: `fast-${index}`,
      utmSource: 'fast',
      json: JSON.stringify({ page: '/shop', language: 'en', lcp: 5000 }),
    }));
    expect((await callApi(api, 'POST', '/UtmTrackings/Log', { body: events })).status).toBe(200);
    const context = await browser.newContext({ javaScriptEnabled: true });
    const visitor = await context.newPage();
    const measuringScript = visitor.waitForResponse(
      async (response) =>
        response.url().includes('/_next/static/') &&
        (await response.text()).includes('largest-contentful-paint'),
    );
    await visitor.goto(`${shop.origin}/shop?utm_source=fast`);
    await openReport(page, shop);
    const vitalsOf = async (tableName: string, name: string) =>
      (await readTable(page, tableName)).find(([label]) => label?.includes(name))?.slice(-3);
    expect(await vitalsOf('How fast pages were, by campaign', 'fast')).toEqual([
      'Not enough visits',
      '–',
      '–',
    ]);
    await measuringScript;
    await visitor.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await visitor.goto(`${shop.origin}/robots.txt`);
    const measured = ['5s, poor', '–', 'Not enough visits'];
    await expect(async () => {
      await page.reload();
      expect(await vitalsOf('How fast pages were, by campaign', 'fast')).toEqual(measured);
    }).toPass();
    expect(await vitalsOf('How fast pages were', '/shop')).toEqual(measured);
    await context.close();
  });
});
