import {
  readColorCode,
  readProductAttributes,
  readProductIdentifiers,
  readVariantAttributes,
} from './attributes.ts';
import { testReadContext } from './testing.ts';

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

  test('other variant attributes are kept; a size may be a number', () => {
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

describe('colour codes', () => {
  test.each([
    ['#C2997C', '#c2997c'],
    ['c2997c', '#c2997c'],
    ['#Fa0', '#ffaa00'],
    ['#fa08', '#ffaa00'],
    ['#c2997c80', '#c2997c'],
    [' rgb(194, 153, 124) ', '#c2997c'],
    ['rgb(194 153 124 / 50%)', '#c2997c'],
    ['RGBA(0,0,0,.5)', '#000000'],
    ['#c2997c'.padEnd(64), '#c2997c'],
  ])('reads %p as %p', (value, code) => expect(readColorCode(value)).toBe(code));

  test.each([
    'red',
    '#12',
    '#12345',
    'fa0',
    'rgb(256,0,0)',
    'rgb(1,2)',
    '#fff;background:url(//evil.test)',
    'url(x)',
    'var(--x)',
    'expression(alert(1))',
    '#000000\n#fff',
    '',
    '#c2997c'.padEnd(65),
    123456,
    null,
    {},
  ])('rejects %p', (value) => expect(readColorCode(value)).toBeNull());

  test.each([
    ['#abc', '#aabbcc'],
    ['#abcd', '#aabbcc'],
    ['rgb(1,2,3)', '#010203'],
    ['rgb(255 0 16 / 50%)', '#ff0010'],
  ])('expands %s to %s', (value, code) => expect(readColorCode(value)).toBe(code));
});

const ean = '4006381333931';

describe('product identifiers', () => {
  test.each([
    [{ gtin: ean }, ean],
    [{ GTIN: Number(ean) }, ean],
    [{ barcode: '4006 3813-33931' }, ean],
    [{ ean_13: ean }, ean],
    [{ upc: '036000291452' }, '036000291452'],
    [{ 'GTIN-14': '10012345678902' }, '10012345678902'],
    [{ gtin8: '96385074' }, '96385074'],
    [{ gtin: 'none', ean }, ean],
  ])('reads the GTIN of %j as %s', (raw, gtin) => {
    expect(readProductIdentifiers(raw, [])).toEqual({ gtin });
    const attributes = Object.entries(raw).map(([name, value]) => ({ name, value: String(value) }));
    expect(readProductIdentifiers({}, attributes)).toEqual({ gtin });
  });

  test.each([
    ['a wrong check digit', '4006381333932'],
    ['a digit too few', '36000291452'],
    ['a digit too many', '010012345678902'],
    ['nothing but zeros', '0000000000000'],
    ['several numbers', `${ean}, ${ean}`],
    ['letters', 'X006381333931'],
    ['an internal-use number', '2012345678903'],
    ['a coupon', '9912345678909'],
    ['nothing', null],
  ])('rejects %s as a GTIN', (_case, gtin) => {
    expect(readProductIdentifiers({ gtin }, [])).toEqual({});
  });

  test('reads an MPN of up to 70 characters as it is', () => {
    expect(readProductIdentifiers({ mpn: ' GO-12/B ' }, [])).toEqual({ mpn: 'GO-12/B' });
    expect(readProductIdentifiers({}, [{ name: 'Manufacturer part number', value: '7' }])).toEqual({
      mpn: '7',
    });
    expect(readProductIdentifiers({ mpn: 'x'.repeat(70) }, [])).toEqual({ mpn: 'x'.repeat(70) });
    expect(readProductIdentifiers({ mpn: 'x'.repeat(71), sku: 'A-1', id: 7 }, [])).toEqual({});
  });
});
