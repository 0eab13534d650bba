import { inKnownWords, knownWords, unknownWords } from './known-words.ts';
import { emptyQuery } from './query.ts';

const nothing = { categories: [], colors: [], sizes: [], brands: [], maxPrice: null };
const arabic = {
  ...nothing,
  colors: [
    { name: 'أسود', code: '#000000' },
    { name: 'رملي', code: '#d4b48e' },
    { name: 'قمحي', code: '#d4b48e' },
    { name: 'بلا رمز', code: null },
  ],
  sizes: ['M', 'constructor'],
  brands: [{ name: 'Rida', logo: null }],
};
const english = {
  ...nothing,
  colors: [
    { name: 'Sand', code: '#d4b48e' },
    { name: 'Black', code: '#000000' },
    { name: 'Without code', code: null },
  ],
};
const words = knownWords(arabic, [english]);
const asked = {
  ...emptyQuery,
  colors: ['BLACK', 'أسود', 'Sand', 'Without code'],
  sizes: ['m', 'toString'],
  brands: ['rida', 'Nobody'],
};

test('colours are understood in every language of the shop, and spelt in that of the page', () => {
  expect(inKnownWords({ ...emptyQuery, colors: ['Black'] }, words).colors).toEqual(['أسود']);
});

test('what the shop does not know is neither asked for nor kept silent about', () => {
  expect(inKnownWords(asked, words)).toEqual({
    ...emptyQuery,
    colors: ['أسود'],
    sizes: ['M'],
    brands: ['Rida'],
  });
  expect(unknownWords(asked, words)).toEqual([
    { filter: 'colors', word: 'Sand' },
    { filter: 'colors', word: 'Without code' },
    { filter: 'sizes', word: 'toString' },
    { filter: 'brands', word: 'Nobody' },
  ]);
});

test('while nobody knows what the shop knows, all is as it is asked for', () => {
  expect(inKnownWords(asked, null)).toEqual(asked);
  expect(unknownWords(asked, null)).toEqual([]);
});
