import type { NewOrder } from '../../contract/orders.ts';
import { runCommand } from '../admin/run-command.ts';
import { type Api, startApi } from '../testing/api.ts';
import {
  type ApiResponse,
  findOffers,
  newOrder,
  type Offer,
  placeOrder,
  register,
  stockOf,
} from '../testing/api-client.ts';
import { type DatabaseSettings, seededDatabase } from '../testing/seeded-database.ts';

type Contact = (typeof NewOrder)['_input']['contact'];

const contact = (email: string): Contact => ({ name: 'Mona', email, phoneNumber: '+20 10 1234 5678' });
const headersFrom = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const settings = {
  ORDERS_PER_ADDRESS: '5',
  ORDERS_PER_BUYER: '2',
  GUEST_QUANTITY: '6',
  LARGE_ORDER_PIECES: '4',
  SHOPS: JSON.stringify([{ currency: 'EGP', countries: ['EG', 'SA'] }, { currency: 'SAR' }]),
};

let api: Api;
let database: DatabaseSettings;
let offers: Offer[];
beforeAll(async () => {
  database = await seededDatabase();
  api = await startApi({ ...settings, ...database });
  offers = await findOffers(api, 8);
});
afterAll(() => api.stop());

let guestCount = 0;
/** Orders some product, by default as a new guest. */
function buy(
  quantity: number,
  { email, address, overrides }: { email?: string; address?: string; overrides?: object } = {},
) {
  guestCount += 1;
  const offer = offers[guestCount % offers.length] as Offer;
  const body = newOrder([{ offer, quantity }], {
    contact: contact(email ?? `guest${guestCount}@shop.example`),
    ...overrides,
  });
  return placeOrder(api, body, headersFrom(address ?? `10.0.${guestCount}.1`));
}
const statuses = (responses: ApiResponse[]) => responses.map(({ status }) => status);

describe('order limits', () => {
  test('orders per e-mail address are limited in any letter case', async () => {
    const responses = [
      await buy(1, { email: 'salma@shop.example' }),
      await buy(1, { email: 'SALMA@shop.example' }),
      await buy(1, { email: 'salma@shop.example' }),
    ];
    expect(statuses(responses)).toEqual([200, 200, 429]);
    expect(Number(responses[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('orders per network are limited', async () => {
    const responses: ApiResponse[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) responses.push(await buy(1, { address: '10.9.9.9' }));
    expect(statuses(responses)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('failing orders of a network are limited', async () => {
    const address = '10.9.9.8';
    const fail = () => buy(1, { address, overrides: { shipping: 'standard' } });
    const failed: ApiResponse[] = [];
    for (let attempt = 0; attempt < 51; attempt += 1) failed.push(await fail());
    expect(statuses(failed)).toEqual([...Array(50).fill(409), 429]);
  });

  test('a guest order above the quantity limit fails and takes no stock', async () => {
    const email = 'units@shop.example';
    expect((await buy(4, { email })).status).toBe(200);
    expect((await buy(3, { email })).status).toBe(429);
    const offer = offers[0] as Offer;
    const stock = await stockOf(api, offer);
    const { status, body } = await placeOrder(
      api,
      newOrder([{ offer, quantity: 7 }]),
      headersFrom('10.8.0.1'),
    );
    expect([status, body.Message]).toEqual([400, expect.stringContaining('write to us')]);
    expect(await stockOf(api, offer)).toBe(stock);
  });

  test('a customer may order more units than a guest', async () => {
    const { token } = await register(api);
    const offer = offers[1] as Offer;
    const { status } = await placeOrder(api, newOrder([{ offer, quantity: 7 }]), {
      token,
      ...headersFrom('10.8.0.2'),
    });
    expect(status).toBe(200);
  });
});

describe('held orders', () => {
  test('a large order is held', async () => {
    const email = 'large@shop.example';
    const { body } = await buy(4, { email });
    expect(body.response.status).toBe('held');
    const orderPage = await fetch(`${api.baseUrl}/Posts/Orders/Page`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number: body.response.number, email }),
    });
    expect((await orderPage.json()).response.items[0].status).toBe('held');
    expect((await buy(3)).body.response.status).toBe('placed');
  });

  test('commands list, confirm and cancel held orders once', async () => {
    const run = (...commandLine: string[]) => runCommand(commandLine, database.DATA_DIR);
    const offer = offers[3] as Offer;
    const stock = await stockOf(api, offer);
    const [confirmedNumber, cancelledNumber] = await Promise.all(
      ['confirmed@shop.example', 'cancelled@shop.example'].map(async (email, index) => {
        const body = newOrder([{ offer, quantity: 4 }], { contact: contact(email) });
        return (await placeOrder(api, body, headersFrom(`10.7.${index}.1`))).body.response.number as string;
      }),
    );
    if (!confirmedNumber || !cancelledNumber) throw new Error('No order was placed');
    expect(await run('held-orders')).toMatch(
      new RegExp(`${confirmedNumber}.* 4 units .*Mona, confirmed@shop.example, \\+20`),
    );
    expect(await run('confirm-order', confirmedNumber.toLowerCase())).toMatch('confirmed');
    expect(await run('cancel-order', cancelledNumber)).toMatch('cancelled');
    expect(await stockOf(api, offer)).toBe(stock - 4);
    for (const [command, number] of [
      ['cancel-order', confirmedNumber],
      ['confirm-order', cancelledNumber],
      ['cancel-order', cancelledNumber],
    ] as const)
      await expect(run(command, number)).rejects.toThrow('nothing found for');
    const remaining = await run('held-orders');
    expect([remaining.includes(confirmedNumber), remaining.includes(cancelledNumber)]).toEqual([
      false,
      false,
    ]);
  });
});

test('orders: unserved countries and unreachable contacts are rejected', async () => {
  const address = { country: 'DE', governorate: 'Berlin', city: 'Berlin', street: '1' };
  const abroad = await buy(1, { overrides: { address } });
  expect([abroad.status, Object.keys(abroad.body.errors)]).toEqual([400, ['address.country']]);
  expect((await buy(1, { overrides: { address, currency: 'SAR' } })).status).toBe(200);
  expect((await buy(1, { email: 'a@b' })).body.errors).toHaveProperty(['contact.email']);
  const fake = await buy(1, {
    overrides: { contact: { ...contact('a@shop.example'), phoneNumber: '11111111' } },
  });
  expect(fake.body.errors).toHaveProperty(['contact.phoneNumber']);
});
