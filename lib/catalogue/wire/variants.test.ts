import { testReader } from './testing.ts';
import { readVariants } from './variants.ts';

const read = (product: Record<string, unknown>) => readVariants(product, testReader());
const ids = (product: Record<string, unknown>) => read(product).variants.map(({ id }) => id);

test('missing and null lists of variants are empty', () => {
  expect([{}, { variants: null }, { variants: 'none' }].map(ids)).toEqual([[], [], []]);
});

test('one malformed variant drops that variant, and of one id the first is kept', () => {
  expect(ids({ variants: [{ id: 1 }, null, { id: {} }, 'x', { id: '1' }, { id: 2 }] })).toEqual([1, 2]);
});

test.each([{ id: 2 }, { id: '2' }, 2, '2'])(
  'the default variant is the one of the id in %j, as number or text',
  (defaultVariant) => {
    expect(read({ variants: [{ id: 1 }, { id: 2 }], defaultVariant }).defaultVariantId).toBe(2);
  },
);

test('a default variant that is not among the variants is none', () => {
  expect(read({ variants: [{ id: 1 }], defaultVariant: { id: 9 } }).defaultVariantId).toBeNull();
});

test('a product that sends only a default variant has that one', () => {
  expect(read({ defaultVariant: { id: 5, price: '10', quantity: 1 } })).toMatchObject({
    variants: [{ id: 5, price: 1000, stock: 1 }],
    defaultVariantId: 5,
  });
  expect(ids({ defaultVariant: { id: 5 } })).toEqual([]);
});

test('attribute values that differ only in letter case are spelt as they are met first', () => {
  const colored = (id: number, value: string) => ({ id, attributes: [{ name: 'Color', value }] });
  const { variants } = read({ variants: [colored(1, 'Camel'), colored(2, 'CAMEL'), colored(3, 'Black')] });
  expect(variants.map(({ color }) => color)).toEqual(['Camel', 'Camel', 'Black']);
});

test('a variant with an absent price has none, with an absent quantity no stock, with a negative one none either', () => {
  expect(read({ variants: [{ id: 1 }, { id: 2, price: 'ask', quantity: -3 }] }).variants).toMatchObject([
    { price: null, stock: 0 },
    { price: null, stock: 0 },
  ]);
});
