import { product, variant } from '../product/testing.ts';
import { emptyQuery } from './query.ts';
import { unsupportedFacets } from './unsupported-facets.ts';

const black = product({ variants: [variant({ color: 'Black', size: 'M' })], brand: 'Rida' });
const crepe = product({ attributes: [{ name: 'Fabric', value: 'Matte crepe, 100% polyester' }] });
const queryWith = (values: object) => ({ ...emptyQuery, ...values });

describe('unsupported facets', () => {
  test('a facet is unsupported when no product has a requested value', () => {
    expect(unsupportedFacets(queryWith({ color: ['Sand'], size: ['M'], brand: ['Layl'] }), [black])).toEqual([
      'color',
      'brand',
    ]);
    expect(unsupportedFacets(queryWith({ fabric: ['Satin'] }), [crepe, black])).toEqual(['fabric']);
  });

  test('a facet is supported when one value matches, ignoring letter case', () => {
    expect(
      unsupportedFacets(queryWith({ color: ['sand', 'BLACK'], fabric: ['Crepe'] }), [black, crepe]),
    ).toEqual([]);
  });

  test('a facet is not reported when no product states a value', () => {
    expect(unsupportedFacets(queryWith({ fabric: ['Satin'], status: ['on-sale'] }), [black])).toEqual([]);
    expect(unsupportedFacets(queryWith({ color: ['Sand'] }), [])).toEqual([]);
  });
});
