import { couponPaths } from '../../contract/paths.ts';
import { type Api, startApi } from '../testing/api.ts';
import { callApi, findOffers, newOrder, type Offer, placeOrder } from '../testing/api-client.ts';

let api: Api;
let offer: Offer;
beforeAll(async () => {
  // The factor leaves 6 checks in a quarter of an hour, and many orders.
  api = await startApi({
    ATTEMPTS_FACTOR: '0.01',
    ORDERS_PER_ADDRESS: '100000',
    ORDERS_PER_BUYER: '100000',
    GUEST_QUANTITY: '100000',
  });
  [offer] = (await findOffers(api, 40)) as [Offer];
});
afterAll(() => api.stop());

const headersFrom = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const order = (address: string, coupon?: string) =>
  placeOrder(api, newOrder([{ offer, quantity: 1 }], { coupon }), headersFrom(address));
const check = (address: string) =>
  callApi(api, 'POST', couponPaths.checkCoupon, {
    body: { code: 'GUESS', shipping: 'free', lines: newOrder([{ offer, quantity: 1 }]).lines },
    ...headersFrom(address),
  });

test('coupons guessed through rejected orders count as checks', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 7; guess += 1) statuses.push((await order('10.1.1.1', `GUESS${guess}`)).status);
  expect(statuses).toEqual([409, 409, 409, 409, 409, 409, 429]);
  expect((await check('10.1.1.1')).status).toBe(429);
  expect((await order('10.1.1.1')).status).toBe(200);
  expect((await check('10.1.1.2')).status).toBe(404);
});

test('several guesses at once are counted', async () => {
  const guesses = Array.from({ length: 20 }, (_, index) => order('10.1.1.3', `GUESS${index}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([...Array(6).fill(409), ...Array(14).fill(429)]);
});
