import {
  accountCalls,
  allCalls,
  type Call,
  cartCalls,
  catalogueCalls,
  orderCalls,
  trackingCalls,
} from '../../contract/calls.ts';
import { type Api, startApi } from '../testing/api.ts';
import { ask, register } from '../testing/shopper.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi({ ATTEMPTS_FACTOR: '100000', LOG_LEVEL: 'error' });
  token = (await register(api)).token;
});
afterAll(async () => {
  // Whatever was not expected is logged as an error.
  expect((await api.stop()).stdout).not.toContain('a call failed');
});

const segment = 'Facebook';
const withBody = allCalls(segment).filter((call) => call.body);

const nastyTexts = [
  `'; DROP TABLE customer; --`,
  `" OR ""="`,
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '\u0000',
  '\ud800',
  '\u202eabc\ufeff',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  'x'.repeat(200_000),
  '1e309',
];
const nastyValues: unknown[] = [
  ...nastyTexts,
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 60,
  [],
  {},
  [[[]]],
  { $ne: null },
  { toString: 'x', constructor: { prototype: {} } },
  ['a', 1, null],
];

/** A body in which everything is right, so that one field at a time can be wrong. */
const bodies = new Map<Call['path'], Record<string, unknown>>([
  [accountCalls.login.path, { email: 'a@shop.example', password: 'a password' }],
  [
    accountCalls.register.path,
    { name: 'M', email: 'a@shop.example', password: 'a password', phoneNumber: '0100000000' },
  ],
  [accountCalls.forgotPassword.path, { email: 'a@shop.example' }],
  [accountCalls.resetPassword.path, { email: 'a@shop.example', token: 'x', password: 'a password' }],
  [accountCalls.refreshToken.path, { refreshToken: 'x' }],
  [accountCalls.logout.path, { refreshToken: 'x' }],
  [
    accountCalls.updateProfile.path,
    { name: 'M', phoneNumber: '', addresses: [], currentPassword: 'x', newPassword: 'a password' },
  ],
  [catalogueCalls.filterProducts.path, { pageNumber: 1, pageSize: 1, searchText: 'x', tags: [], color: 'x' }],
  [cartCalls.addToCart.path, { productId: 1, variantId: 100, quantity: 1 }],
  [cartCalls.addListToCart.path, { products: [] }],
  [cartCalls.removeFromCart.path, { productId: 1, variantId: 100 }],
  [cartCalls.addToWishList.path, { productId: 1 }],
  [
    orderCalls.placeOrder.path,
    {
      contact: {},
      address: {},
      shipping: 'free',
      payment: 'cash-on-delivery',
      lines: [],
      sessionId: 'x',
      utm: {},
    },
  ],
  [orderCalls.orders.path, { pageNumber: 1, pageSize: 1, number: 'RD', email: 'a@shop.example' }],
  [orderCalls.sendMessage.path, { name: 'M', email: 'a@shop.example', subject: 'x', message: 'x' }],
  [trackingCalls.logEvents.path, { eventType: 'x', json: {}, value: 'x', utmSource: 'x', pageUrl: '/' }],
  [`/${segment}/track-event-cart`, { amount: '1', productId: 1, productName: 'x' }],
]);

let key = 0;
function send({ method, path, access }: Call, body: unknown) {
  key += 1;
  return ask(api, method, path, { body, token: access ? token : null, key: String(key) });
}

function expectAnswer({ status, body }: Awaited<ReturnType<typeof ask>>) {
  expect(status).toBeLessThan(500);
  if (status === 200) expect(body).toHaveProperty('response');
  else expect(body.Message).toEqual(expect.any(String));
}

test('every call with a body is in the table', () => {
  expect(withBody.map(({ path }) => path).filter((path) => !bodies.has(path))).toEqual([]);
});

describe.each(withBody.map((call) => ({ call, name: `${call.method} ${call.path}` })))(
  '$name',
  ({ call }) => {
    test('refuses bodies that are no object of its kind', async () => {
      const deep = '['.repeat(100_000) + ']'.repeat(100_000);
      const nested = `{"json":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)},"eventType":"x"}`;
      for (const body of ['', '{', 'null', '"text"', '7', '[1]', deep, nested, '{"__proto__":{"x":1}}']) {
        const told = await send(call, body);
        const isHarmless = body.startsWith('{"__proto__"') && told.status === 200;
        if (!isHarmless) expect(told.status).toBeGreaterThanOrEqual(400);
        expectAnswer(told);
      }
    });

    test('refuses a body of 10 MB', async () => {
      // The answer may come while the body is still on its way, which then breaks off.
      const told = await send(call, JSON.stringify({ padding: 'x'.repeat(10_000_000) })).catch(() => null);
      if (told) expect([told.status, typeof told.body.Message]).toEqual([413, 'string']);
      expect((await fetch(`${api.baseUrl}/health`)).status).toBe(200);
    });

    test('answers every field full of anything', async () => {
      const right = bodies.get(call.path) ?? {};
      for (const field of Object.keys(right)) {
        for (const value of nastyValues) expectAnswer(await send(call, { ...right, [field]: value }));
      }
    });
  },
);

test('answers every field of an order and an address full of anything, and refuses what no order can be', async () => {
  const contact = { name: 'M', email: 'a@shop.example', phoneNumber: '0100000000' };
  const address = { country: 'EG', governorate: 'Cairo', city: 'x', street: 'y', building: '', notes: '' };
  const line = { productId: 1, variantId: 100, quantity: 1_000_000, price: 1 };
  const right = { shipping: 'free', payment: 'cash-on-delivery', contact, address, lines: [line] };
  for (const value of nastyValues) {
    for (const field of Object.keys(contact)) {
      const told = await send(orderCalls.placeOrder, { ...right, contact: { ...contact, [field]: value } });
      expectAnswer(told);
      expect(told.status).toBeGreaterThanOrEqual(400);
    }
    for (const field of Object.keys(address)) {
      const wrong = { ...address, [field]: value };
      expect((await send(orderCalls.placeOrder, { ...right, address: wrong })).status).toBeGreaterThanOrEqual(
        400,
      );
      expectAnswer(await send(accountCalls.updateProfile, { addresses: [wrong] }));
    }
    for (const field of Object.keys(line)) {
      const told = await send(orderCalls.placeOrder, { ...right, lines: [{ ...line, [field]: value }] });
      expect(told.status).toBeGreaterThanOrEqual(400);
      expectAnswer(told);
    }
    for (const touch of ['first', 'last']) {
      const utm = { [touch]: { utm_source: value } };
      expectAnswer(await send(orderCalls.placeOrder, { ...right, utm }));
      expectAnswer(
        await send(trackingCalls.logEvents, { eventType: 'x', json: value, [touch]: { utm_source: value } }),
      );
    }
  }
  const many = Array.from({ length: 101 }, () => line);
  expect((await send(orderCalls.placeOrder, { ...right, lines: many })).status).toBe(400);
});

test('text that looks like SQL or HTML is kept as the text it is', async () => {
  for (const name of nastyTexts.filter((text) => text.length < 100 && !/[\0\ud800]/.test(text))) {
    const told = await send(accountCalls.updateProfile, { name });
    expect(told.body.response.name).toBe(name.trim());
  }
  expect((await ask(api, 'GET', '/health')).body.status).toBe('ok');
});

test.each(['', 'x'.repeat(300), 'with space', '\u00fc'])('an Idempotency-Key %j is refused', async (key) => {
  expect((await ask(api, 'POST', '/Posts/Orders', { body: {}, key })).status).toBe(400);
});
