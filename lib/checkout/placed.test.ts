import { trackedBrowser } from '../tracking/testing.ts';
import { placedOrder, rememberPlaced } from './placed.ts';

const order = { id: 7, number: 'R-7', email: 'sara@rida.example' };

test.each([true, false])('the order placed last in this tab is remembered, held: %s', (isHeld) => {
  trackedBrowser();
  rememberPlaced({ ...order, isHeld });
  expect(placedOrder()).toEqual({ number: 'R-7', email: 'sara@rida.example', isHeld });
});

test('what does not say its number and its email is no order', () => {
  const browser = trackedBrowser();
  expect(placedOrder()).toBeNull();
  for (const value of [{ ...order, number: 7 }, { ...order, email: null }, 'R-7']) {
    browser.session.set('placed_order', JSON.stringify({ owner: null, value }));
    expect(placedOrder()).toBeNull();
  }
});
