import { setSession } from '../auth/session.ts';
import type { LineView } from '../cart/line-view.ts';
import { type FakeAccount, fakeAccount, lineOf } from '../cart/testing.ts';
import { attemptOf, endAttempt } from './attempt.ts';
import { type CheckoutValues, emptyCheckout } from './checkout-schema.ts';
import { checkoutDraft, completedDraft, dropDraft, keepDraft } from './draft.ts';
import { orderBody } from './order-body.ts';
import { isUnanswered, mayBeSecond, placeOrder, repeatOrder, unansweredOrder } from './place-order.ts';

let account: FakeAccount;
const fresh: CheckoutValues = { ...emptyCheckout, country: 'EG' };
const values: CheckoutValues = {
  ...fresh,
  name: 'Salma Hassan',
  email: 'salma@shop.example',
  phoneNumber: '+20 100 123 4567',
  governorate: 'Giza',
  city: 'Dokki',
  street: '3 Tahrir Street',
};
const view = (id: string, seenPrice: number | null, price: number | null): LineView => ({
  line: lineOf(id, 2, seenPrice),
  title: id,
  variant: undefined,
  path: '/',
  itemId: id,
  image: null,
  size: null,
  color: null,
  colorCode: null,
  stock: 5,
  price: { price, was: null, percentOff: null },
  total: null,
  trouble: null,
  known: true,
});
const keyOf = (order: object) => attemptOf(order, () => ({})).key;
const customer = (email: string) => setSession({ status: 'customer', name: null, email });

beforeEach(() => {
  account = fakeAccount();
  setSession({ status: 'anonymous' });
  endAttempt();
  dropDraft();
});

test('an order names contact, address, shipping, payment, lines with the price of one piece, and the currency of the shop', () => {
  expect(orderBody(values, [view('1', 12345, 12345), view('2', null, 5000), view('3', null, null)])).toEqual({
    contact: { name: 'Salma Hassan', email: 'salma@shop.example', phoneNumber: '+20 100 123 4567' },
    address: {
      country: 'EG',
      governorate: 'Giza',
      city: 'Dokki',
      street: '3 Tahrir Street',
      building: '',
      postalCode: '',
      notes: '',
    },
    shipping: 'free',
    payment: 'cash-on-delivery',
    lines: [
      { productId: '1', variantId: 'v1', quantity: 2, price: 123.45 },
      { productId: '2', variantId: 'v2', quantity: 2, price: 50 },
      { productId: '3', variantId: 'v3', quantity: 2, price: null },
    ],
    currency: 'SAR',
  });
});

test('the price of an order is the one agreed to, not one that came meanwhile', () => {
  expect(orderBody(values, [view('1', 10000, 11000)]).lines[0]?.price).toBe(100);
});

describe('the key of an order', () => {
  test('is the same for the same order, and another for another one', () => {
    const key = keyOf({ order: 1 });
    expect(keyOf({ order: 1 })).toBe(key);
    expect(keyOf({ order: 2 })).not.toBe(key);
  });

  test('stays when only what goes along with the order has changed, and so does what is sent', () => {
    const first = attemptOf({ order: 1 }, () => ({ utm: 'a' }));
    expect(attemptOf({ order: 1 }, () => ({ utm: 'b' }))).toEqual(first);
    expect(first.body).toEqual({ order: 1, utm: 'a' });
  });

  test('is a new one once the order is placed', () => {
    const key = keyOf({ order: 1 });
    endAttempt();
    expect(keyOf({ order: 1 })).not.toBe(key);
  });

  test('survives a reload', async () => {
    const key = keyOf({ order: 1 });
    jest.resetModules();
    const again = await import('./attempt.ts');
    expect(again.attemptOf({ order: 1 }, () => ({})).key).toBe(key);
  });
});

