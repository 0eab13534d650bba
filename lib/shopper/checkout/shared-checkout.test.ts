import { setSession } from '../../platform/auth/session.ts';
import { type FakeAccount, installFakeAccount } from '../cart/testing.ts';
import type { ConfirmedOrder } from './placed-order.ts';
import { endCheckout, findLastOrder, joinCheckout, orderOfCheckout } from './shared-checkout.ts';

const lines = [
  { productId: 1, variantId: 'v1', quantity: 2 },
  { productId: 2, variantId: null, quantity: 1 },
];
const confirmed = {
  id: 7,
  number: 'R-7',
  isHeld: true,
  submitted: { email: 'sara@rida.example', payment: 'card', shipping: 'express', lines },
} as unknown as ConfirmedOrder;
const order = {
  id: 7,
  number: 'R-7',
  email: 'sara@rida.example',
  isHeld: true,
  payment: 'card',
  shipping: 'express',
};

let account: FakeAccount;

beforeEach(() => {
  account = installFakeAccount();
  setSession({ status: 'anonymous' });
});

describe('joinCheckout', () => {
  test('returns one id until the order is placed', () => {
    const id = joinCheckout();
    expect(joinCheckout()).toBe(id);
    endCheckout(confirmed);
    const nextId = joinCheckout();
    expect(nextId).not.toBe(id);
    expect(joinCheckout()).toBe(nextId);
  });

  test('replaces a malformed id', () => {
    account.stored.set('cart_checkout', '{"owner":null,"value":{"id":7}}');
    expect(joinCheckout()).toEqual(expect.any(String));
  });
});

describe('orderOfCheckout', () => {
  test('returns the order for its lines or an empty cart', () => {
    const id = joinCheckout();
    expect(orderOfCheckout(id, [])).toBeNull();
    endCheckout(confirmed);
    for (const shown of [lines, lines.toReversed(), []]) expect(orderOfCheckout(id, shown)).toEqual(order);
  });

  test('returns null for other lines and another checkout', () => {
    const id = joinCheckout();
    endCheckout(confirmed);
    expect(orderOfCheckout(id, lines.slice(1))).toBeNull();
    for (const otherId of ['other', null]) expect(orderOfCheckout(otherId, lines)).toBeNull();
  });
});

describe('findLastOrder', () => {
  const storeOrder = (stored: object) =>
    account.stored.set('cart_checkout', JSON.stringify({ owner: null, value: { id: 'c', order: stored } }));

  test('finds the order by its number', () => {
    expect(findLastOrder('R-7')).toBeNull();
    endCheckout(confirmed);
    expect(findLastOrder('R-7')).toEqual(order);
    for (const number of ['R-8', null]) expect(findLastOrder(number)).toBeNull();
  });

  test.each([{ id: null }, { number: 7 }, { email: null }])('ignores a stored order with %j', (malformed) => {
    storeOrder({ ...order, ...malformed });
    expect(findLastOrder('R-7')).toBeNull();
  });

  test('reads unknown payment methods as cash', () => {
    storeOrder({ ...order, payment: 'gold', isHeld: 'yes' });
    expect(findLastOrder('R-7')).toEqual({ ...order, payment: 'cash-on-delivery', isHeld: false });
  });
});
