import { groupId, itemId } from './item-id.ts';

const variants = [
  { id: 1, sku: 'AB-1' },
  { id: 2, sku: null },
  { id: 3, sku: 'twice' },
  { id: 4, sku: 'twice' },
  { id: 5, sku: 'x'.repeat(51) },
  { id: 6, sku: 'x'.repeat(50) },
];
const product = { id: 9, variants } as never;

test.each([
  ['its SKU', 0, 'AB-1'],
  ['product and variant without a SKU', 1, '9-2'],
  ['product and variant where another has the same SKU', 2, '9-3'],
  ['product and variant where the SKU is longer than feeds take', 4, '9-5'],
  ['the longest SKU that feeds take', 5, 'x'.repeat(50)],
])('a variant is known by %s', (_case, index, id) => {
  expect(itemId(product, variants[index])).toBe(id);
});

test('a product without variants, and the group of those with some, are known by the id of the product', () => {
  expect([itemId({ id: 9, variants: [] }), groupId({ id: 9 })]).toEqual(['9', '9']);
});
