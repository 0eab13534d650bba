import { deliveryWindow } from './delivery-window.ts';

test('an order arrives after what it takes to leave and to travel', () => {
  expect(deliveryWindow({ cost: 0, handlingDays: [0, 1], transitDays: [1, 5] })).toEqual([1, 6]);
  expect(deliveryWindow({ cost: 0, handlingDays: [0, 1], transitDays: [0, 1] })).toEqual([1, 2]);
});

test('where the shop does not say both, nothing is promised', () => {
  expect(deliveryWindow({ cost: 0 })).toBeNull();
  expect(deliveryWindow({ cost: 0, transitDays: [1, 5] })).toBeNull();
});
