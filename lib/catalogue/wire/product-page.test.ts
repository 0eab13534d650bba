import { readProductPage } from './product-page.ts';
import { testReader, wireProduct } from './testing.ts';

const read = (value: unknown) => readProductPage(value, testReader());

test('a page has its items and the total of all pages', () => {
  expect(read({ items: [wireProduct, {}], total: '40' })).toMatchObject({ items: [{ id: 7 }], total: 40 });
});

test('without a total the items are all there is', () => {
  expect(read({ items: [wireProduct] }).total).toBe(1);
  expect(read([wireProduct]).total).toBe(1);
});

test.each([null, undefined, 'x', 5, {}, { items: null }, { items: {} }])('%p is an empty page', (value) => {
  expect(read(value)).toEqual({ items: [], total: 0 });
});
