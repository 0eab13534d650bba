import { readPaginatedProducts } from './paginated-products.ts';
import { testReadContext, wireProduct } from './testing.ts';

const read = (value: unknown) => readPaginatedProducts(value, testReadContext());

describe('paginated products reader', () => {
  test('reads items and the total of all pages', () => {
    expect(read({ items: [wireProduct, {}], total: '40' })).toMatchObject({ items: [{ id: 7 }], total: 40 });
  });

  test('the total defaults to the number of items', () => {
    expect(read({ items: [wireProduct] }).total).toBe(1);
    expect(read([wireProduct]).total).toBe(1);
  });

  test('reads counts of facet values and drops unreadable counts', () => {
    const color = [{ value: 'Black', count: '12' }, { value: 'Sand' }, { count: 3 }, null];
    expect(read({ items: [], total: 0, facets: { color, size: 'M' } }).facets).toEqual({
      color: { Black: 12 },
      size: {},
    });
  });

  test('reads the text that was searched for when the query was misspelt', () => {
    expect(read({ items: [], correctedText: ' linen ' }).correctedText).toBe('linen');
    expect(read({ items: [], correctedText: {} }).correctedText).toBeUndefined();
  });

  test.each([null, undefined, 'x', 5, {}, { items: null }, { items: {} }])(
    'reads %p as an empty page',
    (value) => {
      expect(read(value)).toEqual({ items: [], total: 0 });
    },
  );
});
