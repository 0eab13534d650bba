import { product, variant } from '../product/testing.ts';
import type { Product } from '../product/types.ts';
import { emptyQuery } from './query.ts';
import { unsupportedFacets } from './unsupported-facets.ts';

const black = product({ variants: [variant({ color: 'Black', size: 'M' })], brand: 'Rida' });
const crepe = product({ attributes: [{ name: 'Fabric', value: 'Matte crepe, 100% polyester' }] });
const queryWith = (values: object) => ({ ...emptyQuery, ...values });

const now = Date.UTC(2026, 5, 1);

describe('unsupportedFacets', () => {
  test('a facet is unsupported when no product has a requested value', () => {
    expect(
      unsupportedFacets(queryWith({ color: ['Sand'], size: ['M'], brand: ['Layl'] }), [black], now),
    ).toEqual(['color', 'brand']);
    expect(unsupportedFacets(queryWith({ fabric: ['Satin'] }), [crepe, black], now)).toEqual(['fabric']);
  });

  test('a facet is supported when one value matches, ignoring letter case', () => {
    expect(
      unsupportedFacets(queryWith({ color: ['sand', 'BLACK'], fabric: ['Crepe'] }), [black, crepe], now),
    ).toEqual([]);
  });

  test('a facet is not reported when no product states a value', () => {
    expect(unsupportedFacets(queryWith({ fabric: ['Satin'] }), [black], now)).toEqual([]);
    expect(unsupportedFacets(queryWith({ color: ['Sand'] }), [], now)).toEqual([]);
  });

  test('a facet is unsupported when few products have a requested value', () => {
    const sand = product({ variants: [variant({ color: 'Sand' })] });
    expect(unsupportedFacets(queryWith({ color: ['Black'] }), [black, sand, sand], now)).toEqual(['color']);
    expect(unsupportedFacets(queryWith({ color: ['Black'] }), [black, sand], now)).toEqual([]);
  });

  test('the status is unsupported when a product has no requested one', () => {
    const sale = { price: 1, startsAt: now - 10_000, endsAt: now + 10_000 };
    const inStock = product({ variants: [variant({ stock: 1, sale }), variant({ stock: 0 })] });
    const soldOut = product({ variants: [variant({ stock: 0 })] });
    const isUnsupported = (status: string[], products: Product[], at = now) =>
      unsupportedFacets(queryWith({ status }), products, at).includes('status');
    expect(isUnsupported(['in-stock'], [inStock])).toBe(false);
    expect(isUnsupported(['in-stock'], [inStock, soldOut])).toBe(true);
    expect(isUnsupported(['in-stock', 'out-of-stock'], [inStock, soldOut])).toBe(false);
    expect(isUnsupported(['out-of-stock'], [inStock])).toBe(true);
    expect(isUnsupported(['on-sale'], [inStock])).toBe(false);
    expect(isUnsupported(['on-sale'], [inStock, soldOut])).toBe(true);
    expect(isUnsupported(['on-sale'], [inStock], now + 300_000)).toBe(false);
    expect(isUnsupported(['on-sale'], [inStock], now + 3_600_000)).toBe(true);
  });
});
