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

describe('item ids', () => {
  test.each([
    ['its SKU', 0, 'AB-1'],
    ['product and variant id without a SKU', 1, '9-2'],
    ['product and variant id when its SKU is not unique', 2, '9-3'],
    ['product and variant id when its SKU is too long', 4, '9-5'],
    ['an SKU of the maximum length', 5, 'x'.repeat(50)],
  ])("a variant's item id is %s", (_case, index, id) => {
    expect(itemId(product, variants[index])).toBe(id);
  });

  test("the product's id identifies variant groups and products without variants", () => {
    expect([itemId({ id: 9, variants: [] }), groupId({ id: 9 })]).toEqual(['9', '9']);
  });
});
