import { withParameter } from '../contract/path-parameter.ts';
import { campaignPaths, cataloguePaths, couponPaths, orderPaths } from '../contract/paths.ts';
import { runCommand } from './admin/run-command.ts';
import { type Api, startApi } from './testing/api.ts';
import { callApi, findOffers, newOrder, type Offer, placeOrder } from './testing/api-client.ts';
import { type DatabaseSettings, seededDatabase } from './testing/seeded-database.ts';

const campaignsKey = 'key-of-the-marketers';

let api: Api;
let database: DatabaseSettings;
let offer: Offer;
beforeAll(async () => {
  database = await seededDatabase();
  api = await startApi({
    ...database,
    CAMPAIGNS_KEY: campaignsKey,
    SHOPS: JSON.stringify([
      {
        currency: 'EGP',
        deliveryCost: 60,
        expressCost: 120,
        pickUp: { cost: 10, place: { en: '12 Bahgat Ali Street, Cairo', ar: '١٢ شارع بهجت علي، القاهرة' } },
        countries: ['EG'],
      },
      { currency: 'SAR', deliveryCost: 35.5, origin: 'https://layl.example' },
      { currency: 'KWD' },
    ]),
    SITE_URL: 'https://rida.example',
    // The largest allowed limits must fit into the columns of the database.
    GUEST_QUANTITY: '1000000',
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
    {
      currency: 'EGP',
      origins: ['https://rida.example'],
      deliveryCost: 60,
      shipping: { standard: 60, express: 120, 'pick-up': 10 },
      countries: ['EG'],
    },
    {
      currency: 'SAR',
      origins: ['https://layl.example'],
      deliveryCost: 35.5,
      shipping: { standard: 35.5 },
    },
    { currency: 'KWD', origins: ['https://rida.example'], deliveryCost: 0, shipping: { free: 0 } },
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
  expect(await totalOrStatusOf({ shipping: 'express' })).toBe(offer.price + 120);
  expect(await totalOrStatusOf({ shipping: 'free' })).toBe(409);
  expect(await totalOrStatusOf({ shipping: 'standard', currency: 'KWD' })).toBe(409);
  expect(await totalOrStatusOf({ shipping: 'express', currency: 'SAR' })).toBe(409);
  expect(await totalOrStatusOf({ shipping: 'free', currency: 'USD' })).toBe(400);
});

test('an order is placed at no other delivery cost than was seen', async () => {
  const seen = (shippingCost: number, shipping: 'express' | 'pick-up' | 'free' = 'express') =>
    buyOne({ shipping, shippingCost });
  const offered = [
    { shipping: 'standard', cost: 60 },
    { shipping: 'express', cost: 120 },
    { shipping: 'pick-up', cost: 10 },
  ];
  const changed = await seen(100);
  expect([changed.status, changed.body.changes]).toEqual([
    409,
    [{ shipping: 'express', cost: { seen: 100, now: 120 }, offered }],
  ]);
  expect(changed.body.Message).toMatch(/delivery cost has changed/);
  const withdrawn = await seen(0, 'free');
  expect(withdrawn.body.changes).toEqual([{ shipping: 'free', cost: { seen: 0, now: null }, offered }]);
  expect((await seen(120)).body.response.total).toBe(offer.price + 120);
});

test('an order may be picked up by buyers of any country', async () => {
  const address = { ...newOrder([{ offer, quantity: 1 }]).address, country: 'DE' };
  expect((await buyOne({ shipping: 'standard', address })).status).toBe(400);
  const { body } = await buyOne({ shipping: 'pick-up', address });
  expect(body.response.total).toBe(offer.price + 10);
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

describe('a price of 9.995', () => {
  let dress: Offer;
  beforeAll(async () => {
    [, dress] = (await findOffers(api, 10)) as [Offer, Offer];
    await runCommand(['set-price', dress.slug, '9.995'], database.DATA_DIR);
  });

  const buy = (price: number, currency: string, coupon?: string) =>
    placeOrder(
      api,
      newOrder([{ offer: dress, quantity: 3, price }], {
        shipping: currency === 'KWD' ? 'free' : 'standard',
        currency,
        coupon,
        contact: { name: 'Noura', email: 'noura@shop.example', phoneNumber: '+965 9876 5432' },
      }),
    );

  test('is sold for exactly this much in dinars', async () => {
    const product = await callApi(api, 'GET', withParameter(cataloguePaths.productBySlug, dress.slug));
    expect(product.body.response.variants[0].price).toBe(9.995);
    const rounded = await buy(10, 'KWD');
    expect([rounded.status, rounded.body.changes[0].price]).toEqual([409, { seen: 10, now: 9.995 }]);
    await runCommand(['add-coupon', 'DINAR', '0.005', 'currency=KWD', 'minimum=29.985'], database.DATA_DIR);
    const lines = [{ productId: dress.productId, variantId: dress.variantId, quantity: 3 }];
    const check = await callApi(api, 'POST', couponPaths.checkCoupon, {
      body: { code: 'DINAR', currency: 'KWD', shipping: 'free', lines },
    });
    expect(check.body.response).toMatchObject({ discount: 0.005, text: 'KWD\u00a00.005 off' });
    const { body } = await buy(9.995, 'KWD', 'DINAR');
    expect(body.response).toMatchObject({ total: 29.98, discount: 0.005 });
    const found = await callApi(api, 'POST', orderPaths.orderPage, {
      body: { pageNumber: 1, pageSize: 1, number: body.response.number, email: 'noura@shop.example' },
    });
    expect(found.body.response.items[0]).toMatchObject({
      currency: 'KWD',
      subtotal: 29.985,
      discount: 0.005,
      total: 29.98,
      lines: [{ price: 9.995, total: 29.985 }],
    });
    const costs = await callApi(api, 'POST', campaignPaths.uploadCosts, {
      headers: { 'x-campaigns-key': campaignsKey },
      body: { rows: [{ date: today(), source: 'a', campaign: 'b', cost: 1.255, currency: 'KWD' }] },
    });
    expect(costs.status).toBe(200);
    const report = await callApi(api, 'GET', `${campaignPaths.campaigns}?currency=KWD`, {
      headers: { 'x-campaigns-key': campaignsKey },
    });
    expect(report.body.response.total).toMatchObject({
      revenue: expect.closeTo(offer.price + 29.98, 6),
      cost: 1.255,
    });
  });

  test('is sold for the nearest hundredth in riyals', async () => {
    expect((await buy(10, 'SAR')).body.response.total).toBe(65.5);
    expect((await buy(9.995, 'SAR')).body.response.total).toBe(65.5);
    expect((await buy(9.99, 'SAR')).body.changes[0].price).toEqual({ seen: 9.99, now: 10 });
  });

  test.each([
    [{ minPrice: 9.995, maxPrice: 9.995 }, true],
    [{ minPrice: 9.996, maxPrice: 10 }, false],
    [{ minPrice: 9, maxPrice: 9.994 }, false],
  ])('is found by the filter %j: %s', async (filter, isFound) => {
    const { items } = await api.filter({ ...filter, pageSize: 100 });
    expect(items.some(({ slug }) => slug === dress.slug)).toBe(isFound);
  });

  test('is only in the coupon of a currency with three decimals', async () => {
    const add = (...conditions: string[]) =>
      runCommand(['add-coupon', 'THIRD', '9.995', ...conditions], database.DATA_DIR);
    await expect(add()).rejects.toThrow('9.995 has more decimals than a coupon of any currency, which has 2');
    await expect(add('currency=JPY')).rejects.toThrow('9.995 has more decimals than JPY, which has 0');
    await expect(add('currency=XYZ')).rejects.toThrow('must be a currency code such as EGP');
  });
});

const today = () => new Date().toISOString().slice(0, 10);
