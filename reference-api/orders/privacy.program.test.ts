import { randomUUID } from 'node:crypto';
import { type Api, startApi } from '../testing/api.ts';
import {
  callApi,
  findOffers,
  newOrder,
  type Offer,
  placeOrder,
  register,
  type Shopper,
  stockOf,
} from '../testing/api-client.ts';

let api: Api;
let owner: Shopper;
let stranger: Shopper;
let offer: Offer;
let placed: { id: string; number: string };
beforeAll(async () => {
  api = await startApi();
  [owner, stranger] = [await register(api), await register(api)];
  offer = (await findOffers(api, 10))[0] as Offer;
  const body = { productId: offer.productId, variantId: offer.variantId, quantity: 1 };
  await callApi(api, 'POST', '/ShoppingCart/AddToCart', { token: owner.token, body });
  await callApi(api, 'PUT', '/Posts/Profiles', { token: owner.token, body: { name: 'The owner' } });
  const response = await placeOrder(api, newOrder([{ offer, quantity: 1 }]), { token: owner.token });
  const { id, number } = response.body.response;
  placed = { id, number };
  await callApi(api, 'POST', '/ShoppingCart/AddToCart', { token: owner.token, body });
});
afterAll(() => api.stop());

const lookUpOrder = (number: string, email: string, token: string | null = null) =>
  callApi(api, 'POST', '/Posts/Orders/Page', { body: { number, email }, token });