describe('placing', () => {
  const views = [view('1', 10000, 10000)];
  const place = () => placeOrder(values, views, 'en');
  const keys = () => account.calls.map(({ key }) => key);

  test.each(['lost', 'down'] as const)(
    'an order whose answer is %s goes out again under its key',
    async (fate) => {
      account.fates.push(['/Posts/Orders', fate]);
      await expect(place()).rejects.toMatchObject({ kind: 'unavailable' });
      expect(isUnanswered(values, views)).toBe(true);
      await place().catch(() => {});
      expect(new Set(keys()).size).toBe(1);
    },
  );

  test('prices and stock that change meanwhile do not make it another order', async () => {
    account.fates.push(['/Posts/Orders', 'lost']);
    await place().catch(() => {});
    expect(isUnanswered(values, [{ ...view('1', 10000, 9000), stock: 0 }])).toBe(true);
    expect(isUnanswered({ ...values, city: 'Maadi' }, views)).toBe(false);
  });

  test('another order after one without an answer may be a second one, and that is said once', async () => {
    expect(mayBeSecond(values, views)).toBe(false);
    account.fates.push(['/Posts/Orders', 'lost']);
    await place().catch(() => {});
    expect(mayBeSecond(values, views)).toBe(false);
    expect(mayBeSecond({ ...values, city: 'Maadi' }, views)).toBe(true);
    expect(mayBeSecond({ ...values, city: 'Maadi' }, views)).toBe(false);
  });

  test('a refused order is over: the next one goes out under another key', async () => {
    account.fates.push(['/Posts/Orders', { refused: 'Some prices have changed' }]);
    await expect(place()).rejects.toThrow('Some prices have changed');
    expect(isUnanswered(values, views)).toBe(false);
    await place().catch(() => {});
    expect(new Set(keys()).size).toBe(2);
  });

  test('an answer without an id is none', async () => {
    await expect(place()).rejects.toMatchObject({ status: 502 });
    account.order = { number: 'R-1' };
    await expect(place()).rejects.toMatchObject({ status: 502 });
  });

  test('an order is known by its number, and by its id where it has none', async () => {
    account.order = { id: 7 };
    expect(await place()).toMatchObject({ id: 7, number: '7', isHeld: false });
    account.order = { id: 8, number: 'R-8', status: 'held' };
    expect(await place()).toMatchObject({ id: 8, number: 'R-8', isHeld: true });
  });
});

describe('an order without an answer', () => {
  const views = [view('1', 10000, 10000), view('2', null, 5000)];
  const sent = {
    email: 'salma@shop.example',
    payment: 'cash-on-delivery',
    currency: 'SAR',
    lines: [
      { productId: '1', variantId: 'v1', quantity: 2 },
      { productId: '2', variantId: 'v2', quantity: 2 },
    ],
    total: 30000,
  };
  const lose = async () => {
    account.order = { id: 7, number: 'RD-7' };
    account.fates.push(['/Posts/Orders', 'lost']);
    await placeOrder(values, views, 'en').catch(() => {});
  };

  test('is there only until it is answered', async () => {
    expect(unansweredOrder()).toBeNull();
    expect(await repeatOrder('en')).toBeNull();
    expect(account.calls).toEqual([]);
    await lose();
    expect(unansweredOrder()).toEqual(sent);
    expect(await repeatOrder('en')).toEqual({ id: 7, number: 'RD-7', isHeld: false, sent });
    expect(unansweredOrder()).toBeNull();
  });

  test('is sent again in the same words under the same key, whatever cart and form say now', async () => {
    await lose();
    await repeatOrder('en');
    const [first, second] = account.calls;
    expect(first?.key).toEqual(expect.any(String));
    expect(second).toEqual(first);
  });

  test('is kept while still no answer comes, and not any longer once it is refused', async () => {
    await lose();
    account.fates.push(['/Posts/Orders', 'down'], ['/Posts/Orders', { refused: 'Sold out' }]);
    await expect(repeatOrder('en')).rejects.toThrow('Broken');
    expect(unansweredOrder()).not.toBeNull();
    await expect(repeatOrder('en')).rejects.toThrow('Sold out');
    expect(unansweredOrder()).toBeNull();
  });

  test('of a customer is nothing to whoever comes after', async () => {
    customer('salma@shop.example');
    await lose();
    customer('huda@shop.example');
    expect(unansweredOrder()).toBeNull();
    expect(await repeatOrder('en')).toBeNull();
  });

  test.each(['{', '7', '{"key":"k"}', '{"body":{}}', '{"key":7,"body":{}}'])(
    'that reads %s is none',
    (value) => {
      account.stored.set('checkout_attempt', `{"owner":null,"value":${value}}`);
      expect(unansweredOrder()).toBeNull();
    },
  );

  test('of which something is unreadable has no total', () => {
    const body = { contact: 7, payment: 'gold', currency: 7, lines: [{ productId: 1, quantity: 1 }, 'x'] };
    keyOf(body);
    expect(unansweredOrder()).toEqual({
      email: '',
      payment: 'cash-on-delivery',
      currency: '7',
      lines: [{ productId: 1, variantId: null, quantity: 1 }],
      total: null,
    });
  });
});

