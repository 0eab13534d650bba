import { readProductAttributes, readVariantAttributes } from './attributes.ts';
import { testReader } from './testing.ts';

const pairs = (given: Record<string, unknown>) =>
  Object.entries(given).map(([name, value]) => ({ name, value }));

test.each([
  { Size: 'M', Color: 'Camel', ColorCode: '#C19A6B' },
  { size: 'M', color: 'Camel', colorcode: '#c19a6b' },
  { SIZE: ' M ', COLOR: 'Camel', code: 'rgb(193,154,107)' },
  { size: 'M', Colour: 'Camel', 'Color Code': 'c19a6b' },
])('size, colour and colour code are known by name in any case: %j', (given) => {
  expect(readVariantAttributes(pairs(given), testReader())).toEqual({
    size: 'M',
    color: 'Camel',
    colorCode: '#c19a6b',
    attributes: [],
  });
});

test('other attributes of a variant are kept, a size may be a number', () => {
  const read = readVariantAttributes(pairs({ Size: 42, Fabric: 'Crepe', Empty: null }), testReader());
  expect(read).toEqual({
    size: '42',
    color: null,
    colorCode: null,
    attributes: [{ name: 'Fabric', value: 'Crepe' }],
  });
});

test('of several colour codes the first that can be read counts', () => {
  const given = pairs({ code: 'SKU-1', ColorCode: '#fff', colorcode: '#000' });
  expect(readVariantAttributes(given, testReader()).colorCode).toBe('#ffffff');
});

test('a colour code that is no colour is absent and counted', () => {
  const reader = testReader();
  expect(readVariantAttributes(pairs({ ColorCode: 'url(//evil.test)' }), reader).colorCode).toBeNull();
  expect(reader.fields).toEqual(['variant.ColorCode']);
});

test('a colour without a name goes by its code, and a name that is a code is one', () => {
  const read = (given: Record<string, unknown>) => readVariantAttributes(pairs(given), testReader());
  expect(read({ Size: 'M', ColorCode: '#C19A6B' })).toMatchObject({ color: '#c19a6b', colorCode: '#c19a6b' });
  expect(read({ Color: '#C19A6B' })).toMatchObject({ color: '#C19A6B', colorCode: '#c19a6b' });
  expect(read({ Color: 'facade' })).toMatchObject({ color: 'facade', colorCode: null });
});

test('attributes of a product that share a name become comma-joined values', () => {
  const given = [...pairs({ Fabric: 'Crepe', Care: ['Cold', 'Dry'] }), { name: 'fabric', value: 'Linen' }];
  expect(readProductAttributes(given, testReader())).toEqual([
    { name: 'Fabric', value: 'Crepe, Linen' },
    { name: 'Care', value: 'Cold, Dry' },
  ]);
});

test('values in Arabic letters are joined by the Arabic comma', () => {
  const given = [...pairs({ القماش: ['كريب', 'كتان'] }), { name: 'القماش', value: 'Lycra' }];
  expect(readProductAttributes(given, testReader())).toEqual([
    { name: 'القماش', value: 'كريب، كتان، Lycra' },
  ]);
});

test('the ColorCode of a product holds safe colours only', () => {
  const given = pairs({ ColorCode: '#FFF, rgb(0, 0, 0),url(x)' });
  expect(readProductAttributes(given, testReader())).toEqual([
    { name: 'ColorCode', value: '#ffffff, #000000' },
  ]);
  expect(readProductAttributes(pairs({ colorcode: 'none' }), testReader())).toEqual([]);
});

test('the names of what every object has are plain names', () => {
  const given = [
    { name: '__proto__', value: 'x' },
    { name: 'constructor', value: 'y' },
  ];
  expect(readVariantAttributes(given, testReader()).attributes).toEqual(given);
  expect(readProductAttributes(given, testReader())).toEqual(given);
});

test('of a list of colour codes without end the first 2000 letters are read', () => {
  const codes = (last: string) =>
    readProductAttributes(pairs({ ColorCode: '#ffffff,'.repeat(249) + last }), testReader())[0]?.value;
  expect(codes(' #0000000')).toBe('#ffffff, #000000');
  expect(codes('  #000000')).toBe('#ffffff');
});
