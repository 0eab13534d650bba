import { testReadContext } from '../../../catalogue/reads/wire/testing.ts';
import { readCartLine } from './cart-line.ts';

const line = { id: 7, title: 'Abaya', slug: 'abaya', variant: { id: 11 }, orderQuantity: 3 };

describe('readCartLine', () => {
  test('parses product, variant and quantity', () => {
    expect(readCartLine(line, testReadContext())).toEqual({
      productId: 7,
      slug: 'abaya',
      title: 'Abaya',
      variantId: 11,
      quantity: 3,
      seenPrice: null,
    });
  });

  test.each([undefined, null, 0, -2, 'many', 1])('reads a quantity of %s as 1', (orderQuantity) => {
    expect(readCartLine({ ...line, orderQuantity }, testReadContext())?.quantity).toBe(1);
  });

  test('parses a line without a slug or without a title', () => {
    expect(readCartLine({ ...line, slug: null }, testReadContext())).toMatchObject({
      title: 'Abaya',
      slug: null,
    });
    expect(readCartLine({ ...line, title: '', slug: 'crepe-abaya' }, testReadContext())?.title).toBe(
      'crepe abaya',
    );
  });

  test.each([null, {}, { slug: 'abaya' }, { id: 7 }])('rejects %j and reports it', (value) => {
    const context = testReadContext();
    expect(readCartLine(value, context)).toBeNull();
    expect(context.unreadableFields).toEqual(['cartLine.id']);
  });
});
