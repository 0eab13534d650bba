import { factsOf, type ProductFacts } from '../catalogue/facts.ts';
import { product, variant } from '../catalogue/testing.ts';
import type { Product } from '../catalogue/types.ts';
import type { CartLine } from './cart.ts';
import { cartTotals, isBuyable, settledLines, viewLine } from './line-view.ts';

const sale = { price: 7500, startsAt: 1000, endsAt: 2000 };
const before = 999;

function facts(given: Partial<Product> = {}): ProductFacts {
  return factsOf(
    product({
      title: 'Crepe abaya',
      variants: [
        variant({ id: 11, price: 10000, stock: 5, size: 'M', color: 'Sand', colorCode: '#e8dfd6' }),
        variant({ id: 12, price: 12000, stock: 0, size: 'L' }),
      ],
      ...given,
    }),
  );
}

function line(given: Partial<CartLine> = {}): CartLine {
  return { productId: 1, variantId: 11, slug: 'abaya', quantity: 2, seenPrice: 10000, ...given };
}

test('a line shows title, size, colour, price and total of its own variant', () => {
  const view = viewLine(line(), facts(), before);
  expect(view).toMatchObject({
    title: 'Crepe abaya',
    size: 'M',
    color: 'Sand',
    colorCode: '#e8dfd6',
    stock: 5,
    price: { price: 10000, was: null },
    total: 20000,
    trouble: null,
  });
});

test('a line costs the sale price while the window is open, both ends included', () => {
  const onSale = facts({ variants: [variant({ id: 11, price: 10000, stock: 5, sale })] });
  const total = (now: number) => viewLine(line(), onSale, now).total;
  expect([999, 1000, 2000, 2001].map(total)).toEqual([20000, 15000, 15000, 20000]);
});

test('a sale that ended since the visitor agreed to the price is pointed out', () => {
  const onSale = facts({ variants: [variant({ id: 11, price: 10000, stock: 5, sale })] });
  const agreed = line({ seenPrice: 7500 });
  expect(viewLine(agreed, onSale, 2000).trouble).toBeNull();
  expect(viewLine(agreed, onSale, 2001).trouble).toEqual({ kind: 'new-price', seen: 7500 });
});

test('a line whose variant or product is gone cannot be bought', () => {
  for (const [its, now] of [
    [line(), null],
    [line({ variantId: 99 }), facts()],
    [line({ variantId: null }), facts()],
  ] as const) {
    const view = viewLine(its, now, before);
    expect(view.trouble).toEqual({ kind: 'gone' });
    expect([isBuyable(view), view.total]).toEqual([false, null]);
  }
});

test('a line of a sold-out variant cannot be bought, nor one of a product the upstream calls unavailable', () => {
  expect(viewLine(line({ variantId: 12 }), facts(), before).trouble).toEqual({ kind: 'sold-out' });
  expect(viewLine(line(), facts({ available: false }), before).trouble).toEqual({ kind: 'sold-out' });
});

test('a line that holds more than is left says how many are', () => {
  expect(viewLine(line({ quantity: 5 }), facts(), before).trouble).toBeNull();
  expect(viewLine(line({ quantity: 6 }), facts(), before).trouble).toEqual({ kind: 'too-many', left: 5 });
});

test('a product without variants is a line with its own price and stock', () => {
  const plain = facts({ variants: [], price: 5000, stock: 3 });
  expect(viewLine(line({ variantId: null }), plain, before)).toMatchObject({ stock: 3, total: 10000 });
});

test('while nothing is known of a product its line is named by its slug and costs what was seen last', () => {
  const view = viewLine(line({ slug: 'crepe-abaya' }), undefined, before);
  expect(view).toMatchObject({ title: 'crepe abaya', total: 20000, trouble: null });
  expect(cartTotals([view])).toEqual({ quantity: 2, total: 20000, incomplete: false });
});

test('a line leads to its own colour and size; one that is gone to its product', () => {
  const chosen = variant({ id: 11, color: 'Deep green', size: 'M' });
  expect(viewLine(line({ slug: 'abaya' }), facts({ variants: [chosen] }), before).path).toBe(
    '/shop/shop-details/abaya?color=Deep+green&size=M',
  );
  expect(viewLine(line({ slug: 'abaya' }), null, before).path).toBe('/shop/shop-details/abaya');
});

test('totals are whole hundredths, where floating pounds would drift', () => {
  const dime = facts({ variants: [variant({ id: 11, price: 10, stock: 500 })] });
  const score = facts({ variants: [variant({ id: 11, price: 20, stock: 500 })] });
  const views = [viewLine(line({ quantity: 1 }), dime, 0), viewLine(line({ quantity: 1 }), score, 0)];
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(cartTotals(views).total).toBe(30);
  expect(viewLine(line({ quantity: 333 }), dime, 0).total).toBe(3330);
});

test('totals leave out what cannot be bought, and say when a price is not known', () => {
  const views = [
    viewLine(line(), facts(), before),
    viewLine(line({ variantId: 12 }), facts(), before),
    viewLine(line(), null, before),
  ];
  expect(cartTotals(views)).toEqual({ quantity: 2, total: 20000, incomplete: false });
  const unknown = viewLine(line({ seenPrice: null }), undefined, before);
  expect(cartTotals([...views, unknown])).toEqual({ quantity: 4, total: 20000, incomplete: true });
});

test('a line without a price cannot be bought, at whatever price it was seen before', () => {
  const priceless = facts({ variants: [variant({ id: 11, stock: 1 })] });
  for (const seenPrice of [null, 10000]) {
    const view = viewLine(line({ seenPrice }), priceless, before);
    expect([view.trouble, isBuyable(view), view.total]).toEqual([{ kind: 'no-price' }, false, null]);
    expect(cartTotals([view])).toEqual({ quantity: 0, total: 0, incomplete: true });
  }
});

test('a line says whether the upstream has been heard on it', () => {
  expect([undefined, null, facts()].map((its) => viewLine(line(), its, before).known)).toEqual([
    false,
    true,
    true,
  ]);
});

test('settling agrees to prices as they are now and to no more pieces than are left, but never to none', () => {
  const dearer = facts({
    variants: [variant({ id: 11, price: 11000, stock: 1 }), variant({ id: 12, price: 12000, stock: 0 })],
  });
  const views = [viewLine(line(), dearer, before), viewLine(line({ variantId: 12 }), dearer, before)];
  expect(settledLines(views)).toEqual([
    line({ quantity: 1, seenPrice: 11000 }),
    line({ variantId: 12, seenPrice: 12000 }),
  ]);
  expect(settledLines([viewLine(line(), undefined, before)])).toEqual([line()]);
});

test('a line is pictured by its variant, else by its product, else by any variant, each time the first picture', () => {
  const imageOf = (own: string[], product: string[], other: string[]) =>
    viewLine(
      line(),
      facts({
        images: product,
        variants: [variant({ id: 12, images: other }), variant({ id: 11, images: own })],
      }),
      before,
    ).image;
  expect(imageOf(['/own', '/x'], ['/product'], ['/other'])).toBe('/own');
  expect(imageOf([], ['/product', '/x'], ['/other'])).toBe('/product');
  expect(imageOf([], [], ['/other', '/x'])).toBe('/other');
  expect(imageOf([], [], [])).toBeNull();
});
