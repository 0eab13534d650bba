import { product, variant } from '../product/testing.ts';
import { emptyFilters, facetCounts, facetSources } from './facet-values.ts';
import { facetNames } from './facets.ts';

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
      facetNames.map((name) => [name, facetSources[name].optionsIn(filters)]),
    );
    expect(facetNames).toEqual(['color', 'size', 'fabric', 'brand', 'status']);
    expect(options.color).toEqual([{ name: 'Black', key: '#000000', swatchColor: '#000000' }]);
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
    expect(facetNames.map((name) => facetSources[name].maxShown)).toEqual([
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
    expect(facetNames.map((name) => facetSources[name].valuesOf(item))).toEqual([
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
