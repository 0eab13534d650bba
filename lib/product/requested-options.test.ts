import { hasOptions, translateOptions } from './requested-options.ts';
import { variant } from './testing.ts';

const english = {
  variants: [
    variant({ id: 1, color: 'Olive', size: 'M' }),
    variant({ id: 2, color: 'Black', size: 'One size' }),
  ],
};
const arabic = {
  variants: [
    variant({ id: 2, color: 'أسود', size: 'مقاس واحد' }),
    variant({ id: 1, color: 'زيتوني', size: 'M' }),
  ],
};

describe('requested options', () => {
  test('options match in any letter case; null matches everything', () => {
    expect(hasOptions(english, { color: 'OLIVE', size: 'one size' })).toBe(true);
    expect(hasOptions(english, { color: null, size: null })).toBe(true);
    expect(hasOptions(arabic, { color: 'Olive', size: 'M' })).toBe(false);
    expect(hasOptions(english, { color: 'Olive', size: 'XXL' })).toBe(false);
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

  test('unknown options stay as requested', () => {
    expect(translateOptions(arabic, english, { color: 'pink', size: null })).toEqual({
      color: 'pink',
      size: null,
    });
  });

  test('options of a variant missing in this language stay as requested', () => {
    expect(
      translateOptions({ variants: arabic.variants.slice(0, 1) }, english, { color: 'Olive', size: null }),
    ).toEqual({
      color: 'Olive',
      size: null,
    });
  });
});
