import { createProductSnapshot } from '../../catalogue/product/snapshot.ts';
import { product, variant } from '../../catalogue/product/testing.ts';
import { attributeRows, differ } from './comparison-rows.ts';

const withAttributes = (...pairs: [string, string][]) =>
  createProductSnapshot(product({ attributes: pairs.map(([name, value]) => ({ name, value })) }));

describe('compare rows', () => {
  test('builds a row for every attribute of any product', () => {
    const rows = attributeRows(
      [
        withAttributes(['Fabric', 'Crepe'], ['Care', 'Hand wash']),
        withAttributes(['Length', '140 cm'], ['Fabric', 'Crepe']),
      ],
      ', ',
    );
    expect(rows).toEqual([
      { name: 'Fabric', values: ['Crepe', 'Crepe'], differs: false },
      { name: 'Care', values: ['Hand wash', null], differs: true },
      { name: 'Length', values: [null, '140 cm'], differs: true },
    ]);
  });

  test('ignores letter case in names and joins several values', () => {
    const rows = attributeRows(
      [withAttributes(['fabric', 'Crepe'], ['FABRIC ', 'Silk']), withAttributes(['Fabric', 'Crepe، Silk'])],
      '، ',
    );
    expect(rows).toEqual([{ name: 'fabric', values: ['Crepe، Silk', 'Crepe، Silk'], differs: false }]);
  });

  test('has a row for each option beside colour and size', () => {
    const inLengths = createProductSnapshot(
      product({
        variants: ['54', '52'].map((length, id) =>
          variant({ id, size: 'M', color: 'Black', attributes: [{ name: 'Length', value: length }] }),
        ),
      }),
    );
    expect(attributeRows([inLengths, withAttributes(['length', '140 cm'])], ', ')).toEqual([
      { name: 'Length', values: ['52, 54', '140 cm'], differs: true },
    ]);
  });

  test('a single product has no differences', () => {
    expect(differ(['EGP 10.00'])).toBe(false);
  });
});
