import { type Api, startApi } from './testing/api.ts';
import { callApi, findOffers, newOrder, type Offer, placeOrder } from './testing/shopper.ts';

let api: Api;
let offer: Offer;
beforeAll(async () => {
  api = await startApi({
    SHOPS: JSON.stringify([
      { currency: 'EGP', deliveryCost: 60, countries: ['EG'] },
      { currency: 'SAR', deliveryCost: 35.5, origin: 'https://layl.example' },
      { currency: 'KWD' },
    ]),
    SITE_URL: 'https://rida.example',
    // The largest allowed limits must fit into the columns of the database.
    GUEST_PIECES: '1000000',
    ATTEMPTS_FACTOR: '1000000',
  });
  [offer] = (await findOffers(api, 10)) as [Offer];
});
afterAll(() => api.stop());

const buyOne = (overrides: Parameters<typeof newOrder>[1], shopOrigin?: string) =>
  placeOrder(api, newOrder([{ offer, quantity: 1 }], overrides), {
    headers: shopOrigin ? { 'x-shop-origin': shopOrigin } : {},
  });

test('health names the shops that take orders', async () => {
  expect((await callApi(api, 'GET', '/health')).body.shops).toEqual([
    { currency: 'EGP', origins: ['https://rida.example'], deliveryCost: 60, countries: ['EG'] },
    { currency: 'SAR', origins: ['https://layl.example'], deliveryCost: 35.5 },
    { currency: 'KWD', origins: ['https://rida.example'], deliveryCost: 0 },
  ]);
});

test('the shop of the currency sets the delivery cost', async () => {
  const totalOrStatusOf = async (overrides: Parameters<typeof newOrder>[1]) => {
    const { status, body } = await buyOne(overrides);
    return status === 200 ? body.response.total : status;
  };
  expect(await totalOrStatusOf({ shipping: 'standard' })).toBe(offer.price + 60);
  expect(await totalOrStatusOf({ shipping: 'standard', currency: 'SAR' })).toBe(offer.price + 35.5);
  expect(await totalOrStatusOf({ shipping: 'free', currency: 'KWD' })).toBe(offer.price);
  expect(await totalOrStatusOf({ shipping: 'free' })).toBe(400);
  expect(await totalOrStatusOf({ shipping: 'standard', currency: 'KWD' })).toBe(400);
  expect(await totalOrStatusOf({ shipping: 'free', currency: 'USD' })).toBe(400);
});

test('an order in the currency of another shop is rejected', async () => {
  const order = (shopOrigin: string, currency?: string) =>
    buyOne({ shipping: 'standard', currency }, shopOrigin);
  const rejected = await order('https://layl.example', 'EGP');
  expect([rejected.status, Object.keys(rejected.body.errors)]).toEqual([400, ['currency']]);
  expect((await order('https://layl.example', 'SAR')).status).toBe(200);
  expect((await order('https://rida.example')).status).toBe(200);
  expect((await order('https://unknown.example', 'SAR')).status).toBe(200);
});
