import { product, variant } from '../catalogue/testing.ts';
import { ignoredFacets } from './ignored-facets.ts';
import { emptyQuery } from './query.ts';

const black = product({ variants: [variant({ color: 'Black', size: 'M' })], brand: 'Rida' });
const crepe = product({ attributes: [{ name: 'Fabric', value: 'Matte crepe, 100% polyester' }] });
const asked = (values: object) => ({ ...emptyQuery, ...values });

test('products that never say what was asked for tell that the upstream did not heed it', () => {
  expect(ignoredFacets(asked({ color: ['Sand'], size: ['M'], brand: ['Layl'] }), [black])).toEqual([
    'color',
    'brand',
  ]);
  expect(ignoredFacets(asked({ fabric: ['Satin'] }), [crepe, black])).toEqual(['fabric']);
});

test('one value of several, in any letter case or within a longer text, is enough', () => {
  expect(ignoredFacets(asked({ color: ['sand', 'BLACK'], fabric: ['Crepe'] }), [black, crepe])).toEqual([]);
});

test('products that say nothing of it tell nothing, and neither do none', () => {
  expect(ignoredFacets(asked({ fabric: ['Satin'], status: ['on-sale'] }), [black])).toEqual([]);
  expect(ignoredFacets(asked({ color: ['Sand'] }), [])).toEqual([]);
});
