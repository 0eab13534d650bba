import { factsOf } from '../catalogue/facts.ts';
import { product } from '../catalogue/testing.ts';
import { attributeRows, row } from './rows.ts';

const withAttributes = (...pairs: [string, string][]) =>
  factsOf(product({ attributes: pairs.map(([name, value]) => ({ name, value })) }));

test('every attribute of any product is a row with one value for each product, in order', () => {
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

test('names are told apart regardless of letter case, and several values of one are joined', () => {
  const rows = attributeRows(
    [withAttributes(['fabric', 'Crepe'], ['FABRIC ', 'Silk']), withAttributes(['Fabric', 'Crepe، Silk'])],
    '، ',
  );
  expect(rows).toEqual([{ name: 'fabric', values: ['Crepe، Silk', 'Crepe، Silk'], differs: false }]);
});

test('one product alone differs from nothing', () => {
  expect(row('Price', ['EGP 10.00']).differs).toBe(false);
});

test('the description is cut to 150 characters', () => {
  const { description } = factsOf(product({ descriptionHtml: `<p>${'word '.repeat(60)}</p>` }));
  expect(description).toMatch(/\.\.\.$/);
  expect(description.replace(/\.\.\.$/, '').length).toBeLessThanOrEqual(150);
});
