import { readPrice } from './read-price.ts';

describe('prices arrive as numbers or numeric strings', () => {
  test.each([
    [0, 0],
    [1250, 125000],
    [19.99, 1999],
    ['1250.5', 125050],
    ['1,250.50', 125050],
    ['12,345,678', 1234567800],
    [' 12.5 ', 1250],
    ['.5', 50],
    ['١٬٢٥٠٫٥٠', 125050],
    ['١٢٫٥', 1250],
    ['۱۲.۵', 1250],
    ['\u200f1,250.00', 125000],
  ])('reads %p as %p hundredths', (value, hundredths) => expect(readPrice(value, 2)).toBe(hundredths));
});

describe('a price is rounded half up by its decimal value', () => {
  test.each([
    [1.005, 101],
    ['1.005', 101],
    [8.345, 835],
    [0.7 * 1.15, 81],
    [19.99 * 100, 199900],
    [0.1 + 0.2, 30],
    [1.00499, 100],
    [1e-7, 0],
    [4503599627370.49, 450359962737049],
  ])('rounds %p to %p hundredths', (value, hundredths) => expect(readPrice(value, 2)).toBe(hundredths));
});

describe('an unreadable price is null', () => {
  const unreadable: unknown[] = [
    -1,
    -0.001,
    '-5',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e300,
    '1e3',
    '',
    ' ',
    '.',
    '-',
    'free',
    'EGP 12',
    '12,5',
    '1,25',
    '1.2.3',
    '0x10',
    '9'.repeat(100_000),
    null,
    undefined,
    true,
    [],
    [5],
    {},
    { valueOf: 5 },
  ];
  test.each(unreadable.map((value) => [value]))('%p', (value) => expect(readPrice(value, 2)).toBeNull());
});

test('minus zero becomes zero', () => {
  expect(Object.is(readPrice(-0, 2), 0)).toBe(true);
});

test.each([
  [9.995, 3, 9995],
  ['٩٫٩٩٥', 3, 9995],
  [8.3455, 3, 8346],
  [1250.5, 0, 1251],
  ['1,250', 0, 1250],
  [4503599627370.49, 0, 4503599627370],
])('the price %p is rounded half up to %i decimals', (value, decimals, amount) => {
  expect(readPrice(value, decimals)).toBe(amount);
});
