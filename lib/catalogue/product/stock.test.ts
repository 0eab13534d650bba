import {
  isItemOutOfStock,
  isProductOutOfStock,
  isVariantOutOfStock,
  soldOutValues,
  stockOf,
  substitutesFor,
} from './stock.ts';
import { product, variant } from './testing.ts';
import type { Product } from './types.ts';

describe('stock', () => {
  test('a product is out of stock when all its variants are', () => {
    const empty = variant({ stock: 0 });
    expect(isProductOutOfStock(product({ variants: [empty, empty] }))).toBe(true);
    expect(isProductOutOfStock(product({ variants: [empty, variant({ stock: 1 })] }))).toBe(false);
    expect(isProductOutOfStock(product({ variants: [empty], stock: 9, available: true }))).toBe(true);
  });

  test('an unavailable product is out of stock despite variants in stock', () => {
    expect(isProductOutOfStock(product({ variants: [variant({ stock: 3 })], available: false }))).toBe(true);
  });

  test('without variants, only a stock of 0 is out of stock', () => {
    expect(isProductOutOfStock(product({ stock: 0 }))).toBe(true);
    expect(isProductOutOfStock(product({ stock: 2 }))).toBe(false);
    expect(isProductOutOfStock(product({ stock: null }))).toBe(false);
  });

  test('a variant is out of stock when its quantity is 0', () => {
    expect(isVariantOutOfStock(variant({ stock: 0 }))).toBe(true);
    expect(isVariantOutOfStock(variant({ stock: 1 }))).toBe(false);
  });

  test('an item is out of stock when variant or product is', () => {
    const [inStock, soldOut] = [variant({ stock: 1 }), variant({ stock: 0 })];
    const stocked = product({ variants: [inStock, soldOut] });
    expect([inStock, soldOut, undefined].map((item) => isItemOutOfStock(stocked, item))).toEqual([
      false,
      true,
      false,
    ]);
    expect(isItemOutOfStock({ ...stocked, available: false }, inStock)).toBe(true);
  });

  test("a variant's stock takes precedence over its product's; unavailable products have none", () => {
    const stocked = product({ stock: 2 });
    expect([stockOf(stocked, variant({ stock: 5 })), stockOf(stocked, undefined)]).toEqual([5, 2]);
    expect(stockOf({ ...stocked, available: false }, variant({ stock: 5 }))).toBe(0);
    expect(stockOf(product({ stock: null }), undefined)).toBeNull();
  });
});

describe('soldOutValues', () => {
  const variantOf = (color: string, size: string, stock: number) => variant({ color, size, stock });
  const coat = product({
    variants: [
      variantOf('Rose', 'S', 0),
      variantOf('Rose', 'M', 2),
      variantOf('Rose', 'L', 4),
      variantOf('Sand', 'S', 1),
      variantOf('Sand', 'M', 0),
    ],
  });
  const soldOutSizes = (shown: Product, color?: string) =>
    shown.options
      .filter(({ kind }) => kind === 'size')
      .flatMap((size) => soldOutValues(shown, size, color === undefined ? {} : { color }));

  test('includes sizes that are sold out or missing in the colour', () => {
    expect(soldOutSizes(coat, 'rose')).toEqual(['S']);
    expect(soldOutSizes(coat, 'Sand')).toEqual(['M', 'L']);
  });

  test('without a colour, includes only sizes sold out in every colour', () => {
    expect(soldOutSizes(coat)).toEqual([]);
  });

  test('includes every size of an unavailable product', () => {
    expect(soldOutSizes({ ...coat, available: false })).toEqual(['S', 'M', 'L']);
  });

  test('regards the options before it, or all others', () => {
    const inLength = (size: string, length: string, stock: number) =>
      variant({ size, stock, attributes: [{ name: 'Length', value: length }] });
    const kaftan = product({
      variants: [inLength('S', '52', 1), inLength('S', '54', 0), inLength('M', '54', 1)],
    });
    const [size, length] = kaftan.options;
    if (!size || !length) throw new Error('options are missing');
    const selected = { size: 'S', length: '52' };
    expect(soldOutValues(kaftan, length, selected)).toEqual(['54']);
    expect(soldOutValues(kaftan, size, selected)).toEqual([]);
    expect(soldOutValues(kaftan, size, selected, 'all')).toEqual(['M']);
  });
});

describe('substitutes', () => {
  const related = Array.from({ length: 6 }, (_, index) => product({ slug: `item-${index}`, stock: index }));

  test('are at most four related products in stock', () => {
    expect(substitutesFor(product({ stock: 0 }), related).map(({ slug }) => slug)).toEqual([
      'item-1',
      'item-2',
      'item-3',
      'item-4',
    ]);
  });

  test('are empty for a product in stock', () => {
    expect(substitutesFor(product({ stock: 1 }), related)).toEqual([]);
  });
});
