import { snapshotOf } from '../product/snapshot.ts';
import { product, variant } from '../product/testing.ts';
import { createLookProduct, initialChoice, lacksSize, lookItem } from './look.ts';

const variantsOf = (color: string, stocks: Record<string, number>) =>
  Object.entries(stocks).map(([size, stock]) =>
    variant({ id: `${color}-${size}`, color, size, stock, price: 50_000 }),
  );
const snapshot = (variants: ReturnType<typeof variantsOf>) =>
  snapshotOf(product({ slug: 'tunic', variants, defaultVariantId: variants[0]?.id ?? null }));
const tunic = snapshot([...variantsOf('Navy', { S: 0, M: 0 }), ...variantsOf('Oat', { S: 0, M: 3 })]);

describe('product of a look', () => {
  test('comes in its first colour in stock', () => {
    expect(createLookProduct(tunic, null)).toMatchObject({
      color: 'Oat',
      sizes: ['S', 'M'],
      soldOutSizes: ['S'],
      isSoldOut: false,
    });
  });

  test('comes in its default colour while one unit of it is left', () => {
    const variants = [...variantsOf('Navy', { S: 3 }), ...variantsOf('Oat', { S: 0, M: 1 })];
    const withDefault = snapshotOf(product({ variants, defaultVariantId: 'Oat-S' }));
    expect(createLookProduct(withDefault, null).color).toBe('Oat');
    const lastUnits = snapshot([...variantsOf('Navy', { S: 0 }), ...variantsOf('Oat', { S: 1 })]);
    expect(createLookProduct(lastUnits, null).color).toBe('Oat');
  });

  test('stays in the requested colour, even if that colour is sold out', () => {
    expect(createLookProduct(tunic, 'navy')).toMatchObject({
      color: 'Navy',
      soldOutSizes: ['S', 'M'],
      isSoldOut: true,
    });
  });

  test('has no size to choose when there is only one size', () => {
    expect(createLookProduct(snapshot(variantsOf('Navy', { M: 2 })), null).sizes).toEqual([]);
    expect(createLookProduct(snapshotOf(product({ stock: 2 })), null)).toMatchObject({
      sizes: [],
      isSoldOut: false,
    });
  });

  test.each([
    ['M', { isIncluded: true, size: 'M' }],
    ['S', { isIncluded: true, size: null }],
    [null, { isIncluded: true, size: null }],
  ])('starts with the preferred size %p if it is in stock', (preferred, choice) => {
    expect(initialChoice(createLookProduct(tunic, null), false, preferred)).toEqual(choice);
  });

  test('is left out when sold out or in the cart', () => {
    expect(initialChoice(createLookProduct(tunic, 'Navy'), false, 'M').isIncluded).toBe(false);
    expect(initialChoice(createLookProduct(tunic, null), true, 'M').isIncluded).toBe(false);
  });

  test('lacks a size only while included', () => {
    const oat = createLookProduct(tunic, null);
    expect(lacksSize(oat, { isIncluded: true, size: null })).toBe(true);
    expect(lacksSize(oat, { isIncluded: true, size: 'M' })).toBe(false);
    expect(lacksSize(oat, { isIncluded: false, size: null })).toBe(false);
    const sizeless = createLookProduct(snapshotOf(product({ stock: 2 })), null);
    expect(lacksSize(sizeless, { isIncluded: true, size: null })).toBe(false);
  });

  test('becomes a cart item of its colour and the chosen size', () => {
    const item = lookItem(createLookProduct(tunic, null), { isIncluded: true, size: 'M' }, 0);
    expect(item).toMatchObject({ variantId: 'Oat-M', stock: 3, price: 50_000 });
  });
});
