import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserCalls } from '../contract/calls.ts';
import { capabilities } from '../contract/capabilities.ts';
import messages from '../messages/en.json' with { type: 'json' };
import { expect, test } from './support/base-test.ts';
import { findProduct, isSoldOut, productPath } from './support/catalogue.ts';
import { seedDataFolder } from './support/reference-api.ts';
import { type Storefront, startStorefront } from './support/storefront.ts';

const [richHost, plainHost] = ['localhost', 'plain.localhost'] as const;
const product = findProduct(
  'is measured and goes with others',
  ({ measurements, goesWith = [] }) => measurements !== undefined && goesWith.length > 0,
);
const soldOut = findProduct('is sold out', isSoldOut);
const folder = mkdtempSync(join(tmpdir(), 'rida-capabilities-'));
let storefront: Storefront;

// One worker: all tests share a storefront, of whose two shops the first has all capabilities and the second has none.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await seedDataFolder(folder);
  const [tenant] = JSON.parse(readFileSync('tenants.json', 'utf8'));
  const tenantsFile = join(folder, 'tenants.json');
  const shops = [
    { ...tenant, hosts: [richHost], capabilities },
    { ...tenant, id: 'plain', hosts: [plainHost], capabilities: [] },
  ];
  writeFileSync(tenantsFile, JSON.stringify(shops));
  storefront = await startStorefront({
    API_BASE_URL: '',
    DATABASE_URL: '',
    DATA_DIR: folder,
    TENANTS_FILE: tenantsFile,
    CAMPAIGNS_KEY: 'the campaigns key of two shops',
    ATTEMPTS_FACTOR: '1000',
  });
});

test.afterAll(async () => {
  await storefront?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends the same request to the shop with capabilities and, at the same time, to the one without. */
const getFromBoth = (path: string, options: Parameters<Storefront['get']>[1] = {}) =>
  Promise.all(
    [richHost, plainHost].map((host) => storefront.get(path, { ...options, host })) as [
      ReturnType<Storefront['get']>,
      ReturnType<Storefront['get']>,
    ],
  );

for (const { method, path, body } of browserCalls('Facebook').filter(({ capability }) => capability)) {
  test(`only shops with the capability forward ${method} ${path}`, async () => {
    const [rich, plain] = await getFromBoth(`/api/upstream${path.replace(/\{[^}]+\}/g, product.slug)}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: '{}' }),
    });
    expect([plain.status, JSON.parse(plain.body)]).toEqual([404, { Message: 'There is no such call' }]);
    expect(rich.body).not.toContain('There is no such call');
  });
}

test('only shops with the capability take alert forms and cost files', async () => {
  for (const path of ['/api/alerts', '/api/campaigns/costs']) {
    const form = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a' };
    const [rich, plain] = await getFromBoth(path, form);
    expect([path, plain.status]).toEqual([path, 404]);
    expect([path, rich.status]).not.toEqual([path, 404]);
  }
});

/** Returns a page and the script with its data. */
async function fetchWithScript(path: string, host: string): Promise<string> {
  const { status, body } = await storefront.get(path, { host });
  expect([path, status]).toEqual([path, 200]);
  const [, script = ''] = /data-scripts="([^" ]+)/.exec(body) ?? [];
  return body + (await storefront.get(script.replaceAll('&amp;', '&'), { host })).body.replaceAll('\\"', '"');
}

for (const [path, marks] of [
  [
    productPath(product),
    ['aggregateRating', messages.product.completeLook, messages.fit.find, 'by card', '"takesCoupons":true'],
  ],
  [productPath(soldOut), ['"alertsByMail":true', 'action="/api/alerts"']],
  ['/shop', ['"counts":{']],
  ['/shop/cart', ['"takesCoupons":true']],
  ['/pages/checkout', ['"takesCoupons":true', '"paymentOrigins":[']],
  ['/pages/policy', ['by card']],
  ['/pages/privacy-policy', ['enter a card', 'an alert by e-mail', 'height and size']],
] as const) {
  test(`${path} shows capabilities of its own shop only`, async () => {
    // The second time from the cache.
    for (const _time of ['first', 'second']) {
      const [rich, plain] = await Promise.all([
        fetchWithScript(path, richHost),
        fetchWithScript(path, plainHost),
      ]);
      expect(marks.filter((mark) => !rich.includes(mark))).toEqual([]);
      expect(marks.filter((mark) => plain.includes(mark))).toEqual([]);
    }
  });
}

test('only shops with stock alerts have their page', async () => {
  const [rich, plain] = await getFromBoth('/pages/alerts');
  expect([rich.status, plain.status]).toEqual([200, 404]);
});

test('a product without reviews has empty stars only without customer reviews', async () => {
  const [rich, plain] = await getFromBoth(`/api/products?locale=en&slug=${soldOut.slug}`);
  const [snapshot, plainSnapshot] = [rich, plain].map(({ body }) => JSON.parse(body).products[soldOut.slug]);
  expect(snapshot.slug).toBe(soldOut.slug);
  expect(snapshot).not.toHaveProperty('rating');
  expect(plainSnapshot).toHaveProperty('rating', null);
});

test('feeds and documents are the same with and without capabilities', async () => {
  const own = (text: string) => text.replaceAll(/https?:\/\/(?:plain\.)?localhost(?::\d+)?/g, 'shop:');
  for (const [path, accept] of [
    ['/feeds/google.xml', '*/*'],
    ['/feeds/meta.csv', '*/*'],
    ['/llms.txt', '*/*'],
    [productPath(product), 'text/markdown'],
    [`/shop/shop-category/${product.category}`, 'text/markdown'],
  ] as const) {
    const [rich, plain] = await getFromBoth(path, { headers: { accept } });
    expect([path, rich.status, plain.status]).toEqual([path, 200, 200]);
    expect(own(plain.body) === own(rich.body), `${path} is the same`).toBe(true);
  }
});
