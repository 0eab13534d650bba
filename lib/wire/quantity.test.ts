import { readFlag, readQuantity } from './quantity.ts';

test('quantities are numbers or texts; a negative one is none', () => {
  expect([3, '3', ' 3 ', '٣', 2.9, -4, '-4', 1e300].map(readQuantity)).toEqual([
    3,
    3,
    3,
    3,
    2,
    0,
    0,
    Number.MAX_SAFE_INTEGER,
  ]);
  expect(['many', Number.POSITIVE_INFINITY, null, true, [3]].map(readQuantity)).toEqual(Array(5).fill(null));
});

test('availability is a count, a boolean or its text; zero is no', () => {
  expect([5, '0', 0, -1, true, 'false', 'soon'].map(readFlag)).toEqual([
    true,
    false,
    false,
    false,
    true,
    false,
    null,
  ]);
});
