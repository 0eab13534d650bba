import { readProductSale } from './product.ts';
import { testReadContext } from './testing.ts';
import { readSale } from './variants.ts';

const saleWindow = { startAt: '2026-01-01', endAt: 1769904000 };
const instants = { startsAt: Date.UTC(2026, 0, 1), endsAt: Date.UTC(2026, 1, 1) };

describe('sale reader', () => {
  test('a sale needs salePrice, startAt and endAt', () => {
    const context = testReadContext();
    expect(readSale({ salePrice: '99.5', ...saleWindow }, 'variant', context)).toEqual({
      price: 9950,
      ...instants,
    });
    expect(
      readSale({ salePrice: 99.5, startAt: saleWindow.startAt, endAt: null }, 'variant', context),
    ).toBeNull();
    expect(readSale({ salePrice: null, ...saleWindow }, 'variant', context)).toBeNull();
    expect(context.unreadableFields).toEqual([]);
  });

  test('a sale price of 0 means no sale', () => {
    expect(readSale({ salePrice: 0, ...saleWindow }, 'variant', testReadContext())).toBeNull();
  });

  test('an unreadable date counts as absent and is reported', () => {
    const context = testReadContext();
    expect(readSale({ salePrice: 5, startAt: 'soon', endAt: {} }, 'variant', context)).toBeNull();
    expect(context.unreadableFields).toEqual(['variant.startAt', 'variant.endAt']);
  });

  test("a product's sale price follows from its discount within a window", () => {
    const sale = (raw: Record<string, unknown>) => readProductSale(raw, 9999, testReadContext());
    expect(sale({ discount: '25', ...saleWindow })).toEqual({ price: 7499, ...instants });
    expect(sale({ discount: 25, salePrice: 80, ...saleWindow })?.price).toBe(8000);
    expect(sale({ discount: 25 })).toBeNull();
    expect(sale(saleWindow)).toBeNull();
    expect(sale({ discount: 0, ...saleWindow })).toBeNull();
    expect(sale({ discount: 100, ...saleWindow })).toBeNull();
    expect(sale({ discount: 120, ...saleWindow })).toBeNull();
    expect(sale({ discount: -5, ...saleWindow })).toBeNull();
    expect(sale({ discount: 1, ...saleWindow })?.price).toBe(9899);
    expect(sale({ discount: 99, ...saleWindow })?.price).toBe(100);
    expect(readProductSale({ discount: 25, ...saleWindow }, null, testReadContext())).toBeNull();
  });
});
