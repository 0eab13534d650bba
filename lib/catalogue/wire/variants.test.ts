import { testReader } from './testing.ts';
import { readVariants } from './variants.ts';

const read = (product: Record<string, unknown>) => readVariants(product, testReader());
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
});
