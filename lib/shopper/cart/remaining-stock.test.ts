import { remainingStock } from './remaining-stock.ts';

describe('remainingStock', () => {
  test('is the stock minus the units in the cart', () => {
    const quantity = (stock: number | null, inCart: number) => remainingStock(stock, inCart, 1).quantity;
    expect([quantity(3, 0), quantity(3, 2), quantity(3, 3), quantity(2, 3), quantity(null, 5)]).toEqual([
      3,
      1,
      0,
      0,
      Infinity,
    ]);
  });

  test('is shown when low or fully selected, not when sold out', () => {
    const isShown = (stock: number | null, inCart: number, selected: number) =>
      remainingStock(stock, inCart, selected).isShown;
    expect([isShown(3, 0, 1), isShown(9, 7, 1), isShown(3, 3, 1), isShown(20, 0, 20)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([3, 4, 0, null].map((stock) => remainingStock(stock, 0, 9).isLow)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([isShown(4, 0, 1), isShown(20, 0, 19), isShown(0, 0, 1), isShown(null, 3, 1)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
