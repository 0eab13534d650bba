import { setSession } from '../../platform/auth/session.ts';
import { browserSettings } from '../../platform/settings/browser-settings.ts';
import { fieldMessagesOf, upstreamMessageOf } from '../../platform/upstream/error-messages.ts';
import type { LineView } from '../cart/line-view.ts';
import { type FakeAccount, installFakeAccount, testLine } from '../cart/testing.ts';
import {
  type CheckoutValues,
  clearDraft,
  emptyCheckout,
  loadDraft,
  persistDraft,
  prefillDraft,
} from './checkout-values.ts';
import { createOrderBody } from './order-body.ts';
import {
  clearAttempt,
  discardOtherAttempt,
  isUnconfirmed,
  placeOrder,
  resendOrder,
  reuseOrCreateAttempt,
  unconfirmedOrder,
} from './place-order.ts';

let account: FakeAccount;
const emptyDraft: CheckoutValues = { ...emptyCheckout, country: 'EG' };
const values: CheckoutValues = {
  ...emptyDraft,
  name: 'Salma Hassan',
  email: 'salma@shop.example',
  phoneNumber: '+20 100 123 4567',
  governorate: 'Giza',
  city: 'Dokki',
  street: '3 Tahrir Street',
};
const view = (id: string, seenPrice: number | null, price: number | null): LineView => ({
  line: testLine(id, 2, seenPrice),
  title: id,
  variant: undefined,
  path: '/',
  itemId: id,
  image: null,
  size: null,
  color: null,
  colorCode: null,
  options: {},
  otherOptions: [],
  stock: 5,
  currentPrice: { price, originalPrice: null, percentOff: null },
  total: null,
  issue: null,
  isLoaded: true,
});
const acceptedAmounts = { deliveryCost: 0, discount: 0 };
const keyOf = (order: object) => reuseOrCreateAttempt(order, acceptedAmounts, () => ({})).key;
const signInAs = (email: string) => setSession({ status: 'customer', name: null, email });

beforeEach(() => {
  account = installFakeAccount();
  setSession({ status: 'anonymous' });
  clearAttempt();
  clearDraft();
});

