import {
  type ApiCall,
  accountCalls,
  browserCalls,
  cartCalls,
  catalogueCalls,
  couponCalls,
  orderCalls,
  paymentCalls,
  reviewCalls,
  stockAlertCalls,
  trackingCalls,
} from '../../contract/calls.ts';
import { type Api, startApi } from '../testing/api.ts';
import { callApi, register } from '../testing/api-client.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi({ ATTEMPTS_FACTOR: '100000', LOG_LEVEL: 'error' });
  token = (await register(api)).token;
});
afterAll(async () => {
  // Unexpected errors are logged.
  expect((await api.stop()).stdout).not.toContain('request failed');
});

const adSegment = 'Facebook';
const callsWithBody = browserCalls(adSegment).filter((call) => call.body);

const hostileTexts = [
  `'; DROP TABLE customer; --`,
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '\u0000',
  '\ud800',
  '\u202eabc\ufeff',
  'x'.repeat(20_000),
  '1e309',
];
const hostileValues: unknown[] = [
  ...hostileTexts,
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 60,
  [],
  {},
  { $ne: null },
  { toString: 'x', constructor: { prototype: {} } },
  ['a', 1, null],
];

/** Valid bodies, in which tests replace one field at a time. */
const validBodies = new Map<ApiCall['path'], Record<string, unknown>>([
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
    { name: 'M', phoneNumber: '', addresses: [], currentPassword: 'x', password: 'a password' },
  ],
  [catalogueCalls.filterProducts.path, { pageNumber: 1, pageSize: 1, searchText: 'x', tags: [], color: 'x' }],
  [cartCalls.addToCart.path, { productId: 1, variantId: 100, quantity: 1 }],
  [cartCalls.mergeCart.path, { products: [] }],
  [cartCalls.removeFromCart.path, { productId: 1, variantId: 100 }],
  [cartCalls.addToWishList.path, { productId: 1 }],
  [cartCalls.wishListPage.path, { pageNumber: 1, pageSize: 1 }],
  [cartCalls.deleteWishListItems.path, { ids: [1] }],
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
  [orderCalls.orderPage.path, { pageNumber: 1, pageSize: 1, number: 'RD', email: 'a@shop.example' }],
  [orderCalls.sendMessage.path, { name: 'M', email: 'a@shop.example', subject: 'x', message: 'x' }],
  [
    reviewCalls.writeReview.path,
    {
      rating: 5,
      text: 'x',
      name: 'M',
      language: 'en',
      fit: 'true',
      email: 'a@shop.example',
      orderNumber: 'RD',
    },
  ],
  [
    couponCalls.checkCoupon.path,
    { code: 'x', currency: 'EGP', shipping: 'free', lines: [], email: 'a@shop.example' },
  ],
  [paymentCalls.startPayment.path, { number: 'RD', email: 'a@shop.example' }],
  [stockAlertCalls.add.path, { productId: 1, variantId: 100, email: 'a@shop.example', language: 'en' }],
  [trackingCalls.logEvents.path, { eventType: 'x', json: {}, value: 'x', utmSource: 'x', pageUrl: '/' }],
  [`/${adSegment}/track-event-cart`, { amount: '1', productId: 1, productName: 'x' }],
]);

let requestCount = 0;
function send({ method, path, access }: ApiCall, body: unknown) {
  requestCount += 1;
  return callApi(api, method, path.replace('{slug}', 'front-panel-crepe-abaya'), {
    body,
    token: access ? token : null,
    key: String(requestCount),
  });
}

function expectContractResponse({ status, body }: Awaited<ReturnType<typeof callApi>>) {
  expect(status).toBeLessThan(500);
  if (status === 200) expect(body).toHaveProperty('response');
  else expect(body.Message).toEqual(expect.any(String));
}

test('every call with a body has a valid body here', () => {
  expect(callsWithBody.map(({ path }) => path).filter((path) => !validBodies.has(path))).toEqual([]);
});

