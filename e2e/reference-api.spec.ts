import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cataloguePaths, orderPaths, withParameter } from '../contract/paths.ts';
import { valuesAt } from '../lib/seo/structured/values-at.ts';
import { expect, test } from './support/base-test.ts';
import {
  findProduct,
  formatPrice,
  isSoldOut,
  type Language,
  languages,
  localizedPath,
  productPath,
} from './support/catalogue.ts';
import { structuredData, visibleText } from './support/html.ts';
import { runApiCommand, seedDataFolder } from './support/reference-api.ts';
import { type Storefront, startStorefront } from './support/storefront.ts';

const product = findProduct(
  'is a best seller without a sale',
  (candidate) => candidate.tags.includes('best-sellers') && !candidate.sale && !isSoldOut(candidate),
);
const folder = mkdtempSync(join(tmpdir(), 'rida-freshness-'));
const tenantsFile = join(folder, 'tenants.json');
const deliveryCost = 35.5;
let storefront: Storefront;

const runCommand = (...command: string[]) => runApiCommand(folder, ...command);

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await seedDataFolder(folder);
  const tenants = JSON.parse(readFileSync('tenants.json', 'utf8'));
  tenants[1].delivery.cost = deliveryCost;
  writeFileSync(tenantsFile, JSON.stringify(tenants));
  const settings = { API_BASE_URL: '', DATABASE_URL: '', DATA_DIR: folder, TENANTS_FILE: tenantsFile };
  storefront = await startStorefront(settings);
});

test.afterAll(async () => {
  await storefront?.stop();
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
  test('a price change updates every page, list and feed', async () => {
    test.slow();
    const [before, after] = [product.price, 7391];
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
  });

  test('a price change updates lastmod in the sitemap', async () => {
    const lastmod = async () => {
      const { body } = await storefront.get('/sitemaps/products-1.xml');
      const entry = body.slice(body.indexOf(`${productPath(product)}</loc>`));
      return Date.parse(/<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? '');
    };
    const lastmodBefore = await lastmod();
    await runCommand('set-price', product.slug, '7392');
    await expect.poll(lastmod).toBeGreaterThan(lastmodBefore);
  });

  test('stock changes update the product page', async () => {
    const { slug } = product;
    await runCommand('set-stock', slug, '0');
    await expect.poll(() => fetchText(productPath(product), 'text/html')).toContain('Out of stock');
    expect(await fetchText(productPath(product), 'text/markdown')).toContain('out of stock');
    await runCommand('set-stock', slug, '5');
    await expect.poll(() => fetchText(productPath(product), 'text/html')).not.toContain('Out of stock');
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

    await page.goto(storefront.origin + path);
    const region = page.getByRole('region', { name: 'Customer reviews' });
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
    const { body: checkout } = await storefront.get('/pages/checkout', { host });
    expect(checkout).toContain('"deliveryCost":3550');
    expect((await storefront.get('/pages/checkout')).body).toContain('"deliveryCost":0');
  });

  test('a killed API process is restarted', async () => {
    test.slow();
    // The API locks its data folder with a file whose name begins with the process id of the API.
    const ownerPids = () => readdirSync(join(folder, 'owners')).map((name) => Number(name.split('-')[0]));
    const [pid = 0] = ownerPids();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => ownerPids().includes(pid)).toBe(false);
    // A page that is not cached yet.
    const other = findProduct('differs from the one above', ({ slug }) => slug !== product.slug);
    const status = async () => (await storefront.get(productPath(other))).status;
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
  });
});
