import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { createStripeProvider } from './stripe.ts';
import { signWebhook } from './webhook-signature.ts';

const webhookSecret = 'whsec_test';
const stripe = createStripeProvider({ secretKey: 'sk_test_1', webhookSecret });
const now = new Date('2026-11-23T20:00:00Z');
const nowSeconds = now.getTime() / 1000;
const id = '00000000-0000-4000-8000-000000000001';
const payment = {
  id,
  orderNumber: 'RD-2026-7K3MQ9ZB',
  email: 'mona@shop.example',
  language: 'ar' as const,
  amountMinor: 125_050,
  currency: 'EGP',
  expiresAt: new Date('2026-11-23T21:00:00Z'),
  returnUrl: 'https://rida.example/ar/pages/checkout/thank-you?number=RD-2026-7K3MQ9ZB',
};
/** Response of `POST /v1/checkout/sessions` in the shape that Stripe documents, shortened. */
const session = {
  id: 'cs_test_a1',
  object: 'checkout.session',
  status: 'open',
  payment_status: 'unpaid',
  amount_total: 125_050,
  currency: 'egp',
  client_reference_id: id,
  livemode: false,
  url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
};
const eventBody = (type: string, fields: object = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    api_version: '2025-09-30.clover',
    type,
    livemode: false,
    data: { object: { ...session, ...fields } },
  });
const readEvent = (body: string, signature = signWebhook(body, webhookSecret, now)) =>
  stripe.readWebhookEvent({
    body,
    now,
    getHeader: (name) => (name === 'stripe-signature' ? signature : undefined),
  });

describe('a Stripe session', () => {
  const mockResponse = (status: number, body: object) =>
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }));
  afterEach(() => jest.restoreAllMocks());

  test('is created with the id of the payment as idempotency key', async () => {
    const fetchSpy = mockResponse(200, session);
    const { sessionId, url } = await stripe.createSession(payment, 'http://127.0.0.1');
    expect([sessionId, url]).toEqual([session.id, session.url]);
    const [address, init] = fetchSpy.mock.calls[0] ?? [];
    expect(address).toBe('https://api.stripe.com/v1/checkout/sessions');
    expect(init?.headers).toEqual({ authorization: 'Bearer sk_test_1', 'idempotency-key': id });
    expect(Object.fromEntries(init?.body as URLSearchParams)).toMatchObject({
      mode: 'payment',
      client_reference_id: id,
      expires_at: String(nowSeconds + 3600),
      success_url: payment.returnUrl,
      cancel_url: payment.returnUrl,
      'line_items[0][price_data][currency]': 'egp',
      'line_items[0][price_data][unit_amount]': '125050',
    });
  });

  test.each([
    ['KWD', 9_990, '9990'],
    ['JPY', 1_250, '1250'],
    ['ISK', 1_250, '125000'],
    ['MGA', 125_000, '1250'],
  ])('has its amount in the smallest unit of %s', async (currency, amountMinor, amount) => {
    const fetchSpy = mockResponse(200, session);
    await stripe.createSession({ ...payment, currency, amountMinor }, 'http://127.0.0.1');
    const body = fetchSpy.mock.calls[0]?.[1]?.body as URLSearchParams;
    expect(body.get('line_items[0][price_data][unit_amount]')).toBe(amount);
  });

  test.each([
    ['KWD', 9_995, 'Stripe takes no 9.995 KWD'],
    ['MGA', 1_250, 'Stripe takes no 12.5 MGA'],
  ])('is not charged another amount in %s', async (currency, amountMinor, message) => {
    const fetchSpy = mockResponse(200, session);
    const created = stripe.createSession({ ...payment, currency, amountMinor }, 'http://127.0.0.1');
    await expect(created).rejects.toThrow(message);
    expect(fetchSpy).not.toHaveBeenCalled();
  });

  test.each([
    [200, true],
    [400, true],
    [500, false],
  ])('is closed for the status %i of Stripe: %s', async (status, isClosed) => {
    const fetchSpy = mockResponse(status, status === 200 ? session : { error: { type: 'api_error' } });
    const result = stripe.closeSession('cs_1').then(
      () => true,
      () => false,
    );
    expect(await result).toBe(isClosed);
    expect(fetchSpy.mock.calls[0]).toMatchObject([
      'https://api.stripe.com/v1/checkout/sessions/cs_1/expire',
      { method: 'POST', headers: { authorization: 'Bearer sk_test_1' } },
    ]);
  });

  test('reports the reason of a rejection', async () => {
    mockResponse(400, { error: { type: 'invalid_request_error', message: 'Invalid currency: xxx' } });
    await expect(stripe.createSession(payment, 'http://127.0.0.1')).rejects.toThrow(
      'Stripe responded 400: invalid_request_error, Invalid currency: xxx',
    );
  });
});

