import { randomUUID } from 'node:crypto';
import { type Api, startApi } from '../testing/api.ts';
import { ask, findOffers, type Offer, order, orderOf, register, type Shopper } from '../testing/shopper.ts';

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
  await ask(api, 'POST', '/ShoppingCart/AddToCart', { token: owner.token, body });
  await ask(api, 'PUT', '/Posts/Profiles', { token: owner.token, body: { name: 'The owner' } });
  const told = await order(api, orderOf([{ offer, quantity: 1 }]), { token: owner.token });
  placed = told.body.response;
  await ask(api, 'POST', '/ShoppingCart/AddToCart', { token: owner.token, body });
});
afterAll(() => api.stop());

const follow = (number: string, email: string, token: string | null = null) =>
  ask(api, 'POST', '/Posts/Orders/Page', { body: { number, email }, token });

test('an order is read by its owner, and is not there for anyone else', async () => {
  const path = `/Posts/Orders/Get/${placed.id}`;
  const own = await ask(api, 'GET', path, { token: owner.token });
  expect(own.body.response).toMatchObject({ number: placed.number, lines: [{ slug: offer.slug }] });
  const others = await ask(api, 'GET', path, { token: stranger.token });
  expect([others.status, others.body]).toEqual([404, { Message: expect.any(String) }]);
  expect((await ask(api, 'GET', path)).status).toBe(401);
});

test.each(['1', 'x', "' or 1=1 --", '00000000-0000-0000-0000-000000000000', '%00', '..%2f'])(
  'the order %j is not there',
  async (id) => {
    const told = await ask(api, 'GET', `/Posts/Orders/Get/${id}`, { token: stranger.token });
    expect(told.status).toBe(404);
  },
);

test("the list of orders holds one's own", async () => {
  const page = (token: string | null) => ask(api, 'POST', '/Posts/Orders/Page', { token, body: {} });
  const own = (await page(owner.token)).body.response;
  expect([own.total, own.items[0].number, own.items[0].lineCount]).toEqual([1, placed.number, 1]);
  expect((await page(stranger.token)).body.response).toEqual({ items: [], total: 0 });
  expect((await page(null)).status).toBe(401);
});

test('whoever knows number and e-mail of an order follows it, either alone opens nothing', async () => {
  const found = await follow(` ${placed.number.toLowerCase()} `, 'MONA@shop.example');
  expect(found.body.response).toMatchObject({ total: 1, items: [{ id: placed.id, lines: [{}] }] });
  expect((await follow(placed.number, 'other@shop.example')).body.response).toEqual({ items: [], total: 0 });
  expect((await follow('RD-2026-AAAAAAAA', 'mona@shop.example')).body.response.items).toEqual([]);
  const half = await ask(api, 'POST', '/Posts/Orders/Page', { body: { number: placed.number } });
  expect(half.status).toBe(400);
});

