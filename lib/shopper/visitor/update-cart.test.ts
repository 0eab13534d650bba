import type { CartLine } from '../cart/cart.ts';
import { testLine } from '../cart/testing.ts';
import type { ListUpdater } from '../lists/local-list.ts';
import { track } from '../tracking/track.ts';
import { updateCart } from './update-cart.ts';

jest.mock('../tracking/track.ts', () => ({ track: jest.fn() }));
jest.mock('./state.ts', () => ({
  visitorStore: async () => ({
    cart: { update: async (updater: ListUpdater<CartLine>) => Boolean(updater(mockLines)) },
  }),
}));

const mockLines = [testLine('1', 2, 5000), { ...testLine('2', 1, 7000), variantId: null }];

describe('updateCart', () => {
  test('tracks lines that the page does not know by their ids', async () => {
    await updateCart(() => [], []);
    expect(jest.mocked(track).mock.calls).toMatchObject([
      [{ type: 'remove-from-cart', item: { itemId: '1-v1', price: 5000 }, quantity: 2 }],
      [{ type: 'remove-from-cart', item: { itemId: '2', price: 7000 }, quantity: 1 }],
    ]);
  });
});
