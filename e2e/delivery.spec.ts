import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCsv } from '../lib/documents/testing.ts';
import { valuesAt } from '../lib/seo/structured/values-at.ts';
import { fillIn, keepCart, lookUp, numberOfOrder, orderButton, ownProduct } from './support/buying.ts';
import { pathOf, price } from './support/catalogue.ts';
import { visibleText } from './support/html.ts';
import { seedFolder } from './support/reference-api.ts';
import { type Storefront, startStorefront } from './support/storefront.ts';
import { structuredData } from './support/structured-data.ts';
import { expect, test } from './support/test.ts';

const cost = 35.5;
const product = ownProduct(2);
const folder = mkdtempSync(join(tmpdir(), 'rida-delivery-'));
let storefront: Storefront;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const tenants = JSON.parse(readFileSync('tenants.json', 'utf8'));
  tenants[1].delivery.cost = cost;
  writeFileSync(join(folder, 'tenants.json'), JSON.stringify(tenants));
  await seedFolder(join(folder, 'data'));
  storefront = await startStorefront({
    API_BASE_URL: '',
    DATABASE_URL: '',
    DATA_DIR: join(folder, 'data'),
    TENANTS_FILE: join(folder, 'tenants.json'),
  });
});

test.afterAll(async () => {
  await storefront?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const host = 'layl.localhost';

test('what a shop says that delivery costs is what feeds, structured data and the policy page say', async () => {
  const { body: page } = await storefront.get(pathOf(product), { host });
  const rates = ['offers', 'hasVariant.offers'].flatMap((offers) =>
    valuesAt(structuredData(page), `${offers}.shippingDetails.shippingRate`),
  );
  expect(rates.length).toBeGreaterThan(0);
  for (const rate of rates) expect(rate).toMatchObject({ value: '35.50', currency: 'SAR' });
  const { body: google } = await storefront.get('/feeds/google.xml', { host });
  const shipping =
    /<g:shipping>\s*<g:country>SA<\/g:country>\s*<g:price>35\.50 SAR<\/g:price>\s*<\/g:shipping>/g;
  expect(google.match(shipping)).toHaveLength(google.split('<item>').length - 1);
  const [meta] = readCsv((await storefront.get('/feeds/meta.csv', { host })).body);
  expect(meta?.shipping).toEqual(['SA:::35.50 SAR']);
  expect(visibleText((await storefront.get('/pages/policy', { host })).body)).toContain(
    `Delivery costs ${price(cost, 'SAR')}.`,
  );
});

test('what delivery costs is added in the cart and at the checkout in the currency of the shop, and the order says the same', async ({
  page,
}) => {
  const shop = `http://${host}:${storefront.port}`;
  await keepCart(page, [product]);
  await page.goto(`${shop}/shop/cart`);
  const shipping = page.getByRole('radiogroup', { name: 'Shipping' });
  await expect(shipping.getByRole('radio', { name: `Delivery ${price(cost, 'SAR')}` })).toBeChecked();
  const total = price(product.price + cost, 'SAR');
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(total);
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(`${shop}/pages/checkout`);
  await fillIn(page);
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(total);
  await orderButton(page).click();
  const order = await lookUp(page, await numberOfOrder(page), shop);
  await expect(order).toContainText(price(cost, 'SAR'));
  await expect(order).toContainText(total);
  await expect(order).not.toContainText('EGP');
});
