import { substitutesFor } from './substitutes.ts';
import { product } from './testing.ts';

const related = Array.from({ length: 6 }, (_, index) => product({ slug: `one-${index}`, stock: index }));

test('instead of a product that is sold out come at most four of its kind that are in stock', () => {
  expect(substitutesFor(product({ stock: 0 }), related).map(({ slug }) => slug)).toEqual([
    'one-1',
    'one-2',
    'one-3',
    'one-4',
  ]);
});

test('a product that is in stock needs none instead', () => {
  expect(substitutesFor(product({ stock: 1 }), related)).toEqual([]);
});
