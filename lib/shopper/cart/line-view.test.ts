import { createProductSnapshot, type ProductSnapshot } from '../../catalogue/product/snapshot.ts';
import { product, variant } from '../../catalogue/product/testing.ts';
import type { Product } from '../../catalogue/product/types.ts';
import type { CartLine } from './cart.ts';
import { cartTotals, createLineView, isBuyable, linesToAccept, provisionalTotal } from './line-view.ts';

const sale = { price: 7500, startsAt: 1000, endsAt: 2000 };
const beforeSale = 999;

function snapshot(overrides: Partial<Product> = {}): ProductSnapshot {
  return createProductSnapshot(
    product({
      title: 'Crepe abaya',
      variants: [
        variant({ id: 11, price: 10000, stock: 5, size: 'M', color: 'Sand', colorCode: '#e8dfd6' }),
        variant({ id: 12, price: 12000, stock: 0, size: 'L' }),
      ],
      ...overrides,
    }),
  );
}

function line(overrides: Partial<CartLine> = {}): CartLine {
  return {
    productId: 1,
    variantId: 11,
    slug: 'abaya',
    title: 'Abaya',
    quantity: 2,
    seenPrice: 10000,
    ...overrides,
  };
}

describe('a line view', () => {
  test('without a slug is unavailable only where its product is missing', () => {
    const unknown = { title: 'Abaya', path: null };
    expect(createLineView(line({ slug: null }), undefined, beforeSale)).toMatchObject({
      ...unknown,
      isLoaded: false,
      issue: null,
    });
    const missing = createLineView(line({ slug: null }), null, beforeSale);
    expect(missing).toMatchObject({ ...unknown, isLoaded: true, issue: { kind: 'unavailable' } });
    expect(isBuyable(missing)).toBe(false);
  });

  test('has title, size, colour, price and total of its variant', () => {
    const view = createLineView(line(), snapshot(), beforeSale);
    expect(view).toMatchObject({
      title: 'Crepe abaya',
      size: 'M',
      color: 'Sand',
      colorCode: '#e8dfd6',
      stock: 5,
      currentPrice: { price: 10000, originalPrice: null },
      total: 20000,
      issue: null,
    });
  });

  test('costs the sale price from start to end of the sale', () => {
    const onSale = snapshot({ variants: [variant({ id: 11, price: 10000, stock: 5, sale })] });
    const total = (now: number) => createLineView(line(), onSale, now).total;
    expect([999, 1000, 2000, 2001].map(total)).toEqual([20000, 15000, 15000, 20000]);
  });

  test('has a new-price issue when the accepted sale has ended', () => {
    const onSale = snapshot({ variants: [variant({ id: 11, price: 10000, stock: 5, sale })] });
    const boughtOnSale = line({ seenPrice: 7500 });
    expect(createLineView(boughtOnSale, onSale, 2000).issue).toBeNull();
    expect(createLineView(boughtOnSale, onSale, 2001).issue).toEqual({ kind: 'new-price', seenPrice: 7500 });
  });

  test('is unavailable when its variant or product no longer exists', () => {
    for (const [unavailableLine, loadedSnapshot] of [
      [line(), null],
      [line({ variantId: 99 }), snapshot()],
      [line({ variantId: null }), snapshot()],
    ] as const) {
      const view = createLineView(unavailableLine, loadedSnapshot, beforeSale);
      expect(view.issue).toEqual({ kind: 'unavailable' });
      expect([isBuyable(view), view.total]).toEqual([false, null]);
    }
  });

  test('is sold out with its variant or with the whole product', () => {
    expect(createLineView(line({ variantId: 12 }), snapshot(), beforeSale).issue).toEqual({
      kind: 'sold-out',
    });
    expect(createLineView(line(), snapshot({ available: false }), beforeSale).issue).toEqual({
      kind: 'sold-out',
    });
  });

  test('reports the stock when the quantity exceeds it', () => {
    expect(createLineView(line({ quantity: 5 }), snapshot(), beforeSale).issue).toBeNull();
    expect(createLineView(line({ quantity: 6 }), snapshot(), beforeSale).issue).toEqual({
      kind: 'too-many',
      available: 5,
    });
  });

  test('uses price and stock of a product without variants', () => {
    const plain = snapshot({ variants: [], price: 5000, stock: 3 });
    expect(createLineView(line({ variantId: null }), plain, beforeSale)).toMatchObject({
      stock: 3,
      total: 10000,
    });
  });

  test('falls back to its own title and price while the product loads', () => {
    const view = createLineView(line(), undefined, beforeSale);
    expect(view).toMatchObject({ title: 'Abaya', total: 20000, issue: null });
    expect(cartTotals([view])).toEqual({ quantity: 2, subtotal: 20000, isIncomplete: false });
  });

  test('has an item id without a SKU while the product loads', () => {
    const itemIds = [11, null].map(
      (variantId) => createLineView(line({ variantId }), undefined, beforeSale).itemId,
    );
    expect(itemIds).toEqual(['1-11', '1']);
  });

  test('links to its colour and size, or to the product when unavailable', () => {
    const chosen = variant({ id: 11, color: 'Deep green', size: 'M' });
    expect(createLineView(line({ slug: 'abaya' }), snapshot({ variants: [chosen] }), beforeSale).path).toBe(
      '/shop/shop-details/abaya?color=Deep+green&size=M',
    );
    expect(createLineView(line({ slug: 'abaya' }), null, beforeSale).path).toBe('/shop/shop-details/abaya');
  });

  test('has totals that are exact in hundredths', () => {
    const priced10 = snapshot({ variants: [variant({ id: 11, price: 10, stock: 500 })] });
    const priced20 = snapshot({ variants: [variant({ id: 11, price: 20, stock: 500 })] });
    const views = [
      createLineView(line({ quantity: 1 }), priced10, 0),
      createLineView(line({ quantity: 1 }), priced20, 0),
    ];
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(cartTotals(views).subtotal).toBe(30);
    expect(createLineView(line({ quantity: 333 }), priced10, 0).total).toBe(3330);
  });

  test('cartTotals omits unbuyable lines and flags unknown prices', () => {
    const views = [
      createLineView(line(), snapshot(), beforeSale),
      createLineView(line({ variantId: 12 }), snapshot(), beforeSale),
      createLineView(line(), null, beforeSale),
    ];
    expect(cartTotals(views)).toEqual({ quantity: 2, subtotal: 20000, isIncomplete: false });
    const unknown = createLineView(line({ seenPrice: null }), undefined, beforeSale);
    expect(cartTotals([...views, unknown])).toEqual({ quantity: 4, subtotal: 20000, isIncomplete: true });
  });

  test('is unbuyable without a current price', () => {
    const unpriced = snapshot({ variants: [variant({ id: 11, stock: 1 })] });
    for (const seenPrice of [null, 10000]) {
      const view = createLineView(line({ seenPrice }), unpriced, beforeSale);
      expect([view.issue, isBuyable(view), view.total]).toEqual([{ kind: 'no-price' }, false, null]);
      expect(cartTotals([view])).toEqual({ quantity: 0, subtotal: 0, isIncomplete: true });
    }
  });

  test('is loaded once the product is loaded or missing', () => {
    expect(
      [undefined, null, snapshot()].map(
        (loadedSnapshot) => createLineView(line(), loadedSnapshot, beforeSale).isLoaded,
      ),
    ).toEqual([false, true, true]);
  });

  test('linesToAccept takes current prices and limits quantities to the stock', () => {
    const dearer = snapshot({
      variants: [variant({ id: 11, price: 11000, stock: 1 }), variant({ id: 12, price: 12000, stock: 0 })],
    });
    const views = [
      createLineView(line(), dearer, beforeSale),
      createLineView(line({ variantId: 12 }), dearer, beforeSale),
    ];
    expect(linesToAccept(views)).toEqual([
      line({ quantity: 1, seenPrice: 11000 }),
      line({ variantId: 12, seenPrice: 12000 }),
    ]);
    expect(linesToAccept([createLineView(line(), undefined, beforeSale)])).toEqual([line()]);
  });

  test('has the first image of its variant, product or any variant', () => {
    const imageOf = (own: string[], product: string[], other: string[]) =>
      createLineView(
        line(),
        snapshot({
          images: product,
          variants: [variant({ id: 12, images: other }), variant({ id: 11, images: own })],
        }),
        beforeSale,
      ).image;
    expect(imageOf(['/own', '/x'], ['/product'], ['/other'])).toBe('/own');
    expect(imageOf([], ['/product', '/x'], ['/other'])).toBe('/product');
    expect(imageOf([], [], ['/other', '/x'])).toBe('/other');
    expect(imageOf([], [], [])).toBeNull();
  });
});

describe('provisionalTotal', () => {
  const accountTotal = { quantity: 2, total: 99_900 };
  const loading = createLineView(line(), undefined, beforeSale);
  const loaded = createLineView(line(), snapshot(), beforeSale);

  test('is the total of the account while lines or products are loading', () => {
    expect(provisionalTotal(null, accountTotal)).toBe(99_900);
    expect(provisionalTotal([loading], accountTotal)).toBe(99_900);
  });

  test('is null once all prices are known, or without an account total', () => {
    expect(provisionalTotal([loaded], accountTotal)).toBeNull();
    expect(provisionalTotal([], accountTotal)).toBeNull();
    expect(provisionalTotal([loading], null)).toBeNull();
  });

  test("is null when the quantity differs from the account's", () => {
    const changed = createLineView(line({ quantity: 3 }), undefined, beforeSale);
    expect(provisionalTotal([changed], accountTotal)).toBeNull();
  });
});
