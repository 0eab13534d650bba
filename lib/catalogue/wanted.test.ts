import { variant } from './testing.ts';
import { comesIn, inWordsOf } from './wanted.ts';

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
  expect(comesIn(english, { color: 'OLIVE', size: 'one size' })).toBe(true);
  expect(comesIn(english, { color: null, size: null })).toBe(true);
  expect(comesIn(arabic, { color: 'Olive', size: 'M' })).toBe(false);
  expect(comesIn(english, { color: 'Olive', size: 'XXL' })).toBe(false);
});

test('colour and size of another language become those of the same variant in this one', () => {
  expect(inWordsOf(arabic, english, { color: 'olive', size: 'm' })).toEqual({ color: 'زيتوني', size: 'm' });
  expect(inWordsOf(english, arabic, { color: 'أسود', size: 'مقاس واحد' })).toEqual({
    color: 'Black',
    size: 'One size',
  });
});

test('what no language of the product has stays as it was asked for', () => {
  expect(inWordsOf(arabic, english, { color: 'pink', size: null })).toEqual({ color: 'pink', size: null });
});

test('a variant that the other language alone has changes nothing', () => {
  expect(
    inWordsOf({ variants: arabic.variants.slice(0, 1) }, english, { color: 'Olive', size: null }),
  ).toEqual({
    color: 'Olive',
    size: null,
  });
});
