import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { campaignPaths } from '../../contract/paths.ts';
import { type Api, startApi } from '../testing/api.ts';
import { callApi, findOffers, newOrder, placeOrder, stockOf } from '../testing/api-client.ts';
import { describeWithPostgres } from '../testing/postgres.ts';
import { seededPostgresDatabase } from '../testing/seeded-database.ts';

/** As many as the pool of writes has connections. */
const orderCount = 10;

describeWithPostgres('a stuck lock', () => {
  const key = 'the key of the marketers';
  let url: string;
  let api: Api;
  beforeAll(async () => {
    const database = await seededPostgresDatabase();
    url = database.DATABASE_URL;
    api = await startApi({ ...database, LOG_LEVEL: 'silent', CAMPAIGNS_KEY: key });
  });
  afterAll(() => api.stop());

  test('a campaign report that takes too long gets 504', async () => {
    const lockHolder = new pg.Client(url);
    await lockHolder.connect();
    await lockHolder.query('begin');
    await lockHolder.query('lock table event in access exclusive mode');
    const { status, body } = await callApi(api, 'GET', campaignPaths.campaigns, {
      headers: { 'x-campaigns-key': key },
    });
    expect([status, body.Message]).toEqual([504, expect.stringContaining('fewer days')]);
    await lockHolder.end();
  });

  test('reads continue and orders get 503 at a stuck row lock', async () => {
    const [offer] = await findOffers(api, 20);
    if (!offer) throw new Error('No variant has 20 units');
    const [lockHolder, observer] = [new pg.Client(url), new pg.Client(url)];
    await Promise.all([lockHolder.connect(), observer.connect()]);
    await lockHolder.query('begin');
    await lockHolder.query('select from variant where id = $1 for update', [offer.variantId]);

    const orderKeys = Array.from({ length: orderCount }, () => randomUUID());
    const body = newOrder([{ offer, quantity: 1 }]);
    // Each order comes from another network, so that the limit per network does not apply.
    const order = (key: string, index: number) =>
      placeOrder(
        api,
        { ...body, contact: { ...body.contact, email: `${key}@shop.example` } },
        {
          key,
          headers: { 'x-forwarded-for': `198.51.100.${index}` },
        },
      );
    const orders = orderKeys.map(order);
    const countWaiting = async () => {
      const { rows } = await observer.query(
        "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return rows[0].count as number;
    };
    while ((await countWaiting()) < orderCount) await new Promise((resolve) => setTimeout(resolve, 10));
    const read = stockOf(api, offer);
    const firstResponse = await Promise.race([
      read.then(() => 'read'),
      ...orders.map((sent) => sent.then(() => 'order')),
    ]);
    expect([firstResponse, await read]).toEqual(['read', offer.stock]);

    const responses = await Promise.all(orders);
    expect(responses.map(({ status }) => status)).toEqual(Array(orderCount).fill(503));
    for (const { headers, body: failure } of responses) {
      expect(headers.get('retry-after')).toBe('2');
      expect(failure.Message).toContain('try again');
    }
    await lockHolder.query('rollback');
    await Promise.all([lockHolder.end(), observer.end()]);
    expect((await order(orderKeys[0] ?? '', 0)).status).toBe(200);
    expect(await stockOf(api, offer)).toBe(offer.stock - 1);
  });
});
