import { productIsOutOfStock, stockOf, variantIsOutOfStock } from './stock.ts';
import { product, variant } from './testing.ts';

test('a product is out of stock when the sum of all variant quantities is 0', () => {
  const empty = variant({ stock: 0 });
  expect(productIsOutOfStock(product({ variants: [empty, empty] }))).toBe(true);
  expect(productIsOutOfStock(product({ variants: [empty, variant({ stock: 1 })] }))).toBe(false);
  expect(productIsOutOfStock(product({ variants: [empty], stock: 9, available: true }))).toBe(true);
});

test('a zero `avaliable` makes a product out of stock whatever its variants say', () => {
  expect(productIsOutOfStock(product({ variants: [variant({ stock: 3 })], available: false }))).toBe(true);
});

test('a product without variants is out of stock when its own quantity is 0, not when it is unknown', () => {
  expect(productIsOutOfStock(product({ stock: 0 }))).toBe(true);
  expect(productIsOutOfStock(product({ stock: 2 }))).toBe(false);
  expect(productIsOutOfStock(product({ stock: null }))).toBe(false);
});

test('a variant is out of stock when its quantity is 0', () => {
  expect(variantIsOutOfStock(variant({ stock: 0 }))).toBe(true);
  expect(variantIsOutOfStock(variant({ stock: 1 }))).toBe(false);
});

test('pieces are those of the variant, else of the product, and none of what is not for sale', () => {
  const some = product({ stock: 2 });
  expect([stockOf(some, variant({ stock: 5 })), stockOf(some, undefined)]).toEqual([5, 2]);
  expect(stockOf({ ...some, available: false }, variant({ stock: 5 }))).toBe(0);
  expect(stockOf(product({ stock: null }), undefined)).toBeNull();
});
