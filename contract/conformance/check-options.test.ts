import { hasIndistinctVariants, optionViolations } from './check-options.ts';

type Attributes = [name: string, value: string][];
type WireProduct = Parameters<typeof hasIndistinctVariants>[0];

const product = (...variants: Attributes[]) =>
  ({
    variants: variants.map((attributes, id) => ({
      id,
      attributes: attributes.map(([name, value]) => ({ name, value })),
    })),
  }) as unknown as WireProduct;

describe('options of a product', () => {
  const inLengths = product([['Length', '52']], [['Length', '54']]);

  test('are accepted in both languages', () => {
    expect(optionViolations(inLengths, product([['الطول', '٥٢']], [['الطول', '٥٤']]))).toEqual([]);
    expect(hasIndistinctVariants(inLengths)).toBe(false);
  });

  test.each<[string, WireProduct, WireProduct, RegExp]>([
    [
      'stated twice',
      product([
        ['Length', '52'],
        ['length', '54'],
      ]),
      product([
        ['أ', '1'],
        ['ب', '2'],
      ]),
      /length twice/,
    ],
    ['of other variants', inLengths, product([['الطول', '٥٢']]), /other ids/],
    ['lost in translation', inLengths, product([['الطول', '٥٢']], []), /number of attributes/],
  ])('are rejected when %s', (_case, english, arabic, violation) => {
    expect(optionViolations(english, arabic).join()).toMatch(violation);
  });

  test.each<[string, WireProduct]>([
    ['the same', product([['Size', 'M']], [['size', 'm ']])],
    [
      'distinguished by SKU alone',
      product(
        [
          ['Size', 'M'],
          ['SKU', '1'],
        ],
        [
          ['Size', 'M'],
          ['SKU', '2'],
        ],
      ),
    ],
    ['without attributes', product([], [])],
  ])('do not tell variants apart that are %s', (_case, indistinct) => {
    expect(hasIndistinctVariants(indistinct)).toBe(true);
  });
});
