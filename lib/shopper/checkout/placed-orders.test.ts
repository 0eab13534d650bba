import { installTrackedBrowser } from '../tracking/testing.ts';
import {
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
    recordAccountOfOrder();
    expect(loadPlacedOrder()).toBeNull();
    persistPlacedOrder({ ...order, isHeld: false, isByCard: true });
    expect(loadPlacedOrder()).toMatchObject({ isByCard: true, hasAccount: false });
    recordAccountOfOrder();
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
    expect(takePendingPurchase()).toBeNull();
    persistPlacedOrder({ ...order, isHeld: false });
    expect(takePendingPurchase()).toBeNull();
    const purchase = { type: 'purchase', orderNumber: 'R-7' } as unknown as PendingPurchase;
    persistPlacedOrder({ ...order, isHeld: false, purchase });
    expect(takePendingPurchase()).toEqual(purchase);
    expect(takePendingPurchase()).toBeNull();
    expect(loadPlacedOrder()).toMatchObject({ number: 'R-7' });
  });
});
