import { noFilters } from './facets.ts';
import { inKnownWords, knownWords, unknownWords } from './known-words.ts';
import { emptyQuery } from './query.ts';

const arabic = {
  ...noFilters,
  colors: [
    { name: 'أسود', code: '#000000' },
    { name: 'رملي', code: '#d4b48e' },
    { name: 'قمحي', code: '#d4b48e' },
    { name: 'بلا رمز', code: null },
  ],
  sizes: ['M', 'constructor'],
  brands: [{ name: 'Rida', logo: null }],
  attributes: [{ name: 'الخامة', values: ['كريب', 'ساتان'] }],
};
const english = {
  ...noFilters,
  colors: [
    { name: 'Sand', code: '#d4b48e' },
    { name: 'Black', code: '#000000' },
    { name: 'Without code', code: null },
  ],
  attributes: [{ name: 'Fabric', values: ['Crepe', 'Satin'] }],
};
const words = knownWords(arabic, [english]);
const asked = {
  ...emptyQuery,
  color: ['BLACK', 'أسود', 'Sand', 'Without code'],
  size: ['m', 'toString'],
  brand: ['rida', 'Nobody'],
};

test('colours are understood in every language of the shop, and spelt in that of the page', () => {
  expect(inKnownWords({ ...emptyQuery, color: ['Black'] }, words).color).toEqual(['أسود']);
});

test('values of an attribute are the same where they stand at the same place in both languages', () => {
  expect(inKnownWords({ ...emptyQuery, fabric: ['satin'] }, words).fabric).toEqual(['ساتان']);
});

test('what the shop does not know is neither asked for nor kept silent about', () => {
  expect(inKnownWords(asked, words)).toEqual({
    ...emptyQuery,
    color: ['أسود'],
    size: ['M'],
    brand: ['Rida'],
  });
  expect(unknownWords(asked, words)).toEqual([
    { filter: 'color', word: 'Sand' },
    { filter: 'color', word: 'Without code' },
    { filter: 'size', word: 'toString' },
    { filter: 'brand', word: 'Nobody' },
  ]);
});

test('while nobody knows what the shop knows, all is as it is asked for', () => {
  expect(inKnownWords(asked, null)).toEqual(asked);
  expect(unknownWords(asked, null)).toEqual([]);
});
