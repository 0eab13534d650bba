import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { type Api, startApi } from '../testing/api.ts';
import { callApi, findOffers, newOrder, type Offer, placeOrder } from '../testing/api-client.ts';
import { seededDatabase } from '../testing/seeded-database.ts';

const accessToken = 'token-of-the-conversions-api';
const minuteMs = 60_000;
const tracking = {
  consent: 'granted',
  pageUrl: 'https://shop.example/pages/checkout',
  userAgent: 'Mozilla/5.0 (iPhone)',
  deviceType: 'Mobile',
} as const;
const utm = {
  last: {
    utm_source: 'instagram',
    channel: 'social' as const,
    clickIds: { fbclid: 'click-1' },
    occurredAt: '2026-11-20T10:00:00Z',
  },
};

/** Provider that records requests; responds with the next of the statuses, then with 200. */
async function startProvider() {
  const requests: { path: string; body: Record<string, unknown> }[] = [];
  const statuses: number[] = [];
  const server: Server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    requests.push({ path: req.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString()) });
    res.writeHead(statuses.shift() ?? 200).end('{}');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, requests, statuses, close: () => server.close() };
}

let database: Awaited<ReturnType<typeof seededDatabase>>;
let provider: Awaited<ReturnType<typeof startProvider>>;
let api: Api;
let offer: Offer;
beforeAll(async () => {
  provider = await startProvider();
  database = await seededDatabase();
  api = await startApi({
    ...database,
    CARD_PROVIDER: 'test',
    ATTEMPTS_FACTOR: '1000',
    AD_PIXEL_ID: '12345',
    AD_ACCESS_TOKEN: accessToken,
    AD_EVENTS_URL: provider.url,
    GA4_MEASUREMENT_ID: 'G-ABC123',
    GA4_API_SECRET: 'secret-of-ga4',
    GA4_EVENTS_URL: `${provider.url}/mp/collect`,
  });
  [offer] = (await findOffers(api, 20)) as [Offer];
});
beforeEach(() => {
  provider.requests.length = 0;
});
afterEach(() => api.setClockAhead(0));
afterAll(async () => {
  await api.stop();
  provider.close();
});

async function buy(orderTracking: object | undefined) {
  const body = {
    ...newOrder([{ offer, quantity: 2 }], { payment: 'card', sessionId: 'session-1', utm }),
    tracking: orderTracking,
  };
  const { response } = (await placeOrder(api, body)).body;
  return response as { id: string; number: string; total: number; payment: { url: string } };
}

/** Returns the number of stored purchases of an order; null in the embedded database, which one process at a time may open. */
async function storedPurchases(orderId: string): Promise<number | null> {
  if (!database.DATABASE_URL) return null;
  const client = new Client(database.DATABASE_URL);
  await client.connect();
  const { rows } = await client.query(`SELECT 1 FROM event WHERE type = 'purchase' AND order_id = $1`, [
    orderId,
  ]);
  await client.end();
  return rows.length;
}

const pay = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ choice: 'approve' }), redirect: 'manual' });

/** Waits until the provider has got a number of requests, and half a second more for further ones. */
async function requestsAfter(count: number) {
  for (let wait = 0; provider.requests.length < count && wait < 100; wait += 1) await delay(100);
  await delay(500);
  return provider.requests;
}

test('both providers get a paid order under the browser event id', async () => {
  const order = await buy({ ...tracking, eventId: 'purchase-1' });
  await delay(2500);
  expect(provider.requests).toEqual([]);
  await pay(order.payment.url);
  const requests = await requestsAfter(2);
  expect(requests).toHaveLength(2);
  const meta = requests.find(({ path }) => path === '/12345/events')?.body;
  expect(meta).toEqual({
    access_token: accessToken,
    data: [
      {
        event_name: 'Purchase',
        event_id: 'purchase-1',
        event_time: expect.any(Number),
        action_source: 'website',
        event_source_url: tracking.pageUrl,
        user_data: {
          client_user_agent: tracking.userAgent,
          external_id: [expect.stringMatching(/^[0-9a-f]{64}$/)],
          fbc: `fb.1.${Date.parse('2026-11-20T10:00:00Z')}.click-1`,
        },
        custom_data: {
          value: order.total,
          currency: 'EGP',
          content_type: 'product',
          content_ids: [expect.any(String)],
          contents: [{ id: expect.any(String), quantity: 2, item_price: offer.price }],
        },
      },
    ],
  });
  const ga4 = requests.find(({ path }) => path.startsWith('/mp/collect'));
  expect(ga4?.path).toBe('/mp/collect?measurement_id=G-ABC123&api_secret=secret-of-ga4');
  expect(ga4?.body).toMatchObject({
    client_id: 'session-1',
    events: [
      {
        name: 'purchase',
        params: { transaction_id: order.number, event_id: 'purchase-1', value: order.total, currency: 'EGP' },
      },
    ],
  });
  // Neither the buyer nor anything that identifies her elsewhere.
  expect(JSON.stringify(requests)).not.toMatch(/mona|1234 5678/i);
});

test.each([
  ['no tracking data', undefined],
  ['a refusal', { ...tracking, consent: 'denied', eventId: 'purchase-2' }],
  ['no choice', { ...tracking, consent: 'undecided', eventId: 'purchase-3' }],
])('no event is sent for an order with %s', async (_case, orderTracking) => {
  const order = await buy(orderTracking);
  await pay(order.payment.url);
  await delay(3000);
  expect(provider.requests).toEqual([]);
  expect((await storedPurchases(order.id)) ?? 0).toBe(0);
});

test('only failed calls are repeated, under the same id', async () => {
  provider.statuses.push(503, 400);
  const order = await buy({ ...tracking, eventId: 'purchase-4' });
  await pay(order.payment.url);
  expect(await requestsAfter(2)).toHaveLength(2);
  await api.setClockAhead(2 * minuteMs);
  const requests = await requestsAfter(3);
  expect(requests).toHaveLength(3);
  expect(requests[2]).toEqual(requests[0]);
});

test('an event of the browser with the same id is stored once', async () => {
  const order = await buy({ ...tracking, eventId: 'purchase-5' });
  await pay(order.payment.url);
  const event = { eventId: 'purchase-5', eventType: 'purchase', orderId: order.id };
  expect((await callApi(api, 'POST', '/UtmTrackings/Log', { body: event })).status).toBe(200);
  expect((await storedPurchases(order.id)) ?? 1).toBe(1);
});
