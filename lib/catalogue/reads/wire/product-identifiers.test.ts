import { readProductIdentifiers } from './product-identifiers.ts';

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
