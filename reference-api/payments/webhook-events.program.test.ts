import fc from 'fast-check';
import pg from 'pg';
import { paymentPaths } from '../../contract/paths.ts';
import { runCommand } from '../admin/run-command.ts';
import { type Api, startApi } from '../testing/api.ts';
import { callApi, findOffers, newOrder, type Offer, placeOrder } from '../testing/api-client.ts';
import { describeWithPostgres } from '../testing/postgres.ts';
import { type DatabaseSettings, seededPostgresDatabase } from '../testing/seeded-database.ts';
import { signedTestWebhook } from './test-provider.ts';

const email = 'mona@shop.example';
const sequenceCount = 15;

/** Events of an order with two payments; `hasWrongAmount` tells for each whether it reports another amount than the order. */
const paymentHistory = fc.record({
  hasWrongAmount: fc.tuple(fc.boolean(), fc.boolean()),
  isParallel: fc.boolean(),
  events: fc.array(
    fc.record({
      payment: fc.constantFrom(0, 1),
      kind: fc.constantFrom('paid' as const, 'failed' as const, 'expired' as const),
      repetitions: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 6 },
  ),
});

describeWithPostgres('webhooks of a payment provider', () => {
  let api: Api;
  let offer: Offer;
  let secret: string;
  let database: DatabaseSettings;
  beforeAll(async () => {
    database = await seededPostgresDatabase();
    api = await startApi({
      ...database,
      ATTEMPTS_FACTOR: '1000',
      CARD_PROVIDER: 'test',
    });
    [offer] = (await findOffers(api, sequenceCount)) as [Offer];
    const client = new pg.Client(database.DATABASE_URL);
    await client.connect();
    const result = await client.query("SELECT value FROM made_secret WHERE name = 'test card provider'");
    secret = result.rows[0].value;
    await client.end();
  });
  afterAll(() => api.stop());

  /** Places an order whose first payment is declined; returns its number, its amount and the ids of both payments. */
  const placeOrderWithTwoPayments = async () => {
    const body = newOrder([{ offer, quantity: 1 }], { payment: 'card', currency: 'EGP' });
    const { number, total, payment } = (await placeOrder(api, body)).body.response;
    await fetch(payment.url, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'decline' }),
      redirect: 'manual',
    });
    const second = await callApi(api, 'POST', paymentPaths.startPayment, { body: { number, email } });
    const ids = [payment.url, second.body.response.url].map((url: string) => url.split('/').at(-1) ?? '');
    return { number, amountMinor: Math.round(total * 100), ids };
  };

  test('pay an order once in any sequence, and lose no payment', async () => {
    await fc.assert(
      fc.asyncProperty(paymentHistory, async ({ hasWrongAmount, isParallel, events }) => {
        const { number, amountMinor, ids } = await placeOrderWithTwoPayments();
        const deliveries = events.flatMap(({ payment, kind, repetitions }, index) => {
          const { body, headers } = signedTestWebhook(
            {
              id: `${number} ${index}`,
              kind,
              reference: ids[payment] ?? '',
              currency: 'EGP',
              amountMinor: amountMinor + (hasWrongAmount[payment] ? 1 : 0),
            },
            secret,
            new Date(),
          );
          const deliver = () => callApi(api, 'POST', '/Payments/Webhooks/test', { body, headers });
          return Array.from({ length: repetitions }, () => deliver);
        });
        if (isParallel) await Promise.all(deliveries.map((deliver) => deliver()));
        else for (const deliver of deliveries) expect((await deliver()).status).toBe(200);

        const paidPayments = [0, 1].filter((index) =>
          events.some(({ payment, kind }) => payment === index && kind === 'paid'),
        );
        const correctPayments = paidPayments.filter((index) => !hasWrongAmount[index]);
        const { body } = await callApi(api, 'POST', '/Posts/Orders/Page', { body: { number, email } });
        const { status } = body.response.items[0];
        expect(status === 'paid').toBe(correctPayments.length > 0);
        const refunds = (await runCommand(['list-refunds'], database.DATA_DIR)).split('\n');
        expect(refunds.filter((line) => line.startsWith(number))).toHaveLength(
          paidPayments.length - Math.min(correctPayments.length, 1),
        );
      }),
      { numRuns: sequenceCount },
    );
  });
});
