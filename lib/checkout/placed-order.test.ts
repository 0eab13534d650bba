import { installTrackedBrowser } from '../tracking/testing.ts';
import { loadPlacedOrder, persistPlacedOrder } from './placed-order.ts';

const order = { id: 7, number: 'R-7', email: 'sara@rida.example' };

describe('loadPlacedOrder', () => {
  test.each([true, false])('returns the order persisted in this tab (isHeld: %s)', (isHeld) => {
    installTrackedBrowser();
    persistPlacedOrder({ ...order, isHeld });
    expect(loadPlacedOrder()).toEqual({
      number: 'R-7',
      email: 'sara@rida.example',
      isHeld,
      isByCard: false,
      hasAccount: false,
    });
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
