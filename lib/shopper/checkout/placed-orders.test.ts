import { installTrackedBrowser } from '../tracking/testing.ts';
import { endCheckout } from './checkout-storage.ts';
import {
  buyerEmail,
  findPlacedOrder,
  loadPlacedOrder,
  type PendingPurchase,
  persistPlacedOrder,
  recordAccountOfOrder,
  takePendingPurchase,
} from './placed-orders.ts';

const order = { id: 7, number: 'R-7', email: 'sara@rida.example' };

describe('loadPlacedOrder', () => {
  test.each([true, false])('returns the order persisted in this tab (isHeld: %s)', (isHeld) => {
    installTrackedBrowser();
    persistPlacedOrder({ ...order, isHeld });
    expect(loadPlacedOrder()).toEqual({
      number: 'R-7',
      email: 'sara@rida.example',
      isHeld,
      shipping: null,
      isByCard: false,
      hasAccount: false,
    });
  });

  test('returns the payment by card and the account', () => {
    installTrackedBrowser();
    recordAccountOfOrder('R-7');
    expect(loadPlacedOrder()).toBeNull();
    persistPlacedOrder({ ...order, isHeld: false, isByCard: true });
    expect(loadPlacedOrder()).toMatchObject({ isByCard: true, hasAccount: false });
    recordAccountOfOrder('R-7');
    expect(loadPlacedOrder()).toMatchObject({ number: 'R-7', isByCard: true, hasAccount: true });
  });

  test('returns null without a readable number and e-mail address', () => {
    const browser = installTrackedBrowser();
    expect(loadPlacedOrder()).toBeNull();
    for (const value of [{ ...order, number: 7 }, { ...order, email: null }, 'R-7']) {
      browser.session.set('placed_order', JSON.stringify({ owner: null, value }));
      expect(loadPlacedOrder()).toBeNull();
    }
  });
});

describe('takePendingPurchase', () => {
  test('returns the purchase once and keeps the order', () => {
    installTrackedBrowser();
    expect(takePendingPurchase('R-7')).toBeNull();
    persistPlacedOrder({ ...order, isHeld: false });
    expect(takePendingPurchase('R-7')).toBeNull();
    const purchase = { type: 'purchase', orderNumber: 'R-7' } as unknown as PendingPurchase;
    persistPlacedOrder({ ...order, isHeld: false, purchase });
    expect(takePendingPurchase('R-7')).toEqual(purchase);
    expect(takePendingPurchase('R-7')).toBeNull();
    expect(loadPlacedOrder()).toMatchObject({ number: 'R-7' });
  });
});

describe('orders of one tab', () => {
  const second = { ...order, id: 8, number: 'R-8', isHeld: false };
  const purchaseOf = (number: string) =>
    ({ type: 'purchase', orderNumber: number }) as unknown as PendingPurchase;

  test('are found by their number in any spelling', () => {
    installTrackedBrowser();
    for (const number of ['R-7', 'R-8']) persistPlacedOrder({ ...second, number });
    expect(['R-7', ' #r7', 'R-8'].map((number) => findPlacedOrder(number)?.number)).toEqual([
      'R-7',
      'R-7',
      'R-8',
    ]);
    expect(findPlacedOrder('R-9')).toBeNull();
    expect(loadPlacedOrder()?.number).toBe('R-8');
  });

  test('have purchases and accounts of their own', () => {
    installTrackedBrowser();
    for (const number of ['R-7', 'R-8'])
      persistPlacedOrder({ ...second, number, isByCard: true, purchase: purchaseOf(number) });
    expect(takePendingPurchase('R-7')).toEqual(purchaseOf('R-7'));
    expect(takePendingPurchase('R-7')).toBeNull();
    expect(takePendingPurchase('R-8')).toEqual(purchaseOf('R-8'));
    recordAccountOfOrder('R-7');
    expect(['R-7', 'R-8'].map((number) => findPlacedOrder(number)?.hasAccount)).toEqual([true, false]);
  });

  test('are at most ten, the latest first', () => {
    installTrackedBrowser();
    for (let number = 1; number <= 11; number += 1) persistPlacedOrder({ ...second, number: `R-${number}` });
    expect(findPlacedOrder('R-1')).toBeNull();
    expect(findPlacedOrder('R-2')).not.toBeNull();
  });

  test('include the order that an earlier release stored', () => {
    const browser = installTrackedBrowser();
    browser.session.set('placed_order', JSON.stringify({ owner: null, value: order }));
    persistPlacedOrder(second);
    expect(findPlacedOrder('R-7')).toMatchObject({ email: order.email });
  });

  test('include the last order of another tab once it is asked for', () => {
    installTrackedBrowser();
    expect(buyerEmail()).toBeNull();
    endCheckout({ ...second, payment: 'card', shipping: null }, []);
    expect(buyerEmail()).toBe(order.email);
    expect(findPlacedOrder('R-7')).toBeNull();
    expect(loadPlacedOrder()).toBeNull();
    expect(findPlacedOrder('R-8')).toMatchObject({ number: 'R-8', isByCard: true });
    expect(loadPlacedOrder()?.number).toBe('R-8');
  });
});
