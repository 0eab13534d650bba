import { testReader } from '../../catalogue/wire/testing.ts';
import { readCartLine } from './cart-line.ts';

const line = { id: 7, slug: 'abaya', variant: { id: 11 }, orderQuantity: 3 };

test('a line of an account’s cart says which variant of what, and how many', () => {
  expect(readCartLine(line, testReader())).toEqual({
    productId: 7,
    slug: 'abaya',
    variantId: 11,
    quantity: 3,
    seenPrice: null,
  });
});

test.each([undefined, null, 0, -2, 'many', 1])('a quantity of %s is one piece', (orderQuantity) => {
  expect(readCartLine({ ...line, orderQuantity }, testReader())?.quantity).toBe(1);
});

test.each([null, {}, { slug: 'abaya' }, { id: 7 }])(
  '%j says nothing of what it is, and is counted',
  (value) => {
    const reader = testReader();
    expect(readCartLine(value, reader)).toBeNull();
    expect(reader.fields).toEqual(['cartLine.id']);
  },
);
