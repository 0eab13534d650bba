import { additionalInformation } from './additional-information.ts';
import { product, variant } from './testing.ts';

describe('additional information', () => {
  const labels = { size: 'Size', color: 'Color' };

  test('groups values by name and shows colours with codes as swatches', () => {
    const black = { color: 'Black', colorCode: '#000000' };
    const variants = [
      variant({ id: 1, size: 'S', ...black, attributes: [{ name: 'Fit', value: 'Wide' }] }),
      variant({ id: 2, size: 'M', ...black, attributes: [{ name: 'Fit', value: 'Slim' }] }),
    ];
    const attributes = [{ name: 'Fabric', value: 'Crepe' }];
    expect(additionalInformation(product({ attributes, variants }), labels)).toEqual([
      { name: 'Fabric', values: ['Crepe'] },
      { name: 'Fit', values: ['Wide', 'Slim'] },
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Color', values: ['Black'], swatches: [{ name: 'Black', code: '#000000' }] },
    ]);
  });

  test('has one row for an attribute named like sizes or colours', () => {
    const variants = [variant({ id: 1, size: 'S', color: 'Black', colorCode: '#000000' })];
    const attributes = [
      { name: 'Size', value: 'Regular fit' },
      { name: 'Color', value: 'Midnight' },
    ];
    expect(additionalInformation(product({ attributes, variants }), labels)).toEqual([
      { name: 'Size', values: ['Regular fit', 'S'] },
      { name: 'Color', values: ['Midnight', 'Black'] },
    ]);
  });

  test('shows only ColorCode values as swatches', () => {
    const attributes = [
      { name: 'ColorCode', value: '#ffffff, #000000' },
      { name: 'Codes', value: '#ffffff, #000000' },
    ];
    expect(additionalInformation(product({ attributes, variants: [] }), labels)).toEqual([
      {
        name: 'ColorCode',
        values: ['#ffffff, #000000'],
        swatches: [
          { name: '#ffffff', code: '#ffffff' },
          { name: '#000000', code: '#000000' },
        ],
      },
      { name: 'Codes', values: ['#ffffff, #000000'] },
    ]);
  });
});
