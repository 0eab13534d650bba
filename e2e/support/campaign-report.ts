import type { Page } from '@playwright/test';
import { searchPaths } from '../../contract/paths.ts';
import { trackingPaths } from '../../contract/tracking-paths.ts';
import { callApi, newOrder, placeOrder } from '../../reference-api/testing/api-client.ts';
import { expect } from './base-test.ts';
import type { Storefront } from './storefront.ts';

export const reportKey = 'the key of the marketers';

/** Name of a campaign that a spreadsheet would run as a formula. */
export const formulaCampaign = '=HYPERLINK("https://elsewhere.example")';

interface ListedProduct {
  id: number;
  title: string;
  slug: string;
  variants: { id: number; price: number; quantity: number; salePrice: number | null }[];
}

/** Logs the events of two visitors, of whom one placed an order; returns its total in whole currency units. */
export async function recordVisits({ origin }: Storefront): Promise<number> {
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
  expect((await callApi(api, 'POST', trackingPaths.logEvents, { body: events })).status).toBe(200);
  const filter = { pageNumber: 1, pageSize: 20, tags: ['status:in-stock'] };
  const { items }: { items: ListedProduct[] } = (
    await callApi(api, 'POST', searchPaths.filterProducts, { body: filter })
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

/** Sends the form of the report key to a storefront. */
export function sendReportKey(
  storefront: Storefront,
  key: string,
  { host, headers = {} }: { host?: string; headers?: Record<string, string> } = {},
) {
  return storefront.get('/api/campaigns/session', {
    method: 'POST',
    host,
    body: `key=${encodeURIComponent(key)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

/** Opens a session with a key; returns its cookie as `name=value`. */
export async function createReportSession(
  storefront: Storefront,
  key: string,
  host?: string,
): Promise<string> {
  const { headers } = await sendReportKey(storefront, key, {
    host,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}

/** Opens the report in the browser, with a session created over HTTP. */
export async function openReport(page: Page, storefront: Storefront, path: string): Promise<void> {
  const [name = '', value = ''] = (await createReportSession(storefront, reportKey)).split('=');
  await page.context().addCookies([{ name, value, url: storefront.origin, httpOnly: true }]);
  await page.goto(storefront.origin + path);
  await expect(page.locator('main h2').first()).toBeVisible();
}

/** Returns the texts of the cells of a table, by row, without its header. */
export async function readTable(page: Page, tableName: string): Promise<string[][]> {
  const rows = await page.getByRole('table', { name: tableName, exact: true }).locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) =>
      (await row.locator('th, td').allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' ')),
    ),
  );
}