describe('the draft', () => {
  test('is empty at first, and what was kept afterwards', () => {
    expect(checkoutDraft()).toEqual(fresh);
    keepDraft({ ...values, city: 'Maadi' });
    expect(checkoutDraft()).toEqual({ ...values, city: 'Maadi' });
  });

  test('takes over texts of its own fields only', () => {
    keepDraft({ name: 7, city: null, unknown: 'x', street: '5 Road 9' } as never);
    expect(checkoutDraft()).toEqual({ ...fresh, street: '5 Road 9' });
  });

  test('of a guest goes along when the guest signs in', () => {
    keepDraft(values);
    customer('salma@shop.example');
    expect(checkoutDraft()).toEqual(values);
  });

  test('of a customer is gone for whoever comes after', () => {
    customer('salma@shop.example');
    keepDraft(values);
    customer('huda@shop.example');
    expect(checkoutDraft()).toEqual(fresh);
    customer('salma@shop.example');
    expect(checkoutDraft()).toEqual(fresh);
    keepDraft(values);
    setSession({ status: 'anonymous' });
    expect(checkoutDraft()).toEqual(fresh);
  });

  test("is completed with the customer's own data where nothing has been typed", () => {
    const known = {
      name: 'Other',
      email: 'o@shop.example',
      phoneNumber: '',
      city: 'Luxor',
      street: '1 Nile',
    };
    expect(completedDraft({ ...fresh, name: 'Typed' }, known)).toEqual({
      ...fresh,
      ...known,
      name: 'Typed',
    });
  });

  test('leaves the field that is being typed in alone, and the address when it is one of its fields', () => {
    const known = { name: 'Salma', email: 'salma@shop.example', city: 'Luxor', street: '1 Nile' };
    expect(completedDraft(fresh, known, 'name')).toEqual({ ...fresh, ...known, name: '' });
    expect(completedDraft(fresh, known, 'city')).toEqual({
      ...fresh,
      name: 'Salma',
      email: 'salma@shop.example',
    });
    expect(completedDraft(fresh, known, 'payment')).toEqual({ ...fresh, ...known });
  });

  test('with an address of its own keeps it whole', () => {
    const address = { city: 'Luxor', street: '1 Nile', country: 'EG' };
    for (const typed of [{ street: '3 Tahrir Street' }, { city: 'Dokki' }])
      expect(completedDraft({ ...fresh, ...typed }, address)).toEqual({ ...fresh, ...typed });
    expect(completedDraft(fresh, address)).toEqual({ ...fresh, ...address });
    expect(completedDraft(fresh, { ...address, country: undefined })).toMatchObject({ city: 'Luxor' });
  });
});
