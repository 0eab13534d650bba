import { couponPaths, orderPaths } from '../../contract/paths.ts';
import { runCommand } from '../admin/run-command.ts';
import { type Api, startApi } from '../testing/api.ts';
import {
  type ApiResponse,
  callApi,
  findOffers,
  newOrder,
  type Offer,
  placeOrder,
  register,
  stockOf,
} from '../testing/api-client.ts';
import { seededDatabase } from '../testing/seeded-database.ts';

const shops = JSON.stringify([{ currency: 'EGP', deliveryCost: 50 }, { currency: 'SAR' }]);
const statuses = (responses: ApiResponse[]) => responses.map(({ status }) => status);

describe('coupons', () => {
  let api: Api;
  let folder: string;
  let offers: Offer[];
  beforeAll(async () => {
    const settings = await seededDatabase();
    folder = settings.DATA_DIR;
    api = await startApi({ ...settings, ATTEMPTS_FACTOR: '1000', SHOPS: shops });
    offers = await findOffers(api, 6);
  });
  afterAll(() => api.stop());

  const addCoupon = (...commandLine: string[]) => runCommand(['add-coupon', ...commandLine], folder);
  let buyerCount = 0;
  const nextEmail = () => {
    buyerCount += 1;
    return `buyer${buyerCount}@shop.example`;
  };
  /** Buys one unit with a coupon. */
  const buy = (
    coupon: string | null,
    { offer = offers[0] as Offer, email = nextEmail(), token = null as string | null, language = 'en' } = {},
  ) =>
    placeOrder(
      api,
      newOrder([{ offer, quantity: 1, price: offer.price }], {
        coupon,
        currency: 'EGP',
        shipping: 'standard',
        contact: { name: 'Mona', email, phoneNumber: '+20 10 1234 5678' },
      }),
      { token, language },
    );
  const check = (
    code: string,
    { quantity = 1, email = undefined as string | undefined, language = 'en' } = {},
  ) => {
    const { lines } = newOrder([{ offer: offers[0] as Offer, quantity }]);
    const body = { code, currency: 'EGP', shipping: 'standard', lines, email };
    return callApi(api, 'POST', couponPaths.checkCoupon, { body, language });
  };
  const findOrder = async (number: string, email: string) =>
    (await callApi(api, 'POST', orderPaths.orderPage, { body: { number, email } })).body.response.items[0];

  test('a check returns the discount of each kind of coupon', async () => {
    const price = offers[0]?.price ?? 0;
    const applied = await Promise.all([
      check('welcome10'),
      check('RIDA100', { quantity: Math.ceil(1000 / price) }),
      check('FREEDELIVERY'),
    ]);
    expect(applied.map(({ body }) => body.response)).toEqual([
      { code: 'WELCOME10', kind: 'percent', discount: Math.round(price * 10) / 100, text: '10% off' },
      { code: 'RIDA100', kind: 'amount', discount: 100, text: 'EGP\u00a0100.00 off' },
      { code: 'FREEDELIVERY', kind: 'shipping', discount: 50, text: 'Free delivery' },
    ]);
  });

  test.each(['en', 'ar'])('an order takes off only what the buyer saw: %s', async (language) => {
    const price = offers[0]?.price ?? 0;
    const discount = Math.round(price * 10) / 100;
    const order = (seen: number | null, email = nextEmail()) =>
      placeOrder(
        api,
        newOrder([{ offer: offers[0] as Offer, quantity: 1, price }], {
          coupon: 'welcome10',
          discount: seen,
          currency: 'EGP',
          shipping: 'standard',
          contact: { name: 'Mona', email, phoneNumber: '+20 10 1234 5678' },
        }),
        { language },
      );
    const rejected = await order(discount + 1);
    expect([rejected.status, rejected.body.changes]).toEqual([
      409,
      [{ coupon: 'WELCOME10', text: rejected.body.Message, discount: { seen: discount + 1, now: discount } }],
    ]);
    expect(statuses([await order(discount), await order(null)])).toEqual([200, 200]);
  });

  test('a check returns the rejection reason in the requested language', async () => {
    await addCoupon('LATER', '10%', 'from=2099-01-01T00:00:00Z');
    await addCoupon('RICH', '10%', 'minimum=900000');
    const responses = [
      await check('NOSUCH'),
      await check('LATER'),
      await check('RICH'),
      await check('RICH', { language: 'ar' }),
    ];
    expect(responses.map(({ status, body }) => [status, body.Message])).toEqual([
      [404, 'There is no such coupon code'],
      [409, 'This coupon is not valid yet'],
      [409, 'This coupon is for orders from EGP\u00a0900,000.00'],
      [409, expect.stringMatching(/^تسري هذه القسيمة/)],
    ]);
  });

  test('the total of an order is its lines minus discount plus delivery', async () => {
    const email = nextEmail();
    const price = offers[0]?.price ?? 0;
    const placed = (await buy('welcome10', { email })).body.response;
    const discount = Math.round(price * 10) / 100;
    const total = Math.round((price - discount + 50) * 100) / 100;
    expect(placed).toMatchObject({ discount, total });
    expect(await findOrder(placed.number, email)).toMatchObject({
      coupon: 'WELCOME10',
      subtotal: price,
      discount,
      shippingCost: 50,
      total,
    });
  });

  test('a once-per-email code works once for an address in any letter case', async () => {
    const email = nextEmail();
    const responses = [
      await buy('WELCOME10', { email }),
      await buy('WELCOME10', { email: email.toUpperCase() }),
      await check('WELCOME10', { email: email.toUpperCase() }),
      await buy('WELCOME10'),
    ];
    expect(statuses(responses)).toEqual([200, 409, 409, 200]);
  });

  test('an order whose coupon does not apply is rejected with the reason', async () => {
    const stock = await stockOf(api, offers[0] as Offer);
    const [english, arabic] = [await buy('NOSUCH'), await buy('NOSUCH', { language: 'ar' })];
    expect([english.status, english.body]).toEqual([
      409,
      {
        Message: 'There is no such coupon code',
        changes: [{ coupon: 'NOSUCH', text: 'There is no such coupon code' }],
      },
    ]);
    expect(arabic.body.changes).toEqual([{ coupon: 'NOSUCH', text: arabic.body.Message }]);
    expect(await stockOf(api, offers[0] as Offer)).toBe(stock);
  });

  test('20 parallel buyers of 5 units use a one-time code once', async () => {
    await addCoupon('ONCE', '50.00', 'uses=1');
    const offer = offers[1] as Offer;
    await runCommand(['set-stock', offer.slug, '5'], folder);
    const attempts = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const first = await buy('ONCE', { offer });
        return first.status === 200 ? first : buy(null, { offer });
      }),
    );
    const placed = attempts.filter(({ status }) => status === 200);
    expect(placed.filter(({ body }) => body.response.discount === 50)).toHaveLength(1);
    expect(placed).toHaveLength(5);
    expect(await stockOf(api, offer)).toBe(0);
    expect((await check('ONCE')).body.Message).toBe('This coupon has been used already');
  });

  test('a once-per-email code works once for a mailbox and for an account', async () => {
    await addCoupon('ONCE', '10%', 'once-per-email');
    expect((await buy('ONCE', { email: 'n.ada+1@gmail.com' })).status).toBe(200);
    for (const email of ['nada@gmail.com', 'na.da@googlemail.com', 'nada+2@gmail.com'])
      expect((await buy('ONCE', { email })).status).toBe(409);
    expect((await check('ONCE', { email: 'nada+3@gmail.com' })).status).toBe(409);

    const { token } = await register(api);
    expect((await buy('ONCE', { token })).status).toBe(200);
    expect((await buy('ONCE', { token })).status).toBe(409);
    const { lines } = newOrder([{ offer: offers[0] as Offer, quantity: 1 }]);
    const body = { code: 'ONCE', currency: 'EGP', shipping: 'standard', lines };
    expect((await callApi(api, 'POST', couponPaths.checkCoupon, { body, token })).status).toBe(409);
    const parallel = await Promise.all(
      [register(api), register(api)].map(async (shopper) => (await shopper).token),
    );
    const responses = await Promise.all(
      [...parallel, ...parallel, ...parallel].map((shopperToken) => buy('ONCE', { token: shopperToken })),
    );
    expect(statuses(responses).filter((status) => status === 200)).toHaveLength(2);
  });

  test('10 parallel orders of one e-mail address use a once-per-email code once', async () => {
    const email = nextEmail();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => buy('WELCOME10', { email, offer: offers[2 + (index % 3)] })),
    );
    expect(statuses(responses).filter((status) => status === 200)).toHaveLength(1);
  });

  test('a cancelled order makes its code usable again', async () => {
    await addCoupon('AGAIN', '25%', 'uses=1');
    const { token } = await register(api);
    const { id } = (await buy('AGAIN', { token })).body.response;
    expect((await buy('AGAIN')).status).toBe(409);
    await callApi(api, 'DELETE', `/Posts/Orders/${id}`, { token });
    expect(statuses([await buy('AGAIN'), await buy('AGAIN')])).toEqual([200, 409]);
  });

  test('a check rejects an ended code', async () => {
    await addCoupon('OVER', '10%');
    expect((await check('OVER')).status).toBe(200);
    expect(await runCommand(['end-coupon', 'over'], folder)).toBe('OVER: ended\n');
    expect((await check('OVER')).body.Message).toBe('This coupon has expired');
  });

  test.each([
    ['CODE'],
    ['CODE', '101%'],
    ['CODE', '0'],
    ['CODE', '10%', 'uses=0'],
    ['CODE', '10%', 'color=red'],
  ])('add-coupon rejects %s %s %s', async (...commandLine) => {
    await expect(addCoupon(...commandLine.filter((part) => part !== undefined))).rejects.toThrow();
  });
});
