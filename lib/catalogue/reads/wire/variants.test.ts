import { testReadContext } from './testing.ts';
import { readVariants } from './variants.ts';

const read = (product: Record<string, unknown>) => readVariants(product, 7, testReadContext());
const ids = (product: Record<string, unknown>) => read(product).variants.map(({ id }) => id);

describe('variants reader', () => {
  test('missing and null lists of variants are empty', () => {
    expect([{}, { variants: null }, { variants: 'none' }].map(ids)).toEqual([[], [], []]);
  });

  test('malformed variants and repeated ids are dropped', () => {
    expect(ids({ variants: [{ id: 1 }, null, { id: {} }, 'x', { id: '1' }, { id: 2 }] })).toEqual([1, 2]);
  });

  test.each([{ id: 2 }, { id: '2' }, 2, '2'])(
    'the default variant is found by the id in %j',
    (defaultVariant) => {
      expect(read({ variants: [{ id: 1 }, { id: 2 }], defaultVariant }).defaultVariantId).toBe(2);
    },
  );

  test('a default variant outside the variants is ignored', () => {
    expect(read({ variants: [{ id: 1 }], defaultVariant: { id: 9 } }).defaultVariantId).toBeNull();
  });

  test('without variants, a complete default variant is the only one', () => {
    expect(read({ defaultVariant: { id: 5, price: '10', quantity: 1 } })).toMatchObject({
      variants: [{ id: 5, price: 1000, stock: 1 }],
      defaultVariantId: 5,
    });
    expect(ids({ defaultVariant: { id: 5 } })).toEqual([]);
  });

  test('values that differ in letter case take the first spelling', () => {
    const colored = (id: number, value: string) => ({ id, attributes: [{ name: 'Color', value }] });
    const { variants } = read({ variants: [colored(1, 'Camel'), colored(2, 'CAMEL'), colored(3, 'Black')] });
    expect(variants.map(({ color }) => color)).toEqual(['Camel', 'Camel', 'Black']);
  });

  test('a missing price is null, a missing or negative quantity 0', () => {
    expect(read({ variants: [{ id: 1 }, { id: 2, price: 'ask', quantity: -3 }] }).variants).toMatchObject([
      { price: null, stock: 0 },
      { price: null, stock: 0 },
    ]);
  });

  describe('options', () => {
    const variants = (...rows: Record<string, string>[]) =>
      rows.map((attributes, index) => ({
        id: index + 1,
        sku: `A${index + 1}`,
        attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
      }));
    const optionsOf = (...rows: Record<string, string>[]) => read({ variants: variants(...rows) }).options;

    test('have the order of the API; sizes go from small to large', () => {
      expect(
        optionsOf(
          { Length: '54', Size: 'L', ColorCode: '#000000', Color: 'Black' },
          { Length: '52', Size: 'S', ColorCode: '#000000', Color: 'Black' },
        ),
      ).toEqual([
        { key: 'length', kind: 'other', name: 'Length', values: ['52', '54'] },
        { key: 'size', kind: 'size', name: 'size', values: ['S', 'L'] },
        { key: 'color', kind: 'color', name: 'color', values: ['Black'] },
      ]);
    });

    test('with several names are one, under the first name', () => {
      const { options, variants: readVariants } = read({
        variants: variants(
          { الطول: '52', Size: 'S' },
          { 'LENGTH ': '54', Size: 'S' },
          { طول: '52', Size: 'M' },
        ),
      });
      expect(options).toMatchObject([
        { key: 'length', name: 'الطول', values: ['52', '54'] },
        { key: 'size', values: ['S', 'M'] },
      ]);
      expect(readVariants.map(({ attributes }) => attributes[0]?.name)).toEqual(['الطول', 'الطول', 'الطول']);
    });

    test('are no identifiers, and nothing that all variants share', () => {
      const [first, second] = ['4006381333931', '4006381333948'];
      expect(
        optionsOf({ Barcode: first ?? '', Fabric: 'Crepe' }, { Barcode: second ?? '', Fabric: 'crepe' }),
      ).toEqual([{ key: 'sku', kind: 'other', name: 'SKU', values: ['A1', 'A2'] }]);
    });

    test('have a key for every name', () => {
      expect(
        optionsOf({ 'Heel height (cm)': '3', '!': 'a', __proto__x: 'b' }, { 'Heel height (cm)': '5' }).map(
          ({ key }) => key,
        ),
      ).toEqual(['heel-height-cm', 'option', 'proto-x']);
    });

    test.each<[string, Record<string, string>[]]>([
      ['the same values', [{ Size: 'M' }, { Size: 'm' }]],
      ['a value that the other lacks', [{ Size: 'M', Color: 'Black' }, { Color: 'Black' }]],
      ['no values', [{}, {}]],
    ])('include the SKU where variants have %s', (_case, rows) => {
      const context = testReadContext();
      const { options, variants: readVariantList } = readVariants(
        { variants: variants(...rows) },
        7,
        context,
      );
      expect(options.at(-1)).toEqual({ key: 'sku', kind: 'other', name: 'SKU', values: ['A1', 'A2'] });
      expect(readVariantList.map(({ attributes }) => attributes.at(-1)?.value)).toEqual(['A1', 'A2']);
      expect(context.indistinctProducts).toEqual([7]);
    });

    test('include the ids where the SKUs are the same, too', () => {
      const { options } = read({
        variants: [
          { id: 1, sku: 'A' },
          { id: 2, sku: 'A' },
        ],
      });
      expect(options).toMatchObject([{ key: 'sku', values: ['7-1', '7-2'] }]);
    });
  });
});
