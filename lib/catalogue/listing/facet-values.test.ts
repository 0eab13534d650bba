import { product, variant } from '../product/testing.ts';
import type { Product } from '../product/types.ts';
import { emptyFilters, facetCounts, facetValues, unsupportedFacets } from './facet-values.ts';
import { facetNames } from './facets.ts';
import { emptyQuery } from './query.ts';

describe('facets', () => {
  test("options are read from the upstream's filters, in panel order", () => {
    const filters = {
      ...emptyFilters,
      colors: [{ name: 'Black', code: '#000000' }],
      sizes: ['S', 'M'],
      brands: Array.from({ length: 10 }, (_, index) => ({
        name: `Brand ${index}`,
        logo: `/uploads/${index}.webp`,
      })),
      attributes: [
        { name: 'Length', values: ['Long'] },
        { name: 'Fabric', values: ['Crepe', 'Linen'] },
      ],
    } as never;
    const options = Object.fromEntries(
      facetNames.map((name) => [name, facetValues[name].optionsIn(filters)]),
    );
    expect(facetNames).toEqual(['color', 'size', 'fabric', 'brand', 'status']);
    expect(options.color).toEqual([{ name: 'Black', key: '#000000', code: '#000000' }]);
    expect(options.size).toEqual([
      { name: 'S', key: null },
      { name: 'M', key: null },
    ]);
    expect(options.fabric).toEqual([
      { name: 'Crepe', key: '0' },
      { name: 'Linen', key: '1' },
    ]);
    expect(options.brand).toHaveLength(10);
    expect(options.brand?.[9]).toEqual({ name: 'Brand 9', key: null, logo: '/uploads/9.webp' });
    expect(options.status?.map(({ name }) => name)).toEqual(['on-sale', 'in-stock', 'out-of-stock']);
    expect(facetNames.map((name) => facetValues[name].maxShown)).toEqual([
      undefined,
      undefined,
      undefined,
      8,
      undefined,
    ]);
  });

  test("facet values are read from a product's own data", () => {
    const item = product({
      brand: 'Layl',
      variants: [variant({ color: 'Black', size: 'M' }), variant({ color: 'Sand' })],
    });
    expect(facetNames.map((name) => facetValues[name].valuesOf(item))).toEqual([
      ['Black', 'Sand'],
      ['M', null],
      [null],
      ['Layl'],
      [],
    ]);
  });
});

test('counts material attributes as fabric', () => {
  expect(facetCounts({ color: { Black: 2 }, Material: { Crepe: 1 }, Sleeve: { Long: 5 } })).toEqual({
    color: { Black: 2 },
    fabric: { Crepe: 1 },
  });
});

const black = product({ variants: [variant({ color: 'Black', size: 'M' })], brand: 'Rida' });
const crepe = product({ attributes: [{ name: 'Fabric', value: 'Matte crepe, 100% polyester' }] });
const queryWith = (values: object) => ({ ...emptyQuery, ...values });

const now = Date.UTC(2026, 5, 1);

describe('unsupported facets', () => {
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
