import { parseDate, parsePrice, parseQuantity, readGtin } from './values.ts';

describe('prices', () => {
  test.each([
    ['1250', 1_250_000],
    ['1,250.50', 1_250_500],
    ['1.250,50', 1_250_500],
    ['19,9', 19_900],
    ['1,250', 1_250_000],
    ['EGP 1250.00', 1_250_000],
    ['1250 ج.م', 1_250_000],
    ['١٬٢٥٠٫٥٠', 1_250_500],
    ['0', 0],
  ])('are read as people write them: %s', (cell, thousandths) => {
    expect(parsePrice(cell, 'EGP')).toEqual({ thousandths, isRounded: false });
  });

  test.each([
    ['EGP', '9.999', { thousandths: 10_000, isRounded: true }],
    ['KWD', '9.995', { thousandths: 9995, isRounded: false }],
    ['JPY', '1250.5', { thousandths: 1_251_000, isRounded: true }],
  ])('have as many decimals as their currency: %s', (currency, cell, price) => {
    expect(parsePrice(cell, currency)).toEqual(price);
  });

  test.each([
    ['twelve', 'EGP'],
    ['-5', 'EGP'],
    ['1e9', 'EGP'],
    ['=1+1', 'EGP'],
    ['99999999999', 'EGP'],
    ['19,900', 'KWD'],
  ])('that are none, or have two meanings, are a problem: %s %s', (cell, currency) => {
    expect(parsePrice(cell, currency)).toEqual({ problem: expect.any(String) });
  });

  test('may be absent', () => {
    expect(parsePrice('', 'EGP')).toBeNull();
  });
});

test.each([
  ['6221234567891', { gtin: '6221234567891' }],
  ["'6221234567891", { gtin: '6221234567891' }],
  ['٦٢٢١٢٣٤٥٦٧٨٩١', { gtin: '6221234567891' }],
  ['6221234567890', { problem: expect.any(String) }],
  ['6.22E+12', { problem: expect.any(String) }],
  ['', null],
])('a barcode is a GTIN only with its check digit: %s', (cell, expected) => {
  expect(readGtin(cell)).toEqual(expected);
});

test.each([
  ['7', 7],
  ['-3', 0],
  ['٧', 7],
  ['2.9', 2],
  ['many', null],
  ['', null],
])('a stock is a whole number of units: %s', (cell, expected) => {
  expect(parseQuantity(cell)).toBe(expected);
});

test.each([
  ['2026-11-30', false, '2026-11-30T00:00:00.000Z'],
  ['2026-11-30', true, '2026-11-30T23:59:59.000Z'],
  ['2026-11-30T10:00:00+02:00', false, '2026-11-30T08:00:00.000Z'],
  ['30/11/2026', false, undefined],
  ['2026-13-01', false, undefined],
])('a date may have a time: %s', (cell, isEnd, expected) => {
  expect(parseDate(cell, isEnd)?.toISOString()).toBe(expected);
});
