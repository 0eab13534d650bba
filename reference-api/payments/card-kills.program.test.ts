import { randomUUID } from 'node:crypto';
import { paymentPaths } from '../../contract/paths.ts';
import { runCommand } from '../admin/run-command.ts';
import { type Api, startApi } from '../testing/api.ts';
import { callApi, findOffers, newOrder, type Offer, placeOrder, stockOf } from '../testing/api-client.ts';
import { type DatabaseSettings, seededDatabase } from '../testing/seeded-database.ts';

const email = 'mona@shop.example';
const orderCount = 12;
const twoHoursMs = 2 * 3600 * 1000;

describe('a kill at any step of card payments', () => {
  let settings: DatabaseSettings;
  let api: Api;
  beforeAll(async () => {
    settings = { ...(await seededDatabase()), ATTEMPTS_FACTOR: '1000', CARD_PROVIDER: 'test' };
    api = await startApi(settings);
  });
  afterAll(() => api.stop());

  /** Runs calls, kills the API once `killAfter` of them have ended, and starts it again. */
  const interrupt = async (calls: (() => Promise<unknown>)[], killAfter: number) => {
    let endedCount = 0;
    await Promise.allSettled(
      calls.map((call) =>
        call().then(() => {
          endedCount += 1;
          if (endedCount === killAfter) void api.kill();
        }),
      ),
    );
    await api.kill();
    api = await startApi(settings);
  };
  const findOrder = async (number: string) =>
    (await callApi(api, 'POST', '/Posts/Orders/Page', { body: { number, email } })).body.response.items[0];

  test('neither loses nor doubles an order, a payment or a unit', async () => {
    const [offer] = (await findOffers(api, orderCount)) as [Offer];
    const initialStock = await stockOf(api, offer);
    const keys = Array.from({ length: orderCount }, () => randomUUID());
    const body = newOrder([{ offer, quantity: 1 }], { payment: 'card' });
    const place = (key: string) => placeOrder(api, body, { key });
    await interrupt(
      keys.map((key) => () => place(key)),
      4,
    );
    const placed: { number: string; total: number; payment: { url: string } }[] = [];
    for (const key of keys) placed.push((await place(key)).body.response);
    expect(new Set(placed.map(({ number }) => number)).size).toBe(orderCount);
    expect(new Set(placed.map(({ payment }) => payment.url)).size).toBe(orderCount);
    expect(await stockOf(api, offer)).toBe(initialStock - orderCount);

    const ordersToPay = placed.slice(0, orderCount / 2);
    const approve = ({ payment: { url } }: (typeof placed)[number]) =>
      fetch(url.replace(new URL(url).origin, api.baseUrl), {
        method: 'POST',
        body: new URLSearchParams({ choice: 'approve' }),
        redirect: 'manual',
      });
    await interrupt(
      ordersToPay.map((order) => () => approve(order)),
      2,
    );
    for (const order of ordersToPay) {
      const { number } = order;
      const retry = await callApi(api, 'POST', paymentPaths.startPayment, { body: { number, email } });
      // 409: the approval before the kill has paid the order.
      if (retry.status === 200) await approve({ ...order, payment: retry.body.response });
      expect(await findOrder(number)).toMatchObject({ status: 'paid', total: order.total });
    }
    expect(await runCommand(['list-refunds'], settings.DATA_DIR)).toBe('No payment has to be paid back\n');

    await api.setClockAhead(twoHoursMs);
    await interrupt([() => runCommand(['expire-orders'], settings.DATA_DIR)], 1);
    await api.setClockAhead(twoHoursMs);
    await runCommand(['expire-orders'], settings.DATA_DIR);
    const statuses = await Promise.all(placed.map(async ({ number }) => (await findOrder(number)).status));
    expect(statuses.filter((status) => status === 'paid')).toHaveLength(orderCount / 2);
    expect(statuses.filter((status) => status === 'expired')).toHaveLength(orderCount / 2);
    expect(await stockOf(api, offer)).toBe(initialStock - orderCount / 2);
  });
});
