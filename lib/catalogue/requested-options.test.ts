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

test('a product comes in what it has in any letter case, and in what is left open', () => {
  expect(hasOptions(english, { color: 'OLIVE', size: 'one size' })).toBe(true);
  expect(hasOptions(english, { color: null, size: null })).toBe(true);
  expect(hasOptions(arabic, { color: 'Olive', size: 'M' })).toBe(false);
  expect(hasOptions(english, { color: 'Olive', size: 'XXL' })).toBe(false);
});

test('colour and size of another language become those of the same variant in this one', () => {
  expect(translateOptions(arabic, english, { color: 'olive', size: 'm' })).toEqual({
    color: 'زيتوني',
    size: 'm',
  });
  expect(translateOptions(english, arabic, { color: 'أسود', size: 'مقاس واحد' })).toEqual({
    color: 'Black',
    size: 'One size',
  });
});

test('what no language of the product has stays as it was asked for', () => {
  expect(translateOptions(arabic, english, { color: 'pink', size: null })).toEqual({
    color: 'pink',
    size: null,
  });
});

test('a variant that the other language alone has changes nothing', () => {
  expect(
    translateOptions({ variants: arabic.variants.slice(0, 1) }, english, { color: 'Olive', size: null }),
  ).toEqual({
    color: 'Olive',
    size: null,
  });
});
