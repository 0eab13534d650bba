import { stockLeft } from './stock-left.ts';

test('what is left is what is in stock without what is in the cart', () => {
  const left = (stock: number | null, held: number) => stockLeft(stock, held, 1).left;
  expect([left(3, 0), left(3, 2), left(3, 3), left(2, 3), left(null, 5)]).toEqual([3, 1, 0, 0, Infinity]);
});

test('it is said where it is little or all of it is chosen, and not of what is sold out or unknown', () => {
  const said = (stock: number | null, held: number, pending: number) => stockLeft(stock, held, pending).said;
  expect([said(3, 0, 1), said(9, 7, 1), said(3, 3, 1), said(20, 0, 20)]).toEqual([true, true, true, true]);
  expect([said(4, 0, 1), said(20, 0, 19), said(0, 0, 1), said(null, 3, 1)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