describe('access to orders and carts', () => {
  test.each(['/Posts/Orders/Get', '/Posts/Orders'])(
    'an order at %s is visible to its owner only',
    async (base) => {
      const path = `${base}/${placed.id}`;
      const own = await callApi(api, 'GET', path, { token: owner.token });
      expect(own.body.response).toMatchObject({
        number: placed.number,
        lines: [{ slug: offer.slug, quantity: 1 }],
      });
      const others = await callApi(api, 'GET', path, { token: stranger.token });
      expect([others.status, others.body]).toEqual([404, { Message: expect.any(String) }]);
      expect((await callApi(api, 'GET', path)).status).toBe(401);
    },
  );

  test.each(['1', 'x', "' or 1=1 --", '00000000-0000-0000-0000-000000000000', '%00', '..%2f'])(
    'an order with the id %j is not found',
    async (id) => {
      const response = await callApi(api, 'GET', `/Posts/Orders/Get/${id}`, { token: stranger.token });
      expect(response.status).toBe(404);
    },
  );

  test('the list of orders contains only own orders', async () => {
    const fetchPage = (token: string | null) =>
      callApi(api, 'POST', '/Posts/Orders/Page', { token, body: {} });
    const own = (await fetchPage(owner.token)).body.response;
    expect([own.total, own.items[0].number, own.items[0].lineCount]).toEqual([1, placed.number, 1]);
    expect((await fetchPage(stranger.token)).body.response).toEqual({ items: [], total: 0 });
    expect((await fetchPage(null)).status).toBe(401);
    const fetchList = ({ token }: Shopper) => callApi(api, 'GET', '/Posts/Orders/List', { token });
    expect((await fetchList(owner)).body.response).toEqual([expect.objectContaining(placed)]);
    expect((await fetchList(stranger)).body.response).toEqual([]);
  });

  test('number and e-mail address together find an order', async () => {
    const found = await lookUpOrder(` ${placed.number.toLowerCase()} `, 'MONA@shop.example');
    expect(found.body.response).toMatchObject({ total: 1, items: [{ id: placed.id, lines: [{}] }] });
    expect((await lookUpOrder(placed.number, 'other@shop.example')).body.response).toEqual({
      items: [],
      total: 0,
    });
    expect((await lookUpOrder('RD-2026-AAAAAAAA', 'mona@shop.example')).body.response.items).toEqual([]);
    const withoutEmail = await callApi(api, 'POST', '/Posts/Orders/Page', {
      body: { number: placed.number },
    });
    expect(withoutEmail.status).toBe(400);
  });

  test('looking up an order with its e-mail address is not rate-limited', async () => {
    const responses = [];
    for (let attempt = 0; attempt < 40; attempt += 1)
      responses.push(await lookUpOrder(placed.number, 'mona@shop.example'));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('looking up an order with wrong e-mail addresses is rate-limited', async () => {
    const responses = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      responses.push(await lookUpOrder('RD-2026-GUESSED2', `${attempt}@shop.example`));
    }
    expect(responses.at(-1)?.status).toBe(429);
    expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('cart and profile ignore customer ids in body and query', async () => {
    const ids = { customerId: 1, customer_id: owner.email, id: placed.id, email: owner.email };
    const query = new URLSearchParams(Object.entries(ids).map(([name, value]) => [name, String(value)]));
    const { token } = stranger;
    const cart = await callApi(api, 'GET', `/ShoppingCart/ListItemsInCart?${query}`, { token });
    expect(cart.body.response).toEqual([]);
    const profile = await callApi(api, 'GET', `/Posts/Profiles/Get?${query}`, { token });
    expect(profile.body.response.email).toBe(stranger.email);
    await callApi(api, 'PUT', '/Posts/Profiles', { token, body: { ...ids, name: 'Stranger' } });
    const own = await callApi(api, 'GET', '/Posts/Profiles/Get', { token: owner.token });
    expect(own.body.response).toMatchObject({ name: 'The owner', email: owner.email });
    const removal = { ...ids, productId: offer.productId, variantId: offer.variantId };
    await callApi(api, 'POST', '/ShoppingCart/RemoveFromCart', { token, body: removal });
    const ownCart = await callApi(api, 'GET', '/ShoppingCart/ListItemsInCart', { token: owner.token });
    expect(ownCart.body.response).toHaveLength(1);
  });
});

describe('placing an order', () => {
  test('an idempotency key of another customer is rejected', async () => {
    const body = newOrder([{ offer, quantity: 1 }]);
    const first = await placeOrder(api, body, { token: owner.token, key: 'shared-key' });
    const second = await placeOrder(api, body, { token: stranger.token, key: 'shared-key' });
    expect([first.status, second.status]).toEqual([200, 422]);
    expect(JSON.stringify(second.body)).not.toContain(first.body.response.number);
  });

  test('an order stores its currency, by default that of the API', async () => {
    for (const [requested, stored] of [
      ['SAR', 'SAR'],
      [undefined, 'EGP'],
    ] as const) {
      const body = newOrder([{ offer, quantity: 1 }], { currency: requested });
      const { number, id } = (await placeOrder(api, body, { token: owner.token })).body.response;
      const own = await callApi(api, 'GET', `/Posts/Orders/Get/${id}`, { token: owner.token });
      const list = await callApi(api, 'POST', '/Posts/Orders/Page', {
        token: owner.token,
        body: { pageSize: 1 },
      });
      const lookup = await lookUpOrder(number, 'mona@shop.example');
      expect(own.body.response.currency).toBe(stored);
      expect(list.body.response.items).toMatchObject([{ number, currency: stored }]);
      expect(lookup.body.response.items).toMatchObject([{ number, currency: stored }]);
    }
  });

  test('a card order is rejected where the API accepts no cards', async () => {
    const stock = await stockOf(api, offer);
    const rejected = await placeOrder(api, newOrder([{ offer, quantity: 1 }], { payment: 'card' }));
    expect([rejected.status, await stockOf(api, offer)]).toEqual([400, stock]);
  });

  test.each(['egp', 'E', '<b>', 7])('an order in the currency %j is rejected', async (currency) => {
    const body = newOrder([{ offer, quantity: 1 }], { currency: currency as string });
    const response = await placeOrder(api, body);
    expect([response.status, Object.keys(response.body.errors)]).toEqual([400, ['currency']]);
  });

  test('a retry after signing in gets the response to the guest order', async () => {
    const body = newOrder([{ offer, quantity: 1 }]);
    const key = randomUUID();
    const first = await placeOrder(api, body, { key });
    const retry = await placeOrder(api, body, { token: owner.token, key });
    expect([retry.status, retry.body]).toEqual([200, first.body]);
  });

  test('a missing idempotency key and an invalid token are rejected', async () => {
    const body = newOrder([{ offer, quantity: 1 }]);
    expect((await callApi(api, 'POST', '/Posts/Orders', { body })).status).toBe(400);
    expect((await placeOrder(api, body, { token: 'expired' })).status).toBe(401);
  });
});
