import { colorFamily, optionGroups, sizeFamily } from './option-groups.ts';

const option = (name: string, swatchColor?: string) => ({ name, key: null, swatchColor });
const optionNames = (groups: ReturnType<typeof optionGroups>) =>
  groups.map(({ options }) => options.map(({ name }) => name));

describe('option groups', () => {
  test('sizes are grouped by family in upstream order', () => {
    const sizes = [
      'S',
      'XL',
      '16',
      '18',
      '36',
      '40',
      '44',
      '52',
      '56',
      '128 GB',
      '256 GB',
      '30 ml',
      '100 ml',
    ];
    expect(
      optionNames(
        optionGroups(
          'size',
          sizes.map((size) => option(size)),
        ),
      ),
    ).toEqual([
      ['S', 'XL'],
      ['16', '18'],
      ['36', '40', '44'],
      ['52', '56'],
      ['128 GB', '256 GB'],
      ['30 ml', '100 ml'],
    ]);
  });

  test.each([
    ['XL', 'letters'],
    ['3XL', 'letters'],
    ['X-Large', 'letters'],
    ['XXXXL', 'letters'],
    ['0', 'smallNumbers'],
    ['6.5', 'smallNumbers'],
    ['16', 'smallNumbers'],
    ['29', 'smallNumbers'],
    ['30', 'numbers'],
    ['44', 'numbers'],
    ['49', 'numbers'],
    ['50', 'lengths'],
    ['64', 'lengths'],
    ['65', null],
    ['128 GB', 'storage'],
    ['30 ml', 'volume'],
    ['1L', 'volume'],
    ['90', null],
    ['5 m', null],
    ['One size', null],
  ] as const)('the size %s is in the family %s', (size, family) => {
    expect(sizeFamily(size)).toBe(family);
    expect(optionGroups('size', [option(size)]).map((group) => group.family)).toEqual([family]);
  });

  test.each([
    ['#f6f3ec', 'white'],
    ['#2f2d2d', 'black'],
    ['#94908a', 'black'],
    ['#b08a5f', 'brown'],
    ['#be7154', 'brown'],
    ['#833c4d', 'red'],
    ['#6d4757', 'red'],
    ['#364d41', 'green'],
    ['#787150', 'green'],
    ['#3f4b67', 'blue'],
    [null, 'other'],
  ] as const)('the colour %s is in the %s family', (code, family) => {
    expect(colorFamily(code)).toBe(family);
  });

  test('colours are grouped by family, those without a code last', () => {
    const colors = [
      option('Wine', '#6e3a43'),
      option('Pattern'),
      option('Milk', '#f3ebd7'),
      option('Rose', '#c8a3a4'),
    ];
    expect(optionGroups('color', colors).map(({ family }) => family)).toEqual(['white', 'red', 'other']);
    expect(optionNames(optionGroups('color', colors))).toEqual([['Milk'], ['Wine', 'Rose'], ['Pattern']]);
  });

  test('sizes of the US or UK are one group', () => {
    const sizes = ['0', '2', '8', '12', '14', '16', '28'].map((size) => option(size));
    expect(optionGroups('size', sizes)).toEqual([{ family: 'smallNumbers', options: sizes }]);
  });

  test('sizes more than 4 apart begin another group', () => {
    const sizes = ['60', '64', '80', '84'].map((size) => option(size));
    expect(optionNames(optionGroups('size', sizes))).toEqual([
      ['60', '64'],
      ['80', '84'],
    ]);
  });

  test('a family of sizes has one group', () => {
    const sizes = ['S', 'One size', '36', 'XL', '45', 'M'].map((size) => option(size));
    expect(optionGroups('size', sizes).map(({ family, options }) => [family, options.length])).toEqual([
      ['letters', 3],
      [null, 1],
      ['numbers', 2],
    ]);
  });

  test('options of other facets are one group', () => {
    expect(optionNames(optionGroups('brand', [option('Rida'), option('Layl')]))).toEqual([['Rida', 'Layl']]);
  });
});
