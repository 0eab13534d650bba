import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type Api, startApi } from './testing/api.ts';
import { startPostgres } from './testing/postgres.ts';
import { findPostgres } from './testing/run-postgres.ts';
import { ask, findOffers, order, orderOf, stockOf } from './testing/shopper.ts';

const postgres = findPostgres();

(postgres ? describe : describe.skip)('several processes on one database', () => {
  const told: { tags?: string[] }[] = [];
  let soldOut: string | undefined;
  let apis: Api[];
  /** One process after the other. */
  const takeTurns = (at: number) => apis[at % apis.length] as Api;

  beforeAll(async () => {
    const listener = createServer(async (request, response) => {
      told.push((await json(request)) as (typeof told)[number]);
      // Long enough for the other process to look for changes meanwhile.
      setTimeout(() => response.end(), 500);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => listener.once('listening', resolve));
    listener.unref();
    const settings = {
      DATABASE_URL: await startPostgres(postgres ?? ''),
      WEBHOOK_URL: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`,
      WEBHOOK_SECRET: 'the secret of the webhook',
      ORDERS_PER_ADDRESS: '1000',
      ORDERS_PER_EMAIL: '1000',
      GUEST_PIECES: '1000',
      LARGE_ORDER_PIECES: '1000',
    };
    apis = await Promise.all([startApi(settings), startApi(settings)]);
  });

  afterAll(() => Promise.all(apis.map((api) => api.stop())));

  test('that start at once on an empty one seed it once', async () => {
    const totals = await Promise.all(apis.map(async (api) => (await api.filter({ pageSize: 1 })).total));
    const { items } = await takeTurns(0).filter({ pageSize: 100 });
    expect(new Set([...totals, new Set(items.map(({ slug }) => slug)).size])).toEqual(new Set([totals[0]]));
  });

  test('sell 20 pieces to 200 buyers 20 times', async () => {
    const [offer] = await findOffers(takeTurns(0), 20);
    if (!offer) throw new Error('Nothing has 20 pieces');
    soldOut = offer.slug;
    if (offer.stock > 20) await order(takeTurns(0), orderOf([{ offer, quantity: offer.stock - 20 }]));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => order(takeTurns(at), orderOf([{ offer, quantity: 1 }]))),
    );
    const placed = answers.filter(({ status }) => status === 200);
    expect(placed).toHaveLength(20);
    expect(new Set(placed.map(({ body }) => body.response.number)).size).toBe(20);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(180);
    expect(await Promise.all(apis.map((api) => stockOf(api, offer)))).toEqual([0, 0]);
  });

  test('count the attempts of one sender together', async () => {
    const body = { email: 'c@shop.example' };
    const statuses = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await ask(takeTurns(at), 'POST', '/Auth/ForgotPassword', { body })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('tell each change once', async () => {
    // What was sold out before may still be told of meanwhile.
    const offers = (await findOffers(takeTurns(0), 2)).filter(({ slug }) => slug !== soldOut).slice(0, 3);
    const tagsTold = () =>
      told.flatMap(({ tags = [] }) => tags).filter((tag) => tag !== `product:${soldOut}`);
    for (const offer of offers) {
      const seen = tagsTold().length;
      await order(takeTurns(0), orderOf([{ offer, quantity: 1 }]));
      for (let tries = 0; tries < 200 && tagsTold().length === seen; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(tagsTold()).toEqual(offers.map(({ slug }) => `product:${slug}`));
  });
});
