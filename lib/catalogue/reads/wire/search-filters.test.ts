import { readSearchFilters } from './search-filters.ts';
import { testReadContext } from './testing.ts';

describe('search filter reader', () => {
  test('colours, sizes and brands may be strings or objects', () => {
    const raw = {
      attributesVariant: {
        colors: [{ name: 'Camel', code: '#C19A6B' }, 'Black', 'CAMEL', { name: 'Odd', code: 'url(x)' }, null],
        sizes: ['M', 'm', { name: 'L' }, 42, {}],
      },
      brands: ['Rida', { name: 'Nour', logo: '/brands/nour.svg' }],
      attributes: [{ name: 'Fabric', values: ['Crepe', 'Satin', 'Crepe', null] }, { values: ['Nameless'] }],
      maxPrice: '5,000',
    };
    expect(readSearchFilters(raw, testReadContext())).toEqual({
      categories: [],
      colors: [
        { name: 'Camel', code: '#c19a6b' },
        { name: 'Black', code: null },
        { name: 'Odd', code: null },
      ],
      sizes: ['M', 'L', '42'],
      brands: [
        { name: 'Rida', logo: null },
        { name: 'Nour', logo: '/uploads/brands/nour.svg' },
      ],
      attributes: [{ name: 'Fabric', values: ['Crepe', 'Satin'] }],
      maxPrice: 500000,
    });
  });

  test.each([null, 'x', [], { attributesVariant: null }])('%j offers no filters', (value) => {
    expect(readSearchFilters(value, testReadContext())).toEqual({
      categories: [],
      colors: [],
      sizes: [],
      brands: [],
      attributes: [],
      maxPrice: null,
    });
  });

  test('a value without a name is reported', () => {
    const reportedFields = (brands: unknown[]) => {
      const context = testReadContext();
      readSearchFilters({ brands }, context);
      return context.unreadableFields;
    };
    expect(reportedFields(['Rida'])).toEqual([]);
    expect(reportedFields([{}])).toEqual(['filters.name']);
  });
});
