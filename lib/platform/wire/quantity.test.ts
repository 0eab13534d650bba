import { readFlag, readQuantity } from './quantity.ts';

describe('quantities and flags', () => {
  test('quantities are numbers or strings; negative ones become 0', () => {
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
    expect(['many', Number.POSITIVE_INFINITY, null, true, [3]].map(readQuantity)).toEqual(
      Array(5).fill(null),
    );
  });

  test('flags are booleans, their text or a count', () => {
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
});
