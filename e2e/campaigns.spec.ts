import type { Page } from '@playwright/test';
import { ask as askApi, order, orderOf } from '../upstream/testing/shopper.ts';
import { findings } from './support/axe.ts';
import { inLanguage, price } from './support/catalogue.ts';
import { ask } from './support/http.ts';
import { expect, pairKey, test } from './support/plain-test.ts';
import { seedFolder } from './support/reference-api.ts';
import { visits } from './support/screens.ts';
import { port as portWithoutKey } from './support/shop.ts';
import { type Storefront, startStorefront } from './support/storefront.ts';
import { test as pairTest } from './support/with-fake-upstream.ts';

const key = 'the key of the marketers';
const hostile = '=HYPERLINK("https://elsewhere.example")';

interface Shop extends Storefront {
  /** What the one order cost, in whole units. */
  paid: number;
}

interface Item {
  id: number;
  title: string;
  slug: string;
  variants: { id: number; price: number; quantity: number; salePrice: number | null }[];
}

// In one worker: what they share takes seconds to start.
test.describe.configure({ mode: 'default' });
// All of it works without script.
test.use({ javaScriptEnabled: false });
pairTest.use({ javaScriptEnabled: false });

/** With a key and a reference API of its own, where two campaigns brought a visitor who ordered. */
let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folder = `test-results/campaigns-${process.pid}`;
  await seedFolder(folder);
  const storefront = await startStorefront({ CAMPAIGNS_KEY: key, DATA_DIR: folder });
  shop = { ...storefront, paid: await visit(storefront) };
});
test.afterAll(() => shop.stop());

/** Tells of visits as browsers do; returns what was ordered for. */
async function visit({ origin }: Storefront): Promise<number> {
  const api = { baseUrl: `${origin}/api/upstream` };
  const first = { utm_source: 'search', utm_medium: 'cpc', utm_campaign: hostile };
  const last = { utm_source: 'letter', utm_medium: 'e-mail', utm_campaign: 'عيد', utm_content: 'top' };
  const anna = {
    ...{ sessionId: 'anna', utmSource: 'letter', utmMedium: 'e-mail', utmCampaign: 'عيد', first },
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
  expect((await askApi(api, 'POST', '/UtmTrackings/Log', { body: events })).status).toBe(200);
  const filter = { pageNumber: 1, pageSize: 20, tags: ['status:in-stock'] };
  const { items }: { items: Item[] } = (await askApi(api, 'POST', '/Products/Filter', { body: filter })).body
    .response;
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
  const placed = await order(
    api,
    orderOf([{ offer, quantity: 1 }], { sessionId: 'anna', utm: { first, last } }),
  );
  expect(placed.status).toBe(200);
  return offer.price;
}

async function open(page: Page, { origin }: Storefront, language: 'en' | 'ar' = 'en'): Promise<void> {
  await page.goto(origin + inLanguage(language, '/campaigns'));
  await page.locator('input[type="password"]').fill(key);
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator('main h2').first()).toBeVisible();
}

async function cells(page: Page, table: string): Promise<string[][]> {
  const rows = await page.getByRole('table', { name: table }).locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) =>
      (await row.locator('th, td').allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' ')),
    ),
  );
}

test('without a key in the environment nothing is there', async () => {
  for (const path of ['/campaigns', '/ar/campaigns', '/api/campaigns/export?table=days']) {
    expect([path, (await ask(portWithoutKey, path)).status]).toEqual([path, 404]);
  }
  const form = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body: 'key=' };
  expect((await ask(portWithoutKey, '/api/campaigns/session', form)).status).toBe(404);
});

test('whoever lacks the key sees a form and no figure, kept by nobody and found by nobody', async () => {
  const answer = await shop.get('/campaigns', { headers: { cookie: 'campaigns_session=9999999999.x' } });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(answer.body).toContain('<meta name="robots" content="noindex');
  expect(answer.body).toContain('type="password"');
  expect(answer.body).not.toContain('<table');
  expect((await shop.get('/api/campaigns/export?table=days')).status).toBe(401);
});

