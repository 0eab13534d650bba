import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApi } from '../testing/api.ts';
import { startPostgresServer } from '../testing/postgres.ts';
import { findPostgres } from '../testing/run-postgres.ts';
import { findOffers, newOrder, placeOrder } from '../testing/shopper.ts';

const postgres = findPostgres();

(postgres ? test : test.skip)('a restart of PostgreSQL loses no order and ends no process', async () => {
  const server = await startPostgresServer(postgres ?? '');
  const api = await startApi({
    DATABASE_URL: server.url,
    LOG_LEVEL: 'silent',
    ORDERS_PER_ADDRESS: '1000000',
    ORDERS_PER_EMAIL: '1000000',
    GUEST_PIECES: '1000000',
  });
  const offers = (await findOffers(api, 20)).slice(0, 8);
  const sent: { body: unknown; key: string; status: number; number?: string }[] = [];
  let isOver = false;
  const buyers = offers.map(async (offer) => {
    while (!isOver) {
      const [key, body] = [randomUUID(), newOrder([{ offer, quantity: 1 }])];
      const response = await placeOrder(api, body, { key });
      sent.push({ key, body, status: response.status, number: response.body.response?.number });
    }
  });
  const failure = Promise.all(buyers).then(() => {});
  // A variant may be sold out by now, which is an answer, too.
  const countAnswers = () => sent.filter(({ status }) => status === 200 || status === 409).length;
  const waitForAnswers = async () => {
    const before = countAnswers();
    while (countAnswers() < before + 8) await Promise.race([sleep(20), failure]);
  };
  for (const mode of ['fast', 'immediate', 'fast', 'immediate'] as const) {
    await waitForAnswers();
    await server.restart(mode);
    await waitForAnswers();
  }
  isOver = true;
  await failure;
  expect([200, 409, 503]).toEqual(expect.arrayContaining([...new Set(sent.map(({ status }) => status))]));
  for (const { body, key, status, number } of sent.filter((order) => order.status !== 409)) {
    const again = await placeOrder(api, body, { key });
    expect([200, 409]).toContain(again.status);
    if (status === 200) expect(again.body.response?.number).toBe(number);
  }
  expect(await api.stop()).toMatchObject({ code: 0, stderr: '' });
});
