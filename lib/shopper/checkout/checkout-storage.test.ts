import { setSession } from '../../platform/auth/session.ts';
import { type FakeAccount, installFakeAccount } from '../cart/testing.ts';
import {
  type CheckoutOrder,
  endCheckout,
  joinOrBeginCheckout,
  loadLastOrder,
  orderOfCheckout,
} from './checkout-storage.ts';

const lines = [
  { productId: 1, variantId: 'v1', quantity: 2 },
  { productId: 2, variantId: null, quantity: 1 },
];
const checkoutOrder: CheckoutOrder = {
  id: 7,
  number: 'R-7',
  email: 'sara@rida.example',
  isHeld: true,
  payment: 'card',
  shipping: 'express',
};

describe('the checkout that tabs share', () => {
  let account: FakeAccount;

  beforeEach(() => {
    account = installFakeAccount();
    setSession({ status: 'anonymous' });
  });

  describe('joinOrBeginCheckout', () => {
    test('returns one id until the order is placed', () => {
      const id = joinOrBeginCheckout();
      expect(joinOrBeginCheckout()).toBe(id);
      endCheckout(checkoutOrder, lines);
      const nextId = joinOrBeginCheckout();
      expect(nextId).not.toBe(id);
      expect(joinOrBeginCheckout()).toBe(nextId);
    });

    test('replaces a malformed id', () => {
      account.stored.set('cart_checkout', '{"owner":null,"value":{"id":7}}');
      expect(joinOrBeginCheckout()).toEqual(expect.any(String));
    });
  });

  describe('orderOfCheckout', () => {
    test('returns the order for its lines or an empty cart', () => {
      const id = joinOrBeginCheckout();
      expect(orderOfCheckout(id, [])).toBeNull();
      endCheckout(checkoutOrder, lines);
      for (const shown of [lines, lines.toReversed(), []])
        expect(orderOfCheckout(id, shown)).toEqual(checkoutOrder);
    });

    test('returns null for other lines and another checkout', () => {
      const id = joinOrBeginCheckout();
      endCheckout(checkoutOrder, lines);
      expect(orderOfCheckout(id, lines.slice(1))).toBeNull();
      for (const otherId of ['other', null]) expect(orderOfCheckout(otherId, lines)).toBeNull();
    });
  });

  describe('loadLastOrder', () => {
    const storeOrder = (stored: object) =>
      account.stored.set('cart_checkout', JSON.stringify({ owner: null, value: { id: 'c', order: stored } }));

    test('returns the order of the last checkout', () => {
      expect(loadLastOrder()).toBeNull();
      endCheckout(checkoutOrder, lines);
      expect(loadLastOrder()).toEqual(checkoutOrder);
    });

    test.each([{ id: null }, { number: 7 }, { email: null }])(
      'ignores a stored order with %j',
      (malformed) => {
        storeOrder({ ...checkoutOrder, ...malformed });
        expect(loadLastOrder()).toBeNull();
      },
    );

    test('reads unknown payment methods as cash', () => {
      storeOrder({ ...checkoutOrder, payment: 'gold', isHeld: 'yes' });
      expect(loadLastOrder()).toEqual({ ...checkoutOrder, payment: 'cash-on-delivery', isHeld: false });
    });
  });
});
