import { createProductSnapshot } from '../../catalogue/product/snapshot.ts';
import { product, variant } from '../../catalogue/product/testing.ts';
import {
  chooseValue,
  createLookProduct,
  initialChoice,
  type LookProduct,
  lookItem,
  missingOption,
  soldOutInLook,
} from './look.ts';

const variantsOf = (color: string, stocks: Record<string, number>) =>
  Object.entries(stocks).map(([size, stock]) =>
    variant({ id: `${color}-${size}`, color, size, stock, price: 50_000 }),
  );
const snapshot = (variants: ReturnType<typeof variantsOf>) =>
  createProductSnapshot(product({ slug: 'tunic', variants, defaultVariantId: variants[0]?.id ?? null }));
const tunic = snapshot([...variantsOf('Navy', { S: 0, M: 0 }), ...variantsOf('Oat', { S: 0, M: 3 })]);

const soldOutIn = (lookProduct: LookProduct) =>
  lookProduct.options.flatMap((option) => soldOutInLook(lookProduct, option, { values: {} }));

describe('product of a look', () => {
  test('comes in its first colour in stock', () => {
    const lookProduct = createLookProduct(tunic, null);
    expect(lookProduct).toMatchObject({
      color: 'Oat',
      options: [{ key: 'size', values: ['S', 'M'] }],
      isSoldOut: false,
    });
    expect(soldOutIn(lookProduct)).toEqual(['S']);
  });

  test('comes in its default colour while one unit of it is left', () => {
    const variants = [...variantsOf('Navy', { S: 3 }), ...variantsOf('Oat', { S: 0, M: 1 })];
    const withDefault = createProductSnapshot(product({ variants, defaultVariantId: 'Oat-S' }));
    expect(createLookProduct(withDefault, null).color).toBe('Oat');
    const lastUnits = snapshot([...variantsOf('Navy', { S: 0 }), ...variantsOf('Oat', { S: 1 })]);
    expect(createLookProduct(lastUnits, null).color).toBe('Oat');
  });

  test('stays in the requested colour, even if that colour is sold out', () => {
    const navy = createLookProduct(tunic, 'navy');
    expect(navy).toMatchObject({ color: 'Navy', isSoldOut: true });
    expect(soldOutIn(navy)).toEqual(['S', 'M']);
    const scarf = snapshot([...variantsOf('Navy', { M: 0 }), ...variantsOf('Oat', { M: 3 })]);
    expect(createLookProduct(scarf, 'navy')).toMatchObject({ options: [], isSoldOut: true });
  });

  test('has no size to choose when there is only one size', () => {
    expect(createLookProduct(snapshot(variantsOf('Navy', { M: 2 })), null).options).toEqual([]);
    expect(createLookProduct(createProductSnapshot(product({ stock: 2 })), null)).toMatchObject({
      options: [],
      isSoldOut: false,
    });
  });

  test.each([
    [{ size: 'M' }, { isIncluded: true, values: { size: 'M' } }],
    [{ size: 'S' }, { isIncluded: true, values: {} }],
    [{}, { isIncluded: true, values: {} }],
  ])('starts with the preferred size %p if it is in stock', (preferred, choice) => {
    expect(initialChoice(createLookProduct(tunic, null), false, preferred)).toEqual(choice);
  });

  test('is left out when sold out or in the cart', () => {
    expect(initialChoice(createLookProduct(tunic, 'Navy'), false, { size: 'M' }).isIncluded).toBe(false);
    expect(initialChoice(createLookProduct(tunic, null), true, { size: 'M' }).isIncluded).toBe(false);
  });

  test('lacks a size only while included', () => {
    const oat = createLookProduct(tunic, null);
    expect(missingOption(oat, { isIncluded: true, values: {} })?.key).toBe('size');
    expect(missingOption(oat, { isIncluded: true, values: { size: 'M' } })).toBeUndefined();
    expect(missingOption(oat, { isIncluded: false, values: {} })).toBeUndefined();
    const sizeless = createLookProduct(createProductSnapshot(product({ stock: 2 })), null);
    expect(missingOption(sizeless, { isIncluded: true, values: {} })).toBeUndefined();
  });

  test('becomes a cart item of its colour and the chosen size', () => {
    const item = lookItem(createLookProduct(tunic, null), { isIncluded: true, values: { size: 'M' } }, 0);
    expect(item).toMatchObject({ variantId: 'Oat-M', stock: 3, price: 50_000 });
  });

  test('is the variant like the default one while no size is chosen', () => {
    const variants = [
      variant({ id: 'S', size: 'S', price: 50_000 }),
      variant({ id: 'M', size: 'M', price: 60_000 }),
    ];
    const coat = createProductSnapshot(product({ variants, defaultVariantId: 'M' }));
    const item = lookItem(createLookProduct(coat, null), { isIncluded: true, values: {} }, 0);
    expect(item).toMatchObject({ variantId: 'M', price: 60_000 });
  });

  test('asks again for an option not in stock with a changed one', () => {
    const inLength = (size: string, length: string) =>
      variant({ id: `${size}-${length}`, size, stock: 1, attributes: [{ name: 'Length', value: length }] });
    const kaftan = createLookProduct(
      snapshot([inLength('S', '52'), inLength('M', '52'), inLength('M', '54')]),
      null,
    );
    const [size, length] = kaftan.options;
    if (!size || !length) throw new Error('options are missing');
    const medium = chooseValue(kaftan, { isIncluded: true, values: {} }, size, 'M');
    expect(missingOption(kaftan, medium)).toBe(length);
    const mediumLong = chooseValue(kaftan, medium, length, '54');
    expect(lookItem(kaftan, mediumLong, 0).variantId).toBe('M-54');
    const small = chooseValue(kaftan, mediumLong, size, 'S');
    expect([small.values, missingOption(kaftan, small)]).toEqual([{ size: 'S' }, length]);
  });
});