describe.each(callsWithBody.map((call) => ({ call, name: `${call.method} ${call.path}` })))(
  '$name',
  ({ call }) => {
    test('rejects malformed bodies', async () => {
      const nestedArray = '['.repeat(100_000) + ']'.repeat(100_000);
      const nestedObject = `{"json":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)},"eventType":"x"}`;
      for (const body of [
        '',
        '{',
        'null',
        '"text"',
        '7',
        '[1]',
        nestedArray,
        nestedObject,
        '{"__proto__":{"x":1}}',
      ]) {
        const response = await send(call, body);
        // A field `__proto__` may also be ignored.
        const isIgnored = body.startsWith('{"__proto__"') && response.status === 200;
        if (!isIgnored) expect(response.status).toBeGreaterThanOrEqual(400);
        expectContractResponse(response);
      }
    });

    test('rejects a body of 2 MB', async () => {
      // The response may arrive during the upload, which then aborts.
      const response = await send(call, JSON.stringify({ padding: 'x'.repeat(2_000_000) })).catch(() => null);
      if (response) expect([response.status, typeof response.body.Message]).toEqual([413, 'string']);
      expect((await fetch(`${api.baseUrl}/health`)).status).toBe(200);
    });

    test('conforms to the contract with hostile values in any field', async () => {
      const validBody = validBodies.get(call.path) ?? {};
      for (const field of Object.keys(validBody)) {
        for (const value of hostileValues)
          expectContractResponse(await send(call, { ...validBody, [field]: value }));
      }
    });
  },
);

test('orders and addresses conform to the contract with hostile values', async () => {
  const contact = { name: 'M', email: 'a@shop.example', phoneNumber: '0100000000' };
  const address = { country: 'EG', governorate: 'Cairo', city: 'x', street: 'y', building: '', notes: '' };
  const line = { productId: 1, variantId: 100, quantity: 1_000_000, price: 1 };
  // Valid except for the quantity, which exceeds every stock, so that no order is placed.
  const oversizedOrder = { shipping: 'free', payment: 'cash-on-delivery', contact, address, lines: [line] };
  for (const value of hostileValues) {
    for (const field of Object.keys(contact)) {
      const response = await send(orderCalls.placeOrder, {
        ...oversizedOrder,
        contact: { ...contact, [field]: value },
      });
      expectContractResponse(response);
      expect(response.status).toBeGreaterThanOrEqual(400);
    }
    for (const field of Object.keys(address)) {
      const hostileAddress = { ...address, [field]: value };
      expect(
        (await send(orderCalls.placeOrder, { ...oversizedOrder, address: hostileAddress })).status,
      ).toBeGreaterThanOrEqual(400);
      expectContractResponse(await send(accountCalls.updateProfile, { addresses: [hostileAddress] }));
    }
    for (const field of Object.keys(line)) {
      const response = await send(orderCalls.placeOrder, {
        ...oversizedOrder,
        lines: [{ ...line, [field]: value }],
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expectContractResponse(response);
    }
    for (const touch of ['first', 'last']) {
      const utm = { [touch]: { utm_source: value } };
      expectContractResponse(await send(orderCalls.placeOrder, { ...oversizedOrder, utm }));
      expectContractResponse(
        await send(trackingCalls.logEvents, { eventType: 'x', json: value, [touch]: { utm_source: value } }),
      );
    }
  }
  const tooManyLines = Array.from({ length: 101 }, () => line);
  expect((await send(orderCalls.placeOrder, { ...oversizedOrder, lines: tooManyLines })).status).toBe(400);
});

test('text that looks like SQL or HTML is stored unchanged', async () => {
  for (const name of hostileTexts.filter((text) => text.length < 100 && !/[\0\ud800]/.test(text))) {
    const response = await send(accountCalls.updateProfile, { name });
    expect(response.body.response.name).toBe(name.replace('\u202e', '').trim());
  }
  expect((await callApi(api, 'GET', '/health')).body.status).toBe('ok');
});

test.each(['', 'x'.repeat(300), 'with space', '\u00fc'])(
  'the Idempotency-Key %j is rejected',
  async (key) => {
    expect((await callApi(api, 'POST', '/Posts/Orders', { body: {}, key })).status).toBe(400);
  },
);
