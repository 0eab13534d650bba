import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type Api, startApi } from './testing/api.ts';
import {
  type ApiResponse,
  callApi,
  findOffers,
  newOrder,
  type Offer,
  placeOrder,
  stockOf,
} from './testing/api-client.ts';
import { describeWithPostgres } from './testing/postgres.ts';
import { createPostgresDatabase } from './testing/postgres-database.ts';

describeWithPostgres('several processes on one database', () => {
  const webhookMessages: { tags?: string[] }[] = [];
  let soldOutSlug: string | undefined;
  let apis: Api[];
  /** Alternates between the processes. */
  const apiAt = (index: number) => apis[index % apis.length] as Api;

  /** Orders one unit; repeats the order under the same key while the database is busy. */
  const buyOne = async (api: Api, offer: Offer): Promise<ApiResponse> => {
    const [key, body] = [randomUUID(), newOrder([{ offer, quantity: 1 }])];
    for (;;) {
      const response = await placeOrder(api, body, { key });
      if (response.status !== 503) return response;
    }
  };

  beforeAll(async () => {
    const listener = createServer(async (request, response) => {
      webhookMessages.push((await json(request)) as (typeof webhookMessages)[number]);
      // Long enough for the other process to poll meanwhile.
      setTimeout(() => response.end(), 500);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => listener.once('listening', resolve));
    listener.unref();
    const settings = {
      DATABASE_URL: await createPostgresDatabase(),
      WEBHOOK_URL: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`,
      WEBHOOK_SECRET: 'the secret of the webhook',
      ORDERS_PER_ADDRESS: '1000',
      ORDERS_PER_BUYER: '1000',
      GUEST_QUANTITY: '1000',
      LARGE_ORDER_PIECES: '1000',
    };
    apis = await Promise.all([startApi(settings), startApi(settings)]);
  });

  afterAll(() => Promise.all(apis.map((api) => api.stop())));

  test('seed an empty database once when started together', async () => {
    const totals = await Promise.all(apis.map(async (api) => (await api.filter({ pageSize: 1 })).total));
    const { items } = await apiAt(0).filter({ pageSize: 100 });
    const slugs = new Set(items.map(({ slug }) => slug));
    expect(totals).toEqual([slugs.size, slugs.size]);
  });

  test('sell 20 units exactly 20 times to 80 buyers', async () => {
    const [offer] = await findOffers(apiAt(0), 20);
    if (!offer) throw new Error('No variant has 20 units');
    soldOutSlug = offer.slug;
    if (offer.stock > 20) await placeOrder(apiAt(0), newOrder([{ offer, quantity: offer.stock - 20 }]));
    const responses = await Promise.all(
      Array.from({ length: 80 }, (_, index) => buyOne(apiAt(index), offer)),
    );
    const placed = responses.filter(({ status }) => status === 200);
    expect(placed).toHaveLength(20);
    expect(new Set(placed.map(({ body }) => body.response.number)).size).toBe(20);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(60);
    expect(await Promise.all(apis.map((api) => stockOf(api, offer)))).toEqual([0, 0]);
  });

  test('share the rate limit of one client', async () => {
    const body = { email: 'c@shop.example' };
    const statuses = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await callApi(apiAt(index), 'POST', '/Auth/ForgotPassword', { body })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('deliver each change once', async () => {
    // The message about the sold-out product may still arrive meanwhile.
    const offers = (await findOffers(apiAt(0), 2)).filter(({ slug }) => slug !== soldOutSlug).slice(0, 3);
    const receivedTags = () =>
      webhookMessages.flatMap(({ tags = [] }) => tags).filter((tag) => tag !== `product:${soldOutSlug}`);
    for (const offer of offers) {
      const countBefore = receivedTags().length;
      await placeOrder(apiAt(0), newOrder([{ offer, quantity: 1 }]));
      for (let attempt = 0; attempt < 200 && receivedTags().length === countBefore; attempt += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(receivedTags()).toEqual(offers.map(({ slug }) => `product:${slug}`));
  });
});
