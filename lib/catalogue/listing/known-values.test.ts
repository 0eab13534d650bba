import { emptyFilters, indexKnownValues } from './facet-values.ts';
import { unknownValues, withKnownValues } from './known-values.ts';
import { emptyQuery } from './query.ts';
import { readListingQuery } from './read-query.ts';
import { listingParams, parseListingParams } from './url.ts';

const arabic = {
  ...emptyFilters,
  colors: [
    { name: 'أسود', code: '#000000' },
    // Two colours share a code, so the English 'Sand' matches neither.
    { name: 'رملي', code: '#d4b48e' },
    { name: 'قمحي', code: '#d4b48e' },
    { name: 'بلا رمز', code: null },
  ],
  sizes: ['M', 'constructor'],
  brands: [{ name: 'Rida', logo: null }],
  attributes: [{ name: 'الخامة', values: ['كريب', 'ساتان'] }],
};
const english = {
  ...emptyFilters,
  colors: [
    { name: 'Sand', code: '#d4b48e' },
    { name: 'Black', code: '#000000' },
    { name: 'Without code', code: null },
  ],
  attributes: [{ name: 'Fabric', values: ['Crepe', 'Satin'] }],
};
const known = indexKnownValues(arabic, [english]);
const requested = {
  ...emptyQuery,
  color: ['BLACK', 'أسود', 'Sand', 'Without code'],
  size: ['m', 'toString'],
  brand: ['rida', 'Nobody'],
};

describe('known filter values', () => {
  test('a colour name in another language is replaced by its translation', () => {
    expect(withKnownValues({ ...emptyQuery, color: ['Black'] }, known).color).toEqual(['أسود']);
  });

  test('attribute values match by their position in both languages', () => {
    expect(withKnownValues({ ...emptyQuery, fabric: ['satin'] }, known).fabric).toEqual(['ساتان']);
  });

  test('unknown values are removed from the query and reported', () => {
    expect(withKnownValues(requested, known)).toEqual({
      ...emptyQuery,
      color: ['أسود'],
      size: ['M'],
      brand: ['Rida'],
    });
    expect(unknownValues(requested, known)).toEqual([
      { filter: 'color', value: 'Sand' },
      { filter: 'color', value: 'Without code' },
      { filter: 'size', value: 'toString' },
      { filter: 'brand', value: 'Nobody' },
    ]);
  });

  test('a value with a comma is distinguished from two values', () => {
    const withCommas = indexKnownValues(
      {
        ...emptyFilters,
        colors: ['Blue, Navy', 'Black', 'White', 'Black, White', 'أزرق، كحلي'].map((name) => ({
          name,
          code: null,
        })),
      },
      [],
    );
    const read = (list: string) => {
      const params = new URLSearchParams({ color: list });
      const query = readListingQuery(params);
      expect(unknownValues(query, withCommas)).toEqual([]);
      const { color } = withKnownValues(query, withCommas);
      // Links lead back to the same values.
      const again = parseListingParams(listingParams({ ...emptyQuery, color }));
      expect(withKnownValues(again, withCommas).color).toEqual(color);
      return color;
    };
    expect(read('blue, navy')).toEqual(['Blue, Navy']);
    expect(read('Black,White')).toEqual(['Black', 'White']);
    expect(read('Black,White,Black, White')).toEqual(['Black', 'White', 'Black, White']);
    expect(read('White,أزرق، كحلي')).toEqual(['White', 'أزرق، كحلي']);
  });

  test('without known values the query stays unchanged', () => {
    expect(withKnownValues(requested, null)).toEqual(requested);
    expect(unknownValues(requested, null)).toEqual([]);
  });
});
