import { orderTotal } from './order-total.ts';

test.each([
  [0, 12_000, 0],
  [2000, 10_000, 2000],
  [12_000, 0, 12_000],
  [12_001, 0, 12_000],
  [-1, 12_000, 0],
])('a discount of %i leaves a total of %i', (discount, total, appliedDiscount) => {
  expect(orderTotal({ subtotal: 10_000, deliveryCost: 2000, discount })).toEqual({
    total,
    discount: appliedDiscount,
  });
});
