import { hasRequestedOptions, translateOptions, validParametersOf } from './requested-options.ts';
import { product, variant } from './testing.ts';

const english = product({
  variants: [
    variant({ id: 1, color: 'Olive', size: 'M' }),
    variant({ id: 2, color: 'Black', size: 'One size' }),
  ],
});
const arabic = product({
  variants: [
    variant({ id: 2, color: 'أسود', size: 'مقاس واحد' }),
    variant({ id: 1, color: 'زيتوني', size: 'M' }),
  ],
});

describe('requested options', () => {
  test('options match in any letter case', () => {
    expect(hasRequestedOptions(english, { color: 'OLIVE', size: 'one size' })).toBe(true);
    expect(hasRequestedOptions(english, {})).toBe(true);
    expect(hasRequestedOptions(arabic, { color: 'Olive', size: 'M' })).toBe(false);
    expect(hasRequestedOptions(english, { color: 'Olive', size: 'XXL' })).toBe(false);
  });

  test('options in another language are translated through the variant id', () => {
    expect(translateOptions(arabic, english, { color: 'olive', size: 'm' })).toEqual({
      color: 'زيتوني',
      size: 'm',
    });
    expect(translateOptions(english, arabic, { color: 'أسود', size: 'مقاس واحد' })).toEqual({
      color: 'Black',
      size: 'One size',
    });
  });

  test('options of a product are listed in one spelling', () => {
    const sizes = product({ variants: [variant({ id: 1, size: '٥٢ ' }), variant({ id: 2, size: '52 XL' })] });
    expect(validParametersOf([sizes]).options).toEqual({ size: ['52', '52 xl'] });
  });

  test('unknown options stay as requested', () => {
    expect(translateOptions(arabic, english, { color: 'pink' })).toEqual({
      color: 'pink',
    });
  });

  test('options of a variant missing in this language stay as requested', () => {
    expect(
      translateOptions(product({ variants: arabic.variants.slice(0, 1) }), english, { color: 'Olive' }),
    ).toEqual({
      color: 'Olive',
    });
  });

  test('an option with another name is found by its position', () => {
    const inFabric = (id: number, name: string, value: string) =>
      variant({ id, color: 'x', attributes: [{ name, value }] });
    const cut = product({ variants: [inFabric(1, 'Cut', 'Wide'), inFabric(2, 'Cut', 'Straight')] });
    const translation = product({
      variants: [inFabric(1, 'القصة', 'واسعة'), inFabric(2, 'القصة', 'مستقيمة')],
    });
    expect(translateOptions(translation, cut, { cut: 'straight' })).toEqual({
      cut: 'straight',
      القصة: 'مستقيمة',
    });
  });

  test('a page knows the values of all languages', () => {
    expect(validParametersOf([english, arabic]).options).toEqual({
      color: ['olive', 'black', 'أسود', 'زيتوني'],
      size: ['m', 'one size', 'مقاس واحد'],
    });
  });
});
