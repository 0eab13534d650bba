import { cardPrice, currentPrice, isSaleActive, nextSaleBoundary } from './pricing.ts';
import { product, variant } from './testing.ts';

const sale = { price: 7500, startsAt: 1000, endsAt: 2000 };

describe('sales and current prices', () => {
  test('a sale is active inside its window, both ends inclusive', () => {
    const isActive = (now: number) => isSaleActive(sale, now);
    expect([999, 1000, 1500, 2000, 2001].map(isActive)).toEqual([false, true, true, true, false]);
  });

  test('a missing sale is not active', () => {
    expect(isSaleActive(null, 1500)).toBe(false);
  });

  test('the regular price is returned beside the sale price during a sale', () => {
    expect(currentPrice({ price: 10000, sale }, 1500)).toEqual({
      price: 7500,
      originalPrice: 10000,
      percentOff: 25,
    });
    expect(currentPrice({ price: 10000, sale }, 2001)).toEqual({
      price: 10000,
      originalPrice: null,
      percentOff: null,
    });
    expect(currentPrice({ price: 10000, sale: null }, 1500)).toEqual({
      price: 10000,
      originalPrice: null,
      percentOff: null,
    });
  });

  test('the discount is rounded to a whole percent', () => {
    const percent = (price: number, salePrice: number) =>
      currentPrice({ price, sale: { ...sale, price: salePrice } }, 1500).percentOff;
    expect(percent(29999, 19999)).toBe(33);
    expect(percent(20000, 19900)).toBe(1);
    expect(percent(20000, 19899)).toBe(1);
    expect(percent(20000, 14500)).toBe(28);
  });

  test('the discount is null unless the sale lowers the price', () => {
    expect(currentPrice({ price: 7500, sale }, 1500).percentOff).toBeNull();
    expect(currentPrice({ price: 5000, sale }, 1500).percentOff).toBeNull();
    expect(currentPrice({ price: null, sale }, 1500)).toEqual({
      price: 7500,
      originalPrice: null,
      percentOff: null,
    });
  });
});

describe('the price of a product card', () => {
  const first = variant({ id: 1, price: 100 });
  const second = variant({ id: 2, price: 200 });

  test("is the default variant's", () => {
    expect(cardPrice(product({ variants: [first, second], defaultVariantId: 2 }), 0).price).toBe(200);
  });

  test("is the first variant's without a default variant", () => {
    expect(cardPrice(product({ variants: [first, second], price: 300 }), 0).price).toBe(100);
  });

  test("is the product's own without variants", () => {
    expect(cardPrice(product({ price: 300 }), 0).price).toBe(300);
    expect(cardPrice(product({}), 0).price).toBeNull();
  });
});

describe('the next sale boundary', () => {
  const priced = (startsAt: number, endsAt: number) => ({ price: 1, sale: { price: 1, startsAt, endsAt } });

  test('is the first start or end of a sale after now', () => {
    const items = [priced(100, 500), priced(300, 400), { price: 1, sale: null }];
    expect([0, 100, 300, 401, 501].map((now) => nextSaleBoundary(items, now))).toEqual([
      100,
      300,
      401,
      501,
      null,
    ]);
  });

  test('is one millisecond after the inclusive end of a sale', () => {
    expect(nextSaleBoundary([priced(100, 500)], 500)).toBe(501);
    expect(currentPrice(priced(100, 500), 501).originalPrice).toBeNull();
  });

  test('includes sales of variants', () => {
    const variants = [variant({ sale: { price: 1, startsAt: 50, endsAt: 60 } })];
    expect(nextSaleBoundary([product({ variants })], 0)).toBe(50);
  });

  test('ignores a window that ends before it starts', () => {
    expect(nextSaleBoundary([priced(500, 100)], 0)).toBeNull();
    expect(nextSaleBoundary([priced(500, 500)], 0)).toBe(500);
  });
});
