import { readPaginatedProducts } from './paginated-products.ts';
import { testReader, wireProduct } from './testing.ts';

const read = (value: unknown) => readPaginatedProducts(value, testReader());

describe('paginated products reader', () => {
  test('reads items and the total of all pages', () => {
    expect(read({ items: [wireProduct, {}], total: '40' })).toMatchObject({ items: [{ id: 7 }], total: 40 });
  });

  test('the total defaults to the number of items', () => {
    expect(read({ items: [wireProduct] }).total).toBe(1);
    expect(read([wireProduct]).total).toBe(1);
  });

  test.each([null, undefined, 'x', 5, {}, { items: null }, { items: {} }])(
    'reads %p as an empty page',
    (value) => {
      expect(read(value)).toEqual({ items: [], total: 0 });
    },
  );
});
