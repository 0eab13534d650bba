import type { NewOrder } from '../../contract/orders.ts';
import { runCommand } from '../admin/run-command.ts';
import { type Api, seededFolder, startApi } from '../testing/api.ts';
import { findOffers, type Offer, order, orderOf, register, stockOf, type Told } from '../testing/shopper.ts';

type Contact = (typeof NewOrder)['_input']['contact'];

const contact = (email: string): Contact => ({ name: 'Mona', email, phoneNumber: '+20 10 1234 5678' });
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const settings = {
  ORDERS_PER_ADDRESS: '5',
  ORDERS_PER_EMAIL: '2',
  GUEST_PIECES: '6',
  LARGE_ORDER_PIECES: '4',
  SHOPS: JSON.stringify([{ currency: 'EGP', countries: ['EG', 'SA'] }, { currency: 'SAR' }]),
};

let api: Api;
let folder: string;
let offers: Offer[];
beforeAll(async () => {
  folder = await seededFolder();
  api = await startApi({ ...settings, DATA_DIR: folder });
  offers = await findOffers(api, 8);
});
afterAll(() => api.stop());

let people = 0;
/** Orders pieces of some product, by default as a guest nobody has seen before. */
function buy(
  quantity: number,
  { email, address, more }: { email?: string; address?: string; more?: object } = {},
) {
  people += 1;
  const offer = offers[people % offers.length] as Offer;
  const body = orderOf([{ offer, quantity }], {
    contact: contact(email ?? `guest${people}@shop.example`),
    ...more,
  });
  return order(api, body, from(address ?? `10.0.${people}.1`));
}
const statuses = (told: Told[]) => told.map(({ status }) => status);

test('one e-mail address orders so often in an hour, wherever from, however it is capitalised', async () => {
  const told = [
    await buy(1, { email: 'salma@shop.example' }),
    await buy(1, { email: 'SALMA@shop.example' }),
    await buy(1, { email: 'salma@shop.example' }),
  ];
  expect(statuses(told)).toEqual([200, 200, 429]);
  expect(Number(told[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('one address orders so often in an hour, whoever it says it is', async () => {
  const told: Told[] = [];
  for (let time = 0; time < 6; time += 1) told.push(await buy(1, { address: '10.9.9.9' }));
  expect(statuses(told)).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a guest orders so many pieces in an hour, and nothing is taken of what is more', async () => {
  const email = 'pieces@shop.example';
  expect((await buy(4, { email })).status).toBe(200);
  expect((await buy(3, { email })).status).toBe(429);
  const offer = offers[0] as Offer;
  const stock = await stockOf(api, offer);
  const { status, body } = await order(api, orderOf([{ offer, quantity: 7 }]), from('10.8.0.1'));
  expect([status, body.Message]).toEqual([400, expect.stringContaining('write to us')]);
  expect(await stockOf(api, offer)).toBe(stock);
});

test('a customer may order more pieces than a guest', async () => {
  const { token } = await register(api);
  const offer = offers[1] as Offer;
  const { status } = await order(api, orderOf([{ offer, quantity: 7 }]), { token, ...from('10.8.0.2') });
  expect(status).toBe(200);
});

test('a large order is held, and says so wherever it is looked up', async () => {
  const email = 'large@shop.example';
  const { body } = await buy(4, { email });
  expect(body.response.status).toBe('held');
  const found = await fetch(`${api.baseUrl}/Posts/Orders/Page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: body.response.number, email }),
  });
  expect((await found.json()).response.items[0].status).toBe('held');
  expect((await buy(3)).body.response.status).toBe('placed');
});

test('a held order is listed with whom to ask, and is confirmed or cancelled once; pieces of a cancelled one are back', async () => {
  const run = (...words: string[]) => runCommand(words, folder);
  const offer = offers[3] as Offer;
  const stock = await stockOf(api, offer);
  const [going, ending] = await Promise.all(
    ['going@shop.example', 'ending@shop.example'].map(async (email, index) => {
      const body = orderOf([{ offer, quantity: 4 }], { contact: contact(email) });
      return (await order(api, body, from(`10.7.${index}.1`))).body.response.number as string;
    }),
  );
  if (!going || !ending) throw new Error('Nothing was ordered');
  expect(await run('held-orders')).toMatch(
    new RegExp(`${going}.* 4 pieces .*Mona, going@shop.example, \\+20`),
  );
  expect(await run('confirm-order', going.toLowerCase())).toMatch('confirmed');
  expect(await run('cancel-order', ending)).toMatch('cancelled');
  expect(await stockOf(api, offer)).toBe(stock - 4);
  for (const [command, number] of [
    ['cancel-order', going],
    ['confirm-order', ending],
    ['cancel-order', ending],
  ] as const)
    await expect(run(command, number)).rejects.toThrow('Nothing goes by');
  const left = await run('held-orders');
  expect([left.includes(going), left.includes(ending)]).toEqual([false, false]);
});

test('only what the shop of its currency delivers is ordered, by somebody who can be reached', async () => {
  const address = { country: 'DE', governorate: 'Berlin', city: 'Berlin', street: '1' };
  const abroad = await buy(1, { more: { address } });
  expect([abroad.status, Object.keys(abroad.body.errors)]).toEqual([400, ['address.country']]);
  expect((await buy(1, { more: { address, currency: 'SAR' } })).status).toBe(200);
  expect((await buy(1, { email: 'a@b' })).body.errors).toHaveProperty(['contact.email']);
  const fake = await buy(1, { more: { contact: { ...contact('a@shop.example'), phoneNumber: '11111111' } } });
  expect(fake.body.errors).toHaveProperty(['contact.phoneNumber']);
});