describe('createOrderBody', () => {
  test('contains contact, address, shipping, payment, unit prices and currency', () => {
    expect(
      createOrderBody(values, [view('1', 12345, 12345), view('2', null, 5000), view('3', null, null)]),
    ).toEqual({
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

  test('uses the accepted price, not a newer price', () => {
    expect(createOrderBody(values, [view('1', 10000, 11000)]).lines[0]?.price).toBe(100);
  });
});

describe('the idempotency key of an order', () => {
  test('is reused for the same order and differs for another', () => {
    const key = keyOf({ order: 1 });
    expect(keyOf({ order: 1 })).toBe(key);
    expect(keyOf({ order: 2 })).not.toBe(key);
  });

  test('is reused with the stored body when only metadata changed', () => {
    const first = reuseOrCreateAttempt({ order: 1 }, acceptedAmounts, () => ({ utm: 'a' }));
    expect(reuseOrCreateAttempt({ order: 1 }, acceptedAmounts, () => ({ utm: 'b' }))).toEqual(first);
    expect(first.body).toEqual({ order: 1, utm: 'a' });
  });

  test('is new once the order is placed', () => {
    const key = keyOf({ order: 1 });
    clearAttempt();
    expect(keyOf({ order: 1 })).not.toBe(key);
  });

  test('survives a reload', async () => {
    const key = keyOf({ order: 1 });
    jest.resetModules();
    const reloadedModule = await import('./place-order.ts');
    expect(reloadedModule.reuseOrCreateAttempt({ order: 1 }, acceptedAmounts, () => ({})).key).toBe(key);
  });
});

describe('placeOrder', () => {
  const views = [view('1', 10000, 10000)];
  const place = () => placeOrder(values, views, 'en', { deliveryCost: 0 });
  const sentKeys = () => account.calls.map(({ idempotencyKey }) => idempotencyKey);

  test.each(['lost', 'down'] as const)(
    'resends an order under the same key after the failure %j',
    async (failure) => {
      account.failures.push(['/Posts/Orders', failure]);
      await expect(place()).rejects.toMatchObject({ kind: 'unavailable' });
      expect(isUnconfirmed(values, views)).toBe(true);
      await place().catch(() => {});
      expect(new Set(sentKeys()).size).toBe(1);
    },
  );

  test('sends no empty field of the address', async () => {
    await place().catch(() => {});
    const address = { country: 'EG', governorate: 'Giza', city: 'Dokki', street: '3 Tahrir Street' };
    expect(account.calls[0]?.body).toHaveProperty('address', address);
  });

  test('treats an order as the same when price or stock changed', async () => {
    account.failures.push(['/Posts/Orders', 'lost']);
    await place().catch(() => {});
    expect(isUnconfirmed(values, [{ ...view('1', 10000, 9000), stock: 0 }])).toBe(true);
    expect(isUnconfirmed({ ...values, city: 'Maadi' }, views)).toBe(false);
  });

  test('reports a possible duplicate once after an unconfirmed order', async () => {
    expect(discardOtherAttempt(values, views)).toBe(false);
    account.failures.push(['/Posts/Orders', 'lost']);
    await place().catch(() => {});
    expect(discardOtherAttempt(values, views)).toBe(false);
    expect(discardOtherAttempt({ ...values, city: 'Maadi' }, views)).toBe(true);
    expect(discardOtherAttempt({ ...values, city: 'Maadi' }, views)).toBe(false);
  });

  test.each([400, 409, 422])('discards an order that was rejected with status %i', async (status) => {
    account.failures.push(['/Posts/Orders', { rejected: 'No', status }]);
    await expect(place()).rejects.toMatchObject({ status });
    expect(isUnconfirmed(values, views)).toBe(false);
  });

  test.each([401, 404, 423, 502])('keeps an order that failed with status %i', async (status) => {
    account.failures.push(['/Posts/Orders', { rejected: 'No', status }]);
    await expect(place()).rejects.toMatchObject({ status });
    expect(isUnconfirmed(values, views)).toBe(true);
  });

  test('names the form fields of a rejection', async () => {
    const errors = { 'contact.email': ['Unknown domain'], city: ['Unknown city'] };
    globalThis.fetch = async () => Response.json({ Message: 'No', errors }, { status: 422 });
    expect(await place().catch(fieldMessagesOf)).toEqual({ email: 'Unknown domain', city: 'Unknown city' });
  });

  test('uses a new key after a rejection', async () => {
    account.failures.push(['/Posts/Orders', { rejected: 'Some prices have changed' }]);
    expect(await place().catch(upstreamMessageOf)).toBe('Some prices have changed');
    expect(isUnconfirmed(values, views)).toBe(false);
    await place().catch(() => {});
    expect(new Set(sentKeys()).size).toBe(2);
  });

  test('fails with 502 when the response has no id', async () => {
    await expect(place()).rejects.toMatchObject({ status: 502 });
    account.orderResponse = { number: 'R-1' };
    await expect(place()).rejects.toMatchObject({ status: 502 });
  });

  test('falls back to the id as order number', async () => {
    account.orderResponse = { id: 7 };
    expect(await place()).toMatchObject({ id: 7, number: '7', isHeld: false });
    account.orderResponse = { id: 8, number: 'R-8', status: 'held' };
    expect(await place()).toMatchObject({ id: 8, number: 'R-8', isHeld: true });
  });
});

describe('an unconfirmed order', () => {
  const views = [view('1', 10000, 10000), view('2', null, 5000)];
  const { name, email, phoneNumber, shipping, payment, ...submittedAddress } = values;
  const submitted = {
    email: 'salma@shop.example',
    phoneNumber: '+20 100 123 4567',
    address: submittedAddress,
    payment: 'cash-on-delivery',
    currency: 'SAR',
    lines: [
      { productId: '1', variantId: 'v1', quantity: 2 },
      { productId: '2', variantId: 'v2', quantity: 2 },
    ],
    coupon: null,
    purchaseEventId: null,
    shipping: 'free',
    total: 30000,
  };
  const placeWithLostResponse = async () => {
    account.orderResponse = { id: 7, number: 'RD-7' };
    account.failures.push(['/Posts/Orders', 'lost']);
    await placeOrder(values, views, 'en', { deliveryCost: 0 }).catch(() => {});
  };

  test('exists until it is confirmed', async () => {
    expect(unconfirmedOrder()).toBeNull();
    expect(await resendOrder('en')).toBeNull();
    expect(account.calls).toEqual([]);
    await placeWithLostResponse();
    expect(unconfirmedOrder()).toEqual(submitted);
    expect(await resendOrder('en')).toEqual({ id: 7, number: 'RD-7', isHeld: false, submitted });
    expect(unconfirmedOrder()).toBeNull();
  });

  test('is totalled with the delivery cost at the time of sending', async () => {
    account.orderResponse = { id: 7 };
    account.failures.push(['/Posts/Orders', 'lost']);
    await placeOrder({ ...values, shipping: 'standard' }, views, 'en', { deliveryCost: 5000 }).catch(
      () => {},
    );
    expect(unconfirmedOrder()?.total).toBe(35000);
    expect((await resendOrder('en'))?.submitted.total).toBe(35000);
  });

  test('is totalled with the discount at the time of sending', async () => {
    account.failures.push(['/Posts/Orders', 'lost']);
    await placeOrder(values, views, 'en', {
      deliveryCost: 0,
      coupon: { code: 'EID', discount: 1000 },
    }).catch(() => {});
    expect(unconfirmedOrder()).toEqual({ ...submitted, coupon: 'EID', total: 29_000 });
    const stored = account.stored.get('checkout_attempt') ?? '';
    account.stored.set('checkout_attempt', stored.replace('"discount":1000', '"discount":-1'));
    expect(unconfirmedOrder()?.total).toBe(30_000);
  });

  test('is resent with the same body and key', async () => {
    await placeWithLostResponse();
    await resendOrder('en');
    const [first, second] = account.calls;
    expect(first?.idempotencyKey).toEqual(expect.any(String));
    expect(second).toEqual(first);
  });

  test('persists until a response confirms or rejects it', async () => {
    await placeWithLostResponse();
    account.failures.push(['/Posts/Orders', 'down'], ['/Posts/Orders', { rejected: 'Sold out' }]);
    expect(await resendOrder('en').catch(upstreamMessageOf)).toBe('Broken');
    expect(unconfirmedOrder()).not.toBeNull();
    expect(await resendOrder('en').catch(upstreamMessageOf)).toBe('Sold out');
    expect(unconfirmedOrder()).toBeNull();
  });

  test('is hidden from the next customer', async () => {
    signInAs('salma@shop.example');
    await placeWithLostResponse();
    signInAs('huda@shop.example');
    expect(unconfirmedOrder()).toBeNull();
    expect(await resendOrder('en')).toBeNull();
  });

  test.each(['{', '7', '{"key":"k"}', '{"body":{}}', '{"key":7,"body":{}}'])(
    'is ignored when storage contains %s',
    (value) => {
      jest.spyOn(console, 'warn').mockImplementation();
      account.stored.set('checkout_attempt', `{"owner":null,"value":${value}}`);
      expect(unconfirmedOrder()).toBeNull();
    },
  );

  test('has no total when a line is malformed', () => {
    const malformedLines = ['x', { productId: null, quantity: 1 }, { productId: 2, quantity: '1' }];
    const body = {
      contact: 7,
      payment: 'gold',
      currency: 7,
      lines: [{ productId: 1, quantity: 1 }, ...malformedLines],
    };
    keyOf(body);
    expect(unconfirmedOrder()).toEqual({
      email: '',
      phoneNumber: '',
      address: createOrderBody(emptyCheckout, []).address,
      payment: 'cash-on-delivery',
      currency: '7',
      lines: [{ productId: 1, variantId: null, quantity: 1 }],
      coupon: null,
      purchaseEventId: null,
      shipping: null,
      total: null,
    });
  });
});

describe('the checkout draft', () => {
  test('is empty until something is persisted', () => {
    expect(loadDraft()).toEqual(emptyDraft);
    persistDraft({ ...values, city: 'Maadi' });
    expect(loadDraft()).toEqual({ ...values, city: 'Maadi' });
  });

  test('loads only strings of known fields', () => {
    persistDraft({ name: 7, city: null, unknown: 'x', street: '5 Road 9' } as never);
    expect(loadDraft()).toEqual({ ...emptyDraft, street: '5 Road 9' });
  });

  test('is carried over when a guest signs in', () => {
    persistDraft(values);
    signInAs('salma@shop.example');
    expect(loadDraft()).toEqual(values);
  });

  test('is removed for the next customer or guest', () => {
    signInAs('salma@shop.example');
    persistDraft(values);
    signInAs('huda@shop.example');
    expect(loadDraft()).toEqual(emptyDraft);
    signInAs('salma@shop.example');
    expect(loadDraft()).toEqual(emptyDraft);
    persistDraft(values);
    setSession({ status: 'anonymous' });
    expect(loadDraft()).toEqual(emptyDraft);
  });

  test('is prefilled from the account where fields are empty', () => {
    const accountValues = {
      name: 'Other',
      email: 'o@shop.example',
      phoneNumber: '',
      city: 'Luxor',
      street: '1 Nile',
    };
    expect(prefillDraft({ ...emptyDraft, name: 'Typed' }, accountValues)).toEqual({
      ...emptyDraft,
      ...accountValues,
      name: 'Typed',
    });
  });

  test('prefills neither the focused field nor an address being typed', () => {
    const accountValues = { name: 'Salma', email: 'salma@shop.example', city: 'Luxor', street: '1 Nile' };
    expect(prefillDraft(emptyDraft, accountValues, 'name')).toEqual({
      ...emptyDraft,
      ...accountValues,
      name: '',
    });
    expect(prefillDraft(emptyDraft, accountValues, 'city')).toEqual({
      ...emptyDraft,
      name: 'Salma',
      email: 'salma@shop.example',
    });
    expect(prefillDraft(emptyDraft, accountValues, 'payment')).toEqual({ ...emptyDraft, ...accountValues });
  });

  test('prefills no address that the shop does not deliver to', () => {
    const address = { city: 'Berlin', street: '1 Allee', country: 'DE' };
    browserSettings().deliverTo = ['EG'];
    expect(prefillDraft(emptyDraft, address)).toEqual(emptyDraft);
    delete browserSettings().deliverTo;
    expect(prefillDraft(emptyDraft, address)).toMatchObject({ city: 'Berlin' });
  });

  test('keeps a typed address instead of completing it from the account', () => {
    const address = { city: 'Luxor', street: '1 Nile', building: '4', notes: '', country: 'EG' };
    for (const typed of [
      { street: '3 Tahrir Street' },
      { city: 'Dokki' },
      { building: '7' },
      { notes: 'Ring twice' },
    ])
      expect(prefillDraft({ ...emptyDraft, ...typed }, address)).toEqual({ ...emptyDraft, ...typed });
    expect(prefillDraft(emptyDraft, address)).toEqual({ ...emptyDraft, ...address });
    expect(prefillDraft(emptyDraft, { ...address, country: undefined })).toMatchObject({ city: 'Luxor' });
  });
});
