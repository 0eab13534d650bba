import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withParameter } from '../contract/path-parameter.ts';
import { cataloguePaths, orderPaths } from '../contract/paths.ts';
import { valuesAt } from '../lib/site/seo/structured/validate.ts';
import { callApi } from '../reference-api/testing/api-client.ts';
import { type MailServer, startMailServer } from '../reference-api/testing/mail-server.ts';
import { axeViolations } from './support/axe.ts';
import { expect, fakeCampaignsKey, test } from './support/base-test.ts';
import {
  createReportSession,
  formulaCampaign,
  openReport,
  readTable,
  recordVisits,
  reportKey,
  sendReportKey,
} from './support/campaign-report.ts';
import {
  findProduct,
  formatPrice,
  isSoldOut,
  type Language,
  languages,
  localizedPath,
  productPath,
} from './support/catalogue.ts';
import { fillInCheckout, placeOrderButton, readOrderNumber } from './support/checkout.ts';
import { meta, structuredData, visibleText } from './support/html.ts';
import { runApiCommand, seedDataFolder } from './support/reference-api.ts';
import { type Storefront, startStorefront } from './support/storefront.ts';
import { test as testWithConsole, waitForHydration } from './support/test.ts';
import { test as fakeUpstreamTest } from './support/test-with-fake-upstream.ts';
import { phone } from './support/viewports.ts';

const product = findProduct(
  'is a best seller without a sale',
  (candidate) => candidate.tags.includes('best-sellers') && !candidate.sale && !isSoldOut(candidate),
);
const soldOut = findProduct('is sold out', isSoldOut);
const folder = mkdtempSync(join(tmpdir(), 'rida-reference-api-'));
const tenantsFile = join(folder, 'tenants.json');
const deliveryCost = 35.5;
const dinarHost = 'dinar.localhost';
let mailServer: MailServer;
let storefront: Storefront;
/** Total of the order that a visitor of two campaigns placed. */
let orderTotal: number;

const runCommand = (...command: string[]) => runApiCommand(folder, ...command);

// One worker: all tests share a storefront with its own reference API, which takes seconds to start.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  mailServer = await startMailServer();
  await seedDataFolder(folder);
  const tenants = JSON.parse(readFileSync('tenants.json', 'utf8'));
  tenants[1].delivery.cost = deliveryCost;
  // Campaign costs are tested with the other shop.
  tenants[0].capabilities = ['reviews', 'coupons', 'card', 'stock-alerts', 'facets', 'looks', 'fit'];
  tenants.push({
    ...tenants[0],
    id: 'dinar',
    hosts: [dinarHost],
    currency: 'KWD',
    delivery: { cost: 1.255, countries: ['EG'] },
  });
  writeFileSync(tenantsFile, JSON.stringify(tenants));
  storefront = await startStorefront({
    API_BASE_URL: '',
    DATABASE_URL: '',
    DATA_DIR: folder,
    TENANTS_FILE: tenantsFile,
    SMTP_URL: mailServer.url,
    CAMPAIGNS_KEY: reportKey,
  });
  orderTotal = await recordVisits(storefront);
});

