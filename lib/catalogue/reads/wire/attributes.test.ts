import { readProductAttributes } from './product.ts';
import { testReadContext } from './testing.ts';
import { readVariantAttributes } from './variants.ts';

const pairs = (raw: Record<string, unknown>) => Object.entries(raw).map(([name, value]) => ({ name, value }));

describe('attributes', () => {
  test.each([
    { Size: 'M', Color: 'Camel', ColorCode: '#C19A6B' },
    { size: 'M', color: 'Camel', colorcode: '#c19a6b' },
    { SIZE: ' M ', COLOR: 'Camel', code: 'rgb(193,154,107)' },
    { size: 'M', Colour: 'Camel', 'Color Code': 'c19a6b' },
    { المقاس: 'M', اللون: 'Camel', 'رمز اللون': '#c19a6b' },
    { مقاس: 'M', لَوْن: 'Camel', code: '#c19a6b' },
  ])('options are found in Arabic and any letter case: %j', (raw) => {
    expect(readVariantAttributes(pairs(raw), testReadContext()).fields).toEqual({
      size: 'M',
      color: 'Camel',
      colorCode: '#c19a6b',
      attributes: [],
    });
  });

  test('other variant attributes are read, too; a size may be a number', () => {
    const read = readVariantAttributes(
      pairs({ Size: 42, Fabric: 'Crepe', Empty: null }),
      testReadContext(),
    ).fields;
    expect(read).toEqual({
      size: '42',
      color: null,
      colorCode: null,
      attributes: [{ name: 'Fabric', value: 'Crepe' }],
    });
  });

  test('the first readable colour code is used', () => {
    const raw = pairs({ code: 'SKU-1', ColorCode: '#fff', colorcode: '#000' });
    expect(readVariantAttributes(raw, testReadContext()).fields.colorCode).toBe('#ffffff');
  });

  test('an invalid colour code becomes null and is reported', () => {
    const context = testReadContext();
    expect(
      readVariantAttributes(pairs({ ColorCode: 'url(//evil.test)' }), context).fields.colorCode,
    ).toBeNull();
    expect(context.unreadableFields).toEqual(['variant.ColorCode']);
  });

  test('a colour without a name is named by its code', () => {
    const read = (raw: Record<string, unknown>) =>
      readVariantAttributes(pairs(raw), testReadContext()).fields;
    expect(read({ Size: 'M', ColorCode: '#C19A6B' })).toMatchObject({
      color: '#c19a6b',
      colorCode: '#c19a6b',
    });
    expect(read({ Color: '#C19A6B' })).toMatchObject({ color: '#C19A6B', colorCode: '#c19a6b' });
    expect(read({ Color: 'facade' })).toMatchObject({ color: 'facade', colorCode: null });
  });

  test('product attributes of the same name are joined by commas', () => {
    const raw = [...pairs({ Fabric: 'Crepe', Care: ['Cold', 'Dry'] }), { name: 'fabric', value: 'Linen' }];
    expect(readProductAttributes(raw, testReadContext())).toEqual([
      { name: 'Fabric', value: 'Crepe, Linen' },
      { name: 'Care', value: 'Cold, Dry' },
    ]);
  });

  test('values in Arabic letters are joined by the Arabic comma', () => {
    const raw = [...pairs({ القماش: ['كريب', 'كتان'] }), { name: 'القماش', value: 'Lycra' }];
    expect(readProductAttributes(raw, testReadContext())).toEqual([
      { name: 'القماش', value: 'كريب، كتان، Lycra' },
    ]);
  });

  test('ColorCode of a product contains valid colours only', () => {
    const raw = pairs({ ColorCode: '#FFF, rgb(0, 0, 0),url(x)' });
    expect(readProductAttributes(raw, testReadContext())).toEqual([
      { name: 'ColorCode', value: '#ffffff, #000000' },
    ]);
    expect(readProductAttributes(pairs({ colorcode: 'none' }), testReadContext())).toEqual([]);
  });

  test('property names of Object.prototype are ordinary attribute names', () => {
    const raw = [
      { name: '__proto__', value: 'x' },
      { name: 'constructor', value: 'y' },
    ];
    expect(readVariantAttributes(raw, testReadContext()).fields.attributes).toEqual(raw);
    expect(readProductAttributes(raw, testReadContext())).toEqual(raw);
  });

  test('at most 2000 characters of colour codes are read', () => {
    const codesEndingWith = (last: string) =>
      readProductAttributes(pairs({ ColorCode: '#ffffff,'.repeat(249) + last }), testReadContext())[0]?.value;
    expect(codesEndingWith(' #0000000')).toBe('#ffffff, #000000');
    expect(codesEndingWith('  #000000')).toBe('#ffffff');
  });
});
