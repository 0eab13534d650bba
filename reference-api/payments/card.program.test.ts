import { setTimeout as delay } from 'node:timers/promises';
import { paymentPaths } from '../../contract/paths.ts';
import { runCommand } from '../admin/run-command.ts';
import { type Api, startApi } from '../testing/api.ts';
import {
  callApi,
  findOffers,
  newOrder,
  type Offer,
  placeOrder,
  register,
  stockOf,
} from '../testing/api-client.ts';
import { type DatabaseSettings, seededDatabase } from '../testing/seeded-database.ts';

const minuteMs = 60_000;
const email = 'mona@shop.example';

describe('card payments', () => {
  let settings: DatabaseSettings;
  let api: Api;
  let offer: Offer;
  beforeAll(async () => {
    settings = { ...(await seededDatabase()), ATTEMPTS_FACTOR: '1000', CARD_PROVIDER: 'test' };
    api = await startApi(settings);
    [offer] = (await findOffers(api, 20)) as [Offer];
  });
  afterEach(() => api.setClockAhead(0));
  afterAll(() => api.stop());

  const buy = async (coupon: string | null = null, token: string | null = null) =>
    (await placeOrder(api, newOrder([{ offer, quantity: 1 }], { payment: 'card', coupon }), { token })).body
      .response as {
      id: string;
      number: string;
      total: number;
      payment: { url: string; expiresAt: string };
    };
  const startPayment = (number: string) =>
    callApi(api, 'POST', paymentPaths.startPayment, { body: { number, email } });
  const choose = async (url: string, choice: string) =>
    (
      await fetch(url, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })
    ).headers.get('location');
  const statusOf = async (number: string) =>
    (await callApi(api, 'POST', '/Posts/Orders/Page', { body: { number, email } })).body.response.items[0]
      .status;
  const expireOrders = async () => {
    await api.setClockAhead(70 * minuteMs);
    return runCommand(['expire-orders'], settings.DATA_DIR);
  };
  const listRefunds = () => runCommand(['list-refunds'], settings.DATA_DIR);

  test('an order is paid on a page that needs no script', async () => {
    const { number, payment } = await buy();
    expect(await statusOf(number)).toBe('awaiting-payment');
    const page = await fetch(payment.url);
    const html = await page.text();
    expect(html).toContain(number);
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await choose(payment.url, 'approve')).toBe(
      `http://localhost:3000/pages/checkout/thank-you?number=${number}`,
    );
    expect(await statusOf(number)).toBe('paid');
    expect((await startPayment(number)).status).toBe(409);
  });

  test('a declined payment can be repeated', async () => {
    const { number, payment } = await buy();
    await choose(payment.url, 'decline');
    expect(await statusOf(number)).toBe('payment-failed');
    const secondPayment = await startPayment(number);
    expect(secondPayment.body.response.url).not.toBe(payment.url);
    expect(await statusOf(number)).toBe('awaiting-payment');
    await choose(secondPayment.body.response.url, 'approve');
    expect(await statusOf(number)).toBe('paid');
  });

  test('parallel attempts get the payment page that is open', async () => {
    const { number, payment } = await buy();
    const attempts = await Promise.all(Array.from({ length: 5 }, () => startPayment(number)));
    expect(new Set(attempts.map(({ body }) => body.response.url))).toEqual(new Set([payment.url]));
  });

  test('parallel approvals pay an order once', async () => {
    const { number, payment } = await buy();
    await Promise.all(Array.from({ length: 10 }, () => choose(payment.url, 'approve')));
    await choose(payment.url, 'decline');
    expect(await statusOf(number)).toBe('paid');
    expect(await listRefunds()).not.toContain(number);
  });

  test('an unpaid order expires and returns its units and its coupon', async () => {
    await runCommand(['add-coupon', 'CARDONCE', '10%', 'uses=1'], settings.DATA_DIR);
    const initialStock = await stockOf(api, offer);
    const { number } = await buy('CARDONCE');
    expect(await stockOf(api, offer)).toBe(initialStock - 1);
    expect(await expireOrders()).toMatch(/^[1-9]/);
    expect(await statusOf(number)).toBe('expired');
    expect(await stockOf(api, offer)).toBeGreaterThanOrEqual(initialStock);
    expect((await startPayment(number)).status).toBe(409);
    await api.setClockAhead(0);
    expect((await buy('CARDONCE')).number).toBeTruthy();
  });

  // The test provider sends its webhook seconds after the approval. A slow machine may be too late for the steps that
  // must come before the webhook; the test then repeats all of them.
  const repeatUntil = async <T>(attempt: () => Promise<T>, isDone: (result: T) => boolean): Promise<T> => {
    const result = await attempt();
    return isDone(result) ? result : repeatUntil(attempt, isDone);
  };
  const waitUntil = (isDone: () => Promise<boolean>) => repeatUntil(() => delay(250).then(isDone), Boolean);

  test('a payment of an expired order is listed as a refund', async () => {
    const { number, total } = await repeatUntil(
      async () => {
        const order = await buy();
        await choose(order.payment.url, 'approve-late');
        await expireOrders();
        await api.setClockAhead(0);
        return { ...order, status: await statusOf(order.number) };
      },
      ({ status }) => status === 'expired',
    );
    await waitUntil(async () =>
      (await listRefunds()).includes(`${number}  ${total.toFixed(2)} EGP  paid-late`),
    );
    expect(await statusOf(number)).toBe('expired');
  });

  test('a second payment of an order is listed as a refund', async () => {
    const { number, secondPayment } = await repeatUntil(
      async () => {
        const order = await buy();
        await choose(order.payment.url, 'approve-late');
        await choose(order.payment.url, 'decline');
        return { number: order.number, secondPayment: await startPayment(order.number) };
      },
      (result) => result.secondPayment.status === 200,
    );
    await waitUntil(async () => (await statusOf(number)) === 'paid');
    await choose(secondPayment.body.response.url, 'approve');
    expect(await listRefunds()).toMatch(new RegExp(`${number} .* paid-twice`));
    expect(await statusOf(number)).toBe('paid');
  });

  test('an order cancelled by its buyer returns its units once', async () => {
    const { token } = await register(api);
    const initialStock = await stockOf(api, offer);
    const { id, number, payment } = await buy(null, token);
    expect((await callApi(api, 'DELETE', `/Posts/Orders/${id}`, { token })).status).toBe(200);
    expect(await (await fetch(payment.url)).text()).toContain('This payment is closed.');
    await choose(payment.url, 'approve');
    await expireOrders();
    expect(await statusOf(number)).toBe('cancelled');
    expect(await stockOf(api, offer)).toBeGreaterThanOrEqual(initialStock);
  });

  test('a webhook with a wrong signature changes nothing', async () => {
    const { number, payment } = await buy();
    const reference = payment.url.split('/').at(-1);
    const body = { id: 'forged', kind: 'paid', reference, amountMinor: 1, currency: 'EGP' };
    const headers = { 'x-test-card-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` };
    const rejected = await callApi(api, 'POST', '/Payments/Webhooks/test', { body, headers });
    expect([rejected.status, await statusOf(number)]).toEqual([401, 'awaiting-payment']);
  });

  test('a payment survives a kill between order and approval', async () => {
    const { number, payment } = await buy();
    await api.kill();
    api = await startApi(settings);
    const url = (await startPayment(number)).body.response.url as string;
    expect(url).toBe(payment.url.replace(new URL(payment.url).origin, api.baseUrl));
    await choose(url, 'approve');
    expect(await statusOf(number)).toBe('paid');
  });
});
