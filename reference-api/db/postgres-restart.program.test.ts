import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApi } from '../testing/api.ts';
import { findOffers, newOrder, placeOrder } from '../testing/api-client.ts';
import { startPostgresServer, testWithPostgres } from '../testing/postgres.ts';

testWithPostgres('a restart of PostgreSQL loses no order and ends no process', async () => {
  const server = await startPostgresServer();
  const api = await startApi({
    DATABASE_URL: server.url,
    LOG_LEVEL: 'silent',
    ORDERS_PER_ADDRESS: '1000000',
    ORDERS_PER_BUYER: '1000000',
    GUEST_QUANTITY: '1000000',
  });
  const offers = (await findOffers(api, 20)).slice(0, 8);
  const attempts: { body: unknown; key: string; status: number; number?: string }[] = [];
  let isFinished = false;
  const purchaseLoops = offers.map(async (offer) => {
    while (!isFinished) {
      const [key, body] = [randomUUID(), newOrder([{ offer, quantity: 1 }])];
      const response = await placeOrder(api, body, { key });
      attempts.push({ key, body, status: response.status, number: response.body.response?.number });
      // Sold out, or without a database.
      if (response.status !== 200) await sleep(20);
    }
  });
  const allPurchases = Promise.all(purchaseLoops).then(() => {});
  // The database is available when an order succeeds or is rejected as sold out (409).
  const countHandledOrders = () => attempts.filter(({ status }) => status === 200 || status === 409).length;
  const waitForHandledOrders = async () => {
    const initialCount = countHandledOrders();
    // A purchase that throws rejects `allPurchases`, which ends the wait.
    while (countHandledOrders() < initialCount + 8) await Promise.race([sleep(20), allPurchases]);
  };
  for (const mode of ['fast', 'immediate', 'fast', 'immediate'] as const) {
    await waitForHandledOrders();
    await server.restart(mode);
    await waitForHandledOrders();
  }
  isFinished = true;
  await allPurchases;
  expect([200, 409, 503]).toEqual(expect.arrayContaining([...new Set(attempts.map(({ status }) => status))]));
  for (const { body, key, status, number } of attempts.filter((order) => order.status !== 409)) {
    const retry = await placeOrder(api, body, { key });
    expect([200, 409]).toContain(retry.status);
    if (status === 200) expect(retry.body.response?.number).toBe(number);
  }
  expect(await api.stop()).toMatchObject({ code: 0, stderr: '' });
});