describe('a Stripe webhook', () => {
  const paidEvent = { id: 'evt_1', kind: 'paid', reference: id, amountMinor: 125_050, currency: 'EGP' };

  test.each([
    ['checkout.session.completed', { payment_status: 'paid' }, paidEvent],
    ['checkout.session.async_payment_succeeded', { payment_status: 'paid' }, paidEvent],
    ['checkout.session.async_payment_failed', {}, { ...paidEvent, kind: 'failed' }],
    ['checkout.session.expired', {}, { ...paidEvent, kind: 'expired' }],
    ['checkout.session.completed', { payment_status: 'unpaid' }, 'ignored'],
    ['checkout.session.completed', { payment_status: 'paid', client_reference_id: null }, 'ignored'],
    ['charge.refunded', {}, 'ignored'],
  ])('%s with %j is parsed or ignored', (type, fields, expected) => {
    expect(readEvent(eventBody(type, fields))).toEqual(expected);
  });

  test('is accepted with a signature in the format that Stripe documents', () => {
    const body = eventBody('checkout.session.expired');
    const hmac = createHmac('sha256', webhookSecret).update(`${nowSeconds}.${body}`).digest('hex');
    expect(readEvent(body, `t=${nowSeconds},v1=${'0'.repeat(64)},v1=${hmac},v0=old`)).toMatchObject({
      kind: 'expired',
    });
  });

  test.each([
    ['another secret', () => signWebhook(eventBody('checkout.session.expired'), 'whsec_other', now)],
    ['an old time', () => signWebhook(eventBody('checkout.session.expired'), webhookSecret, new Date(0))],
    [
      'no time',
      () => signWebhook(eventBody('checkout.session.expired'), webhookSecret, now).replace(/^t=\d+,/, ''),
    ],
    ['no signature', () => `t=${nowSeconds}`],
    ['an empty header', () => ''],
  ])('with %s is rejected', (_case, signature) => {
    expect(readEvent(eventBody('checkout.session.expired'), signature())).toBe('invalid');
  });

  test('has its amount converted exactly to minor units', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.constantFrom('EGP', 'KWD', 'JPY', 'ISK', 'MGA'),
        (units, currency) => {
          const amountMinor = units * 100;
          const factor = { EGP: 1, KWD: 1, JPY: 1, ISK: 100, MGA: 0.01 }[currency];
          const body = eventBody('checkout.session.completed', {
            payment_status: 'paid',
            currency: currency.toLowerCase(),
            amount_total: Math.round(amountMinor * factor),
          });
          expect(readEvent(body)).toMatchObject({ amountMinor, currency });
        },
      ),
    );
  });

  test('with any changed byte is rejected', () => {
    const body = eventBody('checkout.session.completed', { payment_status: 'paid' });
    const signature = signWebhook(body, webhookSecret, now);
    fc.assert(
      fc.property(fc.nat(body.length - 1), (index) => {
        const changed = `${body.slice(0, index)}${body[index] === '1' ? '2' : '1'}${body.slice(index + 1)}`;
        expect(readEvent(changed, signature)).toBe('invalid');
      }),
    );
  });
});