test('guessing at an order ends soon', async () => {
  const told = [];
  for (let tried = 0; tried < 12; tried += 1) {
    told.push(await follow('RD-2026-GUESSED2', `${tried}@shop.example`));
  }
  expect(told.at(-1)?.status).toBe(429);
  expect(Number(told.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test("cart and profile are one's own, whatever the body or query says", async () => {
  const ids = { customerId: 1, customer_id: owner.email, id: placed.id, email: owner.email };
  const query = new URLSearchParams(Object.entries(ids).map(([name, value]) => [name, String(value)]));
  const { token } = stranger;
  const cart = await ask(api, 'GET', `/ShoppingCart/ListItemsInCart?${query}`, { token });
  expect(cart.body.response).toEqual([]);
  const profile = await ask(api, 'GET', `/Posts/Profiles/Get?${query}`, { token });
  expect(profile.body.response.email).toBe(stranger.email);
  await ask(api, 'PUT', '/Posts/Profiles', { token, body: { ...ids, name: 'Stranger' } });
  const own = await ask(api, 'GET', '/Posts/Profiles/Get', { token: owner.token });
  expect(own.body.response).toMatchObject({ name: 'The owner', email: owner.email });
  const removal = { ...ids, productId: offer.productId, variantId: offer.variantId };
  await ask(api, 'POST', '/ShoppingCart/RemoveFromCart', { token, body: removal });
  const left = await ask(api, 'GET', '/ShoppingCart/ListItemsInCart', { token: owner.token });
  expect(left.body.response).toHaveLength(1);
});

test('an order keeps what it said, and someone else cannot replay it under its key', async () => {
  const body = orderOf([{ offer, quantity: 1 }]);
  const first = await order(api, body, { token: owner.token, key: 'shared-key' });
  const second = await order(api, body, { token: stranger.token, key: 'shared-key' });
  expect([first.status, second.status]).toEqual([200, 422]);
  expect(JSON.stringify(second.body)).not.toContain(first.body.response.number);
});

test('an order keeps the currency it was placed in, and has that of the API where it names none', async () => {
  for (const [given, kept] of [
    ['SAR', 'SAR'],
    [undefined, 'EGP'],
  ] as const) {
    const body = orderOf([{ offer, quantity: 1 }], { currency: given });
    const { number, id } = (await order(api, body, { token: owner.token })).body.response;
    const own = await ask(api, 'GET', `/Posts/Orders/Get/${id}`, { token: owner.token });
    const list = await ask(api, 'POST', '/Posts/Orders/Page', { token: owner.token, body: { pageSize: 1 } });
    const followed = await follow(number, 'mona@shop.example');
    expect(own.body.response.currency).toBe(kept);
    expect(list.body.response.items).toMatchObject([{ number, currency: kept }]);
    expect(followed.body.response.items).toMatchObject([{ number, currency: kept }]);
  }
});

test('delivery costs what the shop of that currency says, and no order is sent for another price or in a currency of none', async () => {
  const costly = await startApi({
    SHOPS: JSON.stringify([
      { currency: 'EGP', deliveryCost: 60 },
      { currency: 'SAR', deliveryCost: 35.5 },
      { currency: 'KWD' },
    ]),
  });
  const [thing] = await findOffers(costly, 10);
  if (!thing) throw new Error('Nothing has 10 pieces');
  const totalOf = async (more: Partial<Parameters<typeof orderOf>[1]>) => {
    const { status, body } = await order(costly, orderOf([{ offer: thing, quantity: 1 }], more));
    return status === 200 ? body.response.total : status;
  };
  expect(await totalOf({ shipping: 'standard' })).toBe(thing.price + 60);
  expect(await totalOf({ shipping: 'standard', currency: 'SAR' })).toBe(thing.price + 35.5);
  expect(await totalOf({ shipping: 'free', currency: 'KWD' })).toBe(thing.price);
  expect(await totalOf({ shipping: 'free' })).toBe(400);
  expect(await totalOf({ shipping: 'standard', currency: 'KWD' })).toBe(400);
  expect(await totalOf({ shipping: 'free', currency: 'USD' })).toBe(400);
  await costly.stop();
});

test.each(['egp', 'E', '<b>', 7])('an order in the currency %j is refused', async (currency) => {
  const body = orderOf([{ offer, quantity: 1 }], { currency: currency as string });
  const told = await order(api, body);
  expect([told.status, Object.keys(told.body.errors)]).toEqual([400, ['currency']]);
});

test('a guest who has signed in since gets the answer to the order that was placed before', async () => {
  const body = orderOf([{ offer, quantity: 1 }]);
  const key = randomUUID();
  const first = await order(api, body, { key });
  const again = await order(api, body, { token: owner.token, key });
  expect([again.status, again.body]).toEqual([200, first.body]);
});

test('an order needs a key, and a bad token is not taken for a guest', async () => {
  const body = orderOf([{ offer, quantity: 1 }]);
  expect((await ask(api, 'POST', '/Posts/Orders', { body })).status).toBe(400);
  expect((await order(api, body, { token: 'expired' })).status).toBe(401);
});
