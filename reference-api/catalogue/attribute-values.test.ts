import { attributeValuesOf } from './attribute-values.ts';

const valuesOf = (name: string, en: string) =>
  attributeValuesOf({ attributes: [{ name: { en: name, ar: '' }, value: { en, ar: '' } }] }).map(
    ({ value }) => value.en,
  );

describe('attributeValuesOf', () => {
  test.each([
    ['52% linen, 48% cotton, 190 gsm', ['Linen']],
    ['Cotton sateen, 97% cotton, 3% elastane', ['Cotton']],
    ['80% lambswool, 20% polyamide', ['Wool']],
    ['Paper', []],
  ])('finds the first fabric in %s', (text, expected) => {
    expect(valuesOf('Fabric', text)).toEqual(expected);
  });

  test('ignores other attributes', () => {
    expect(valuesOf('Lining', 'Cotton')).toEqual([]);
  });
});