test('a key sent from another site is not looked at', async () => {
  const send = (headers: Record<string, string>) =>
    shop.get('/api/campaigns/session', {
      method: 'POST',
      body: `key=${encodeURIComponent(key)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send({ origin: 'https://elsewhere.example' })).status).toBe(403);
  const own = await send({ 'sec-fetch-site': 'same-origin' });
  expect([own.status, own.headers.location]).toEqual([303, '/campaigns']);
  const [cookie = ''] = own.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^campaigns_session=\d+\.[\w-]{43}; .*HttpOnly; SameSite=Strict/);
  expect(cookie).not.toContain(key);
});

test('a wrong key is refused in words; the report says what each campaign brought, and where its visits began', async ({
  page,
}) => {
  await page.goto(`${shop.origin}/campaigns`);
  await page.getByLabel('Key').fill('not the key');
  await page.getByRole('button', { name: 'Open the report' }).click();
  await expect(page.getByRole('alert')).toHaveText('That is not the key of this report.');
  await expect(page.getByRole('table')).toHaveCount(0);
  await open(page, shop);
  const paid = price(shop.paid);
  expect(await cells(page, 'By campaign')).toEqual([
    ['عيد', 'letter', 'e-mail', '1', '1', '2', '1', '1', '1', '100%', paid, paid],
    ['No campaign', 'Search', '', '1', '1', '0', '0', '0', '0', '0%', price(0), '–'],
  ]);
  expect(await cells(page, 'Where visits began')).toEqual([
    ['/ar', '1', '1', '0', '0', '0', '0', '0%', price(0), '–'],
    ['/shop', '1', '1', '2', '1', '1', '1', '100%', paid, paid],
  ]);
  await expect(page.getByRole('img', { name: /From landing to order: عيد/ })).toBeVisible();
  await page.getByText('The figures of every day').click();
  const days = await cells(page, 'Day by day');
  expect(days).toHaveLength(30);
  expect(days.at(-1)?.slice(1)).toEqual(['2', '2', '2', '1', '1', '1', '50%', paid, paid]);
  expect(await page.content()).not.toContain(key);
});

test('a campaign opens alone, by what its links say, and is compared with the days before', async ({
  page,
}) => {
  await open(page, shop);
  await page.getByRole('table', { name: 'By campaign' }).getByRole('link', { name: 'عيد' }).click();
  await expect(page.getByRole('heading', { name: 'عيد', level: 2 })).toBeVisible();
  expect((await cells(page, 'By content')).map(([name, landings]) => [name, landings])).toEqual([
    ['top', '1'],
  ]);
  expect((await cells(page, 'Where visits began')).map(([path]) => path)).toEqual(['/shop']);
  await expect(page.getByText('was 0').first()).toBeVisible();
  await page.getByRole('link', { name: 'Last 7 days' }).click();
  await expect(page.getByRole('heading', { name: 'عيد', level: 2 })).toBeVisible();
  await page.getByRole('link', { name: 'All campaigns' }).click();
  expect(await cells(page, 'By campaign')).toHaveLength(2);
});

test('the first visit gets the credit when it is asked for, in the range that is asked for', async ({
  page,
}) => {
  await open(page, shop);
  await page.getByRole('radio', { name: 'first visit' }).check();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/touch=first/);
  expect((await cells(page, 'By campaign'))[0]?.slice(0, 3)).toEqual([hostile, 'search', 'cpc']);
  await page.goto(`${shop.origin}/campaigns?from=2020-01-01&to=2020-01-31`);
  await expect(page.getByText('Nothing was recorded in these days.')).toBeVisible();
  await page.goto(`${shop.origin}/campaigns?from=2020-01-31&to=2020-01-01`);
  await expect(page.getByRole('alert')).toContainText('That range cannot be counted');
});

test('the tables can be taken away as CSV in which nothing is a formula, and the report closed again', async ({
  page,
}) => {
  await open(page, shop);
  await page.goto(`${shop.origin}/campaigns?touch=first`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV: By campaign' }).click();
  expect((await download).suggestedFilename()).toMatch(/^campaigns-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const answer = await page.request.get(`${shop.origin}/api/campaigns/export?table=campaigns&touch=first`);
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers()['cache-control']).toContain('no-store');
  const paid = shop.paid.toFixed(2);
  expect((await answer.text()).split('\r\n')[1]).toBe(
    `"'=HYPERLINK(""https://elsewhere.example"")",search,cpc,1,1,2,1,1,1,1.0000,${paid},${paid},EGP`,
  );
  const days = await page.request.get(`${shop.origin}/api/campaigns/export?table=days&locale=ar`);
  expect((await days.text()).split(',')[1]).toBe('بدايات الزيارات');
  expect((await days.text()).trim().split('\r\n')).toHaveLength(31);
  expect((await page.request.get(`${shop.origin}/api/campaigns/export?table=keys`)).status()).toBe(400);

  await page.getByRole('button', { name: 'Close the report' }).click();
  await expect(page.getByLabel('Key')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});

for (const { language, screen, viewport } of visits) {
  test(`axe finds nothing on the form and the report in ${language} on a ${screen}`, async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: true,
      viewport,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(shop.origin + inLanguage(language, '/campaigns'));
    expect(await findings(page)).toEqual([]);
    await open(page, shop, language);
    await expect(page).toHaveURL(shop.origin + inLanguage(language, '/campaigns'));
    await page.locator('main details summary').click();
    expect(await findings(page)).toEqual([]);
    // Whoever shops is asked; nobody shops here.
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#consent')).toBeHidden();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await context.close();
  });
}

pairTest(
  'an API that knows no such report, refuses it or does not answer is told apart in words',
  async ({ page, upstream, storefront }) => {
    const call = '/Posts/Campaigns/';
    await page.goto(`${storefront.origin}/campaigns`);
    await page.getByLabel('Key').fill(pairKey);
    await page.getByRole('button', { name: 'Open the report' }).click();
    await expect(page.getByRole('alert')).toContainText('does not know this report');
    expect(upstream.calls.find(({ path }) => path.startsWith(call))?.headers['x-campaigns-key']).toBe(
      pairKey,
    );
    for (const [behaviour, words] of [
      ['status 401', 'did not accept'],
      ['status 500', 'does not answer'],
      ['an HTML page', 'not this report'],
      // Longer than any other call may take.
      [{ slowMs: 1000 }, 'does not know this report'],
    ] as const) {
      upstream.when(call, behaviour);
      await page.reload();
      await expect(page.getByRole('alert')).toContainText(words);
    }
    const table = `${storefront.origin}/api/campaigns/export?table=days`;
    expect((await page.request.get(table)).status()).toBe(503);
  },
);

test('how fast a visitor’s page was is told as it is left, and stands beside their campaign once enough were', async ({
  browser,
  page,
}) => {
  const api = { baseUrl: `${shop.origin}/api/upstream` };
  const told = Array.from({ length: 19 }, (_, index) => ({
    ...{ eventId: `fast-${index}`, eventType: 'web-vitals', sessionId: `fast-${index}` },
    ...{ utmSource: 'fast', json: JSON.stringify({ page: '/shop', language: 'en', lcp: 5000 }) },
  }));
  expect((await askApi(api, 'POST', '/UtmTrackings/Log', { body: told })).status).toBe(200);
  const context = await browser.newContext({ javaScriptEnabled: true });
  const visitor = await context.newPage();
  const measures = visitor.waitForResponse(
    async (answer) =>
      answer.url().includes('/_next/static/') && (await answer.text()).includes('largest-contentful-paint'),
  );
  await visitor.goto(`${shop.origin}/shop?utm_source=fast`);
  await open(page, shop);
  const speedOf = async (table: string, name: string) =>
    (await cells(page, table)).find((row) => row.includes(name))?.slice(-3);
  expect(await speedOf('By campaign', 'fast')).toEqual(['Not enough visits', '–', '–']);
  await measures;
  await visitor.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await visitor.goto(`${shop.origin}/robots.txt`);
  const once = ['5s, poor', '–', 'Not enough visits'];
  await expect(async () => {
    await page.reload();
    expect(await speedOf('By campaign', 'fast')).toEqual(once);
  }).toPass();
  expect(await speedOf('How fast pages were', '/shop')).toEqual(once);
  await context.close();
});