test.afterAll(async () => {
  await storefront?.stop();
  mailServer?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Every document that shows the price, with its format. */
const priceDocuments: [path: string, accept: string, format: (pounds: number) => string][] = [
  ...[
    productPath(product),
    `${productPath(product)}?size=${encodeURIComponent(product.sizes[0] ?? '')}`,
    '/',
    '/shop/shop-feature/best-sellers',
    `/shop/shop-category/${product.category}`,
    `/shop?searchText=${encodeURIComponent(product.title.en)}`,
  ].map((path): [string, string, (pounds: number) => string] => [path, 'text/html', formatPounds]),
  [productPath(product), 'text/markdown', formatPounds],
  [`/shop/shop-category/${product.category}`, 'text/markdown', formatPounds],
  ['/feeds/google.xml', '*/*', (pounds) => `<g:price>${pounds}.00 EGP</g:price>`],
  ['/feeds/meta.csv', '*/*', (pounds) => `,${pounds}.00 EGP,`],
];

/** Tags are the same in both languages, so that a page and a feed are enough in the second one. */
const priceDocumentsIn = (language: Language) =>
  priceDocuments.filter(([path, accept]) =>
    language === 'en'
      ? true
      : [productPath(product), '/feeds/google.xml'].includes(path) && accept !== 'text/markdown',
  );

function formatPounds(pounds: number): string {
  return `${pounds.toLocaleString('en-GB')}.00`;
}

async function fetchText(path: string, accept: string): Promise<string> {
  const { status, body, headers } = await storefront.get(path, { headers: { accept } });
  expect([path, status]).toEqual([path, 200]);
  return headers['content-type']?.includes('html') ? visibleText(body) : body;
}

/** Orders a product as a guest; returns the number of the order. */
async function buy(slug: string, email: string): Promise<string> {
  const api = '/api/upstream';
  const productResponse = await storefront.get(`${api}${withParameter(cataloguePaths.productBySlug, slug)}`);
  const { id: productId, variants } = JSON.parse(productResponse.body).response;
  const order = {
    contact: { name: 'Sara', email, phoneNumber: '+20 10 1234 5678' },
    address: { country: 'EG', governorate: 'Cairo', city: 'Nasr City', street: '5 Abbas El Akkad' },
    shipping: 'free',
    payment: 'cash-on-delivery',
    lines: [
      {
        productId,
        variantId: variants.find(({ quantity }: { quantity: number }) => quantity > 0).id,
        quantity: 1,
      },
    ],
  };
  const { body } = await storefront.get(`${api}${orderPaths.placeOrder}`, {
    method: 'POST',
    body: JSON.stringify(order),
    headers: { 'content-type': 'application/json', 'idempotency-key': 'order-to-review' },
  });
  return JSON.parse(body).response.number;
}

test.describe('reference API', () => {
  test('changes of price and stock update every page, list and feed', async () => {
    test.slow();
    const [before, after] = [product.price, 7391];
    const lastmod = async () => {
      const { body } = await storefront.get('/sitemaps/products-1.xml');
      const entry = body.slice(body.indexOf(`${productPath(product)}</loc>`));
      return Date.parse(/<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? '');
    };
    const lastmodBefore = await lastmod();
    for (const language of languages) {
      for (const [path, accept, format] of priceDocumentsIn(language)) {
        expect.soft(await fetchText(localizedPath(language, path), accept), path).toContain(format(before));
      }
    }
    await runCommand('set-price', product.slug, String(after));
    await expect.poll(() => fetchText(productPath(product), 'text/html')).toContain(formatPounds(after));
    for (const language of languages) {
      for (const [path, accept, format] of priceDocumentsIn(language)) {
        expect.soft(await fetchText(localizedPath(language, path), accept), path).toContain(format(after));
      }
    }
    await expect.poll(lastmod).toBeGreaterThan(lastmodBefore);
    await test.step('stock changes update the product page', async () => {
      await runCommand('set-stock', product.slug, '0');
      await expect.poll(() => fetchText(productPath(product), 'text/html')).toContain('Out of stock');
      expect(await fetchText(productPath(product), 'text/markdown')).toContain('out of stock');
      await runCommand('set-stock', product.slug, '5');
      await expect.poll(() => fetchText(productPath(product), 'text/html')).not.toContain('Out of stock');
    });
  });

  test('a published review of a buyer appears everywhere', async ({ page }) => {
    test.slow();
    const reviewed = findProduct(
      'has no reviews',
      (candidate) => candidate.reviews.length === 0 && !isSoldOut(candidate),
    );
    const path = productPath(reviewed);
    const unreviewed = await storefront.get(path);
    expect(visibleText(unreviewed.body)).toContain('Write the first review');
    expect(visibleText(unreviewed.body)).not.toContain('(5 Reviews)');
    expect(structuredData(unreviewed.body)[0]).not.toHaveProperty('aggregateRating');
    const email = 'sara@shop.example';
    const orderNumber = await buy(reviewed.slug, email);
    await runCommand('deliver-order', orderNumber);

    await page.goto(storefront.origin + path);
    const region = page.getByRole('region', { name: 'Customer reviews' });
    await region.getByRole('heading', { level: 3 }).scrollIntoViewIfNeeded();
    await region.getByRole('radio', { name: '4 stars' }).check();
    await region.getByRole('textbox', { name: 'Review' }).fill('Falls well and does not cling.');
    await region.getByRole('textbox', { name: 'Name' }).fill('Sara');
    await region.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await region.getByRole('textbox', { name: 'Order number' }).fill('RD-2026-WRONG');
    await region.getByRole('button', { name: 'Submit review' }).click();
    await expect(region.getByRole('alert')).toContainText('There is no order of this product');
    await region.getByRole('textbox', { name: 'Order number' }).fill(orderNumber);
    await region.getByRole('button', { name: 'Submit review' }).click();
    await expect(region.getByRole('status')).toContainText('We read your review before it appears');

    const [id = ''] = (await runCommand('pending-reviews')).split(' ', 1);
    await runCommand('publish-review', id);
    await expect.poll(() => fetchText(path, 'text/html')).toContain('(1 Review)');
    const { body } = await storefront.get(`/ar${path}`);
    expect(body).toMatch(/<p lang="en" dir="ltr"[^>]*>Falls well/);
    expect(visibleText(body)).toContain('شراء مؤكد');
    expect(valuesAt(structuredData(body), 'aggregateRating')).toMatchObject([
      { ratingValue: 4, reviewCount: 1 },
    ]);
    expect(await fetchText(path, 'text/markdown')).toContain('**4/5** Sara: Falls well');
    const listing = await storefront.get(`/shop?searchText=${encodeURIComponent(reviewed.title.en)}`);
    expect(listing.body).toContain('aria-label="Rated 4 out of 5"');
  });

  test('policy page and checkout have the delivery cost of their shop', async () => {
    const host = 'layl.localhost';
    const { body: policy } = await storefront.get('/pages/policy', { host });
    expect(visibleText(policy)).toContain(`Delivery costs ${formatPrice(deliveryCost, 'SAR')}.`);
    // The choices are in the flight data, whose quotation marks are escaped.
    const fetchFlightData = async (shopHost: string) => {
      const { body } = await storefront.get('/pages/checkout', { host: shopHost });
      const [, scriptUrl = ''] = /data-scripts="(\S+)/.exec(body) ?? [];
      return (await storefront.get(scriptUrl, { host: shopHost })).body;
    };
    expect(await fetchFlightData(host)).toMatch(/"method\\*":\\*"standard\\*",\\*"cost\\*":3550/);
    expect(await fetchFlightData('localhost')).toMatch(/"method\\*":\\*"free\\*",\\*"cost\\*":0/);
  });

  testWithConsole('a shop in dinars shows and sells a price with three decimals', async ({ page }) => {
    const sold = findProduct(
      'has no sale and is no best seller',
      (candidate) => !candidate.tags.includes('best-sellers') && !candidate.sale && !isSoldOut(candidate),
    );
    const path = productPath(sold);
    const fetchPage = async (host: string) => (await storefront.get(path, { host })).body;
    expect(visibleText(await fetchPage(dinarHost))).toContain('KWD');
    await runCommand('set-price', sold.slug, '9.995');
    await expect.poll(async () => visibleText(await fetchPage(dinarHost))).toContain('KWD 9.995');
    expect(visibleText(await fetchPage('localhost'))).toContain('EGP 10.00');
    const html = await fetchPage(dinarHost);
    expect(JSON.stringify(structuredData(html))).toContain('"price":"9.995","priceCurrency":"KWD"');
    expect(meta(html, 'product:price:amount')).toBe('9.995');
    const { body: feed } = await storefront.get('/feeds/google.xml', { host: dinarHost });
    expect(feed).toContain('<g:price>9.995 KWD</g:price>');

    await page.goto(`http://${dinarHost}:${storefront.port}${path}`);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await page.waitForURL(/\/pages\/checkout$/);
    await waitForHydration(page);
    await expect(placeOrderButton(page)).toBeEnabled();
    await expect(page.getByRole('main')).toContainText('KWD\u00a011.250');
    await fillInCheckout(page);
    await placeOrderButton(page).click();
    await readOrderNumber(page);
    await expect(page.getByRole('main')).toContainText('KWD\u00a011.250');
  });

  test('a killed API process is restarted', async () => {
    test.slow();
    // The API locks its data folder with a file whose name begins with the process id of the API.
    const ownerPids = () => readdirSync(join(folder, 'owners')).map((name) => Number(name.split('-')[0]));
    const [pid = 0] = ownerPids();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => ownerPids().includes(pid)).toBe(false);
    const status = async () =>
      (await storefront.get(`/api/upstream${withParameter(cataloguePaths.productBySlug, product.slug)}`))
        .status;
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
  });
});

test.describe('stock alerts by mail', () => {
  /** Returns the next mail to an address. */
  const nextMailTo = async (address: string) => {
    for (;;) {
      const mail = await mailServer.next();
      if (mail.headers.includes(address)) return mail;
    }
  };

  /** Returns the path and query of a link in the next mail to an address. */
  const linkInNextMailTo = async (address: string, pattern: RegExp) => {
    const { text } = await nextMailTo(address);
    const url = pattern.exec(text)?.[0];
    if (url === undefined) throw new Error(`The mail has no link: ${text}`);
    const { pathname, search } = new URL(url);
    return pathname + search;
  };

  testWithConsole('are requested, confirmed, sent on restocking, and ended', async ({ page, browser }) => {
    test.setTimeout(120_000);
    const urlOf = (path: string) => storefront.origin + path;
    await page.goto(urlOf(productPath(soldOut)));
    await waitForHydration(page);
    await page.getByRole('button', { name: "Tell me when it's back", exact: true }).click();
    const dialog = page.getByRole('dialog', { name: "Tell me when it's back" });
    await dialog.getByLabel('E-mail').fill('noura@shop.example');
    await dialog.getByRole('button', { name: 'E-mail me' }).click();
    await expect(dialog.getByRole('status')).toContainText('noura@shop.example');

    const alertPath = await linkInNextMailTo('noura@shop.example', /https?:\S+\/pages\/alerts\?token=\S+/);
    const { headers, body } = await storefront.get(alertPath);
    expect(headers['cache-control']).toContain('no-store');
    expect([meta(body, 'robots'), meta(body, 'referrer')]).toEqual(['noindex, follow', 'no-referrer']);
    await page.goto(urlOf(alertPath));
    await expect(page.getByRole('main').getByRole('status')).toContainText('Shall we write to you');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('We write to you once');

    await test.step('also without script, in Arabic', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(urlOf(`/ar${productPath(soldOut)}`));
      await plain.getByLabel('البريد الإلكتروني').fill('huda@shop.example');
      await plain.getByRole('button', { name: 'أخبروني عند توفّرها' }).click();
      await expect(plain).toHaveURL(/\/ar\/pages\/alerts\?sent=1$/);
      await expect(plain.getByRole('main').getByRole('status')).toContainText('راجعي بريدكِ');
      await plain.goto(
        urlOf(await linkInNextMailTo('huda@shop.example', /https?:\S+\/ar\/pages\/alerts\?token=\S+/)),
      );
      await plain.getByRole('button', { name: 'إنهاء كل تنبيهاتي' }).click();
      await expect(plain.getByRole('main').getByRole('status')).toContainText('لن نراسلكِ');
      await context.close();
    });

    await runApiCommand(folder, 'set-stock', soldOut.slug, '5');
    const restockMail = await nextMailTo('noura@shop.example');
    expect(restockMail.text).toContain(productPath(soldOut));
    const alertText = async () => visibleText((await storefront.get(alertPath)).body);
    await expect.poll(alertText).toContain('We have written to you');
    const unsubscribeUrl =
      /List-Unsubscribe: <([^>]+)>/.exec(restockMail.headers.replace(/\r\n\s+/g, ' '))?.[1] ?? '';
    const { status } = await storefront.get(new URL(unsubscribeUrl).pathname, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(200);
    await expect.poll(alertText).toContain('We write no e-mail');
  });
});

test.describe('campaign report', () => {
  test('shows only an uncached, unindexed login form without the key', async () => {
    const response = await storefront.get('/campaigns', {
      headers: { cookie: 'campaigns_session=9999999999.x' },
    });
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toContain('no-store');
    expect(response.body).toContain('<meta name="robots" content="noindex');
    expect(response.body).toContain('type="password"');
    expect(response.body).not.toContain('<table');
    expect((await storefront.get('/api/campaigns/export?table=days')).status).toBe(401);
  });

  test('rejects a key sent from another site', async () => {
    const send = (headers: Record<string, string>) => sendReportKey(storefront, reportKey, { headers });
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
    const cookie = await createReportSession(storefront, reportKey, host);
    const upload = async (csv: string, headers: Record<string, string> = {}, shopHost = host) => {
      const form = new FormData();
      form.set('file', new Blob([csv]), 'costs.csv');
      const request = new Request('http://localhost', { method: 'POST', body: form });
      const body = await request.text();
      return storefront.get(`/api/campaigns/costs?locale=${language}`, {
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
    expect((await upload(csvWithCost('12.5'), { cookie: '' })).headers.location).toBe('/ar/campaigns');
    const tooLong = await upload(csvWithCost('1'.repeat(600_000)));
    expect(tooLong.headers.location).toBe('/ar/campaigns?costs-error=size&line=1#costs');
    const rejected = await upload(csvWithCost('free'));
    expect(rejected.headers.location).toBe('/ar/campaigns?costs-error=cost&line=2#costs');
    const saved = await upload(csvWithCost('12.5'));
    expect([saved.status, saved.headers.location]).toEqual([303, '/ar/campaigns?costs-saved=1#costs']);
    const get = (path: string) => storefront.get(path, { host, headers: { cookie } });
    expect((await get('/ar/campaigns?costs-error=cost&line=2')).body).toContain('السطر 2');
    expect((await get('/campaigns')).body).toContain('Return on spend');
    expect((await get('/api/campaigns/export?table=campaigns&locale=en')).body).toMatch(
      /عيد,letter,organic,.*,12\.50,/,
    );
    const { body } = await storefront.get('/campaigns', { headers: { cookie } });
    expect(body).not.toContain('Return on spend');
    expect(body).not.toContain('/api/campaigns/costs');
  });

  test('limits wrong keys per client address', async () => {
    const enterFrom = async (address: string) => {
      // The client sent 192.0.2.1; the proxies appended the other addresses.
      const headers = {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `192.0.2.1, ${address}, 127.0.0.1`,
      };
      return (await sendReportKey(storefront, 'wrong', { headers })).headers.location;
    };
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect(await enterFrom('198.51.100.1')).toBe('/campaigns?refused=wrong');
    }
    expect(await enterFrom('198.51.100.1')).toBe('/campaigns?refused=often');
    expect(await enterFrom('198.51.100.2')).toBe('/campaigns?refused=wrong');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('rejects a wrong key, shows campaigns and landing pages, then one campaign', async ({ page }) => {
      await page.goto(`${storefront.origin}/campaigns`);
      const enterKey = async (key: string) => {
        await page.getByLabel('Key').fill(key);
        await page.getByRole('button', { name: 'Open the report' }).click();
      };
      await enterKey('not the key');
      await expect(page.getByRole('alert')).toHaveText('That is not the key of this report.');
      await expect(page.getByRole('table')).toHaveCount(0);
      await enterKey(reportKey);
      await expect(page).toHaveURL(`${storefront.origin}/campaigns`);
      const total = formatPrice(orderTotal);
      // Other tests add rows.
      expect(await readTable(page, 'By campaign')).toEqual(
        expect.arrayContaining([
          ['عيد\nletter / e-mail', '1', '1', '2', '1', '1', '1', '100%', total, total],
          ['No campaign\nSearch', '1', '1', '0', '0', '0', '0', '0%', formatPrice(0), '–'],
        ]),
      );
      expect(await readTable(page, 'Where visits began')).toEqual(
        expect.arrayContaining([
          ['/ar', '1', '1', '0', '0', '0', '0', '0%', formatPrice(0), '–'],
          ['/shop', '1', '1', '2', '1', '1', '1', '100%', total, total],
        ]),
      );
      await expect(page.getByRole('img', { name: /From landing to order: عيد/ })).toBeVisible();
      expect(await page.content()).not.toContain(reportKey);

      await test.step('one campaign by content, compared with earlier days', async () => {
        await page.getByRole('table', { name: 'By campaign' }).getByRole('link', { name: 'عيد' }).click();
        await expect(page.getByRole('heading', { name: 'عيد', level: 2 })).toBeVisible();
        expect((await readTable(page, 'By content')).map(([name, landings]) => [name, landings])).toEqual([
          ['top', '1'],
        ]);
        expect((await readTable(page, 'Where visits began')).map(([path]) => path)).toEqual(['/shop']);
        await page.getByText('The figures of every day').click();
        const days = await readTable(page, 'Day by day');
        expect(days).toHaveLength(30);
        // Not always the last one: a day of the shop may end during the test.
        const visitedDays = days.filter(([, landings]) => landings !== '0').map((day) => day.slice(1));
        expect(visitedDays).toEqual([['1', '1', '2', '1', '1', '1', '100%', total, total]]);
        await expect(page.getByText('was 0').first()).toBeVisible();
        for (const [name, keepsCampaign] of [
          ['Last 7 days', true],
          ['All campaigns', false],
        ] as const) {
          const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
          expect([name, new URLSearchParams(href.split('?')[1]).get('campaign')]).toEqual([
            name,
            keepsCampaign ? 'عيد' : null,
          ]);
        }
      });
    });

    test('attributes to the first visit, exports CSV and ends the session', async ({ page }) => {
      await openReport(page, storefront, '/campaigns');
      await page.getByRole('radio', { name: 'first visit' }).check();
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/touch=first/);
      expect((await readTable(page, 'By campaign')).map(([name]) => name)).toContain(
        `${formulaCampaign}\nsearch / cpc`,
      );
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Export as CSV: By campaign' }).click();
      expect((await download).suggestedFilename()).toMatch(
        /^campaigns-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
      );

      const [{ name, value } = { name: '', value: '' }] = await page.context().cookies();
      const getInSession = (path: string) =>
        storefront.get(path, { headers: { cookie: `${name}=${value}` } });
      const exported = await getInSession('/api/campaigns/export?table=campaigns&touch=first');
      expect(exported.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(exported.headers['cache-control']).toContain('no-store');
      const total = orderTotal.toFixed(2);
      // Columns of web vitals may follow.
      expect(exported.body).toContain(
        `\r\n"'=HYPERLINK(""https://elsewhere.example"")",search,cpc,1,1,2,1,1,1,1.0000,${total},${total},EGP`,
      );
      const { body: days } = await getInSession('/api/campaigns/export?table=days&locale=ar');
      expect(days.split(',')[1]).toBe('بدايات الزيارات');
      expect(days.trim().split('\r\n')).toHaveLength(31);
      expect((await getInSession('/api/campaigns/export?table=keys')).status).toBe(400);
      for (const [query, text] of [
        ['from=2020-01-01&to=2020-01-31', 'Nothing was recorded in these days.'],
        ['from=2020-01-31&to=2020-01-01', 'That range cannot be counted'],
      ])
        expect(visibleText((await getInSession(`/campaigns?${query}`)).body)).toContain(text);

      const exportStatus = async () => (await getInSession('/api/campaigns/export?table=days')).status;
      expect(await exportStatus()).toBe(200);
      await page.getByRole('button', { name: 'Close the report' }).click();
      await expect(page.getByLabel('Key')).toBeVisible();
      expect(await page.context().cookies()).toEqual([]);
      expect(await exportStatus()).toBe(401);
    });
  });

  // The contrast of both colour schemes is checked, one in each language.
  test('has no axe violations in both languages and fits both screens', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await openReport(page, storefront, '/campaigns');
    await page.locator('main details summary').click();
    expect(await axeViolations(page, 'main')).toEqual([]);
    expect(await overflow()).toBeLessThanOrEqual(0);
    const cutOffTables = await page
      .getByRole('table')
      .evaluateAll((tables) =>
        tables.flatMap(({ parentElement: box, textContent }) =>
          box && box.scrollWidth > box.clientWidth ? [textContent] : [],
        ),
      );
    expect(cutOffTables).toEqual([]);

    await page.setViewportSize(phone);
    await page.goto(storefront.origin + localizedPath('ar', '/campaigns'));
    await page.locator('main details summary').click();
    expect(await axeViolations(page, 'main')).toEqual([]);
    // Only shoppers see the consent bar.
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#consent')).toBeHidden();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });

  fakeUpstreamTest(
    'distinguishes a missing, rejecting and failing report API',
    async ({ upstream, storefront: fakeStorefront }) => {
      const reportCalls = '/Posts/Campaigns/';
      const cookie = await createReportSession(fakeStorefront, fakeCampaignsKey);
      const get = (path: string) => fakeStorefront.get(path, { headers: { cookie } });
      const reportText = async () => visibleText((await get('/campaigns')).body);
      expect(await reportText()).toContain('does not know this report');
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
        expect(await reportText()).toContain(message);
      }
      expect((await get('/api/campaigns/export?table=days')).status).toBe(503);
    },
  );

  test('shows web vitals of a campaign after enough visits', async ({ page }) => {
    const api = { baseUrl: `${storefront.origin}/api/upstream` };
    const path = '/pages/about';
    const events = Array.from({ length: 19 }, (_, index) => ({
      eventId: `fast-${index}`,
      eventType: 'web-vitals',
      sessionId: `fast-${index}`,
      utmSource: 'fast',
      json: JSON.stringify({ page: path, language: 'en', lcp: 5000 }),
    }));
    expect((await callApi(api, 'POST', '/UtmTrackings/Log', { body: events })).status).toBe(200);
    const cookie = await createReportSession(storefront, reportKey);
    /** Texts of the last three cells in the row whose header contains a name, in a table. */
    const vitalsOf = async (tableName: string, name: string) => {
      const { body } = await storefront.get('/campaigns', { headers: { cookie } });
      const table = body
        .split('<caption')
        .find((html) => visibleText(`<caption${html.split('</caption>', 1)[0]}`) === tableName)
        ?.split('</table>', 1)[0];
      const row = table?.split('<tr').find((html) => visibleText(`<tr${html}`).includes(name)) ?? '';
      return [...row.matchAll(/<td[\s\S]*?<\/td>/g)].slice(-3).map(([cell]) => visibleText(cell));
    };
    const byCampaign = 'How fast pages were, by campaign';
    expect(await vitalsOf(byCampaign, 'fast /')).toEqual(['Not enough visits', '–', '–']);
    // Vitals are measured from the first idle moment after the page view is recorded.
    const pageView = page.waitForRequest((request) => request.url().includes('/UtmTrackings/Log'));
    await page.goto(`${storefront.origin}${path}?utm_source=fast`);
    await pageView;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.goto(`${storefront.origin}/robots.txt`);
    const measured = ['5s, poor', '–', 'Not enough visits'];
    await expect.poll(() => vitalsOf(byCampaign, 'fast /')).toEqual(measured);
    expect(await vitalsOf('How fast pages were', path)).toEqual(measured);
  });
});
