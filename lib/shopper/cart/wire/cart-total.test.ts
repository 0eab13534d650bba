import { readCartTotal } from './cart-total.ts';

describe('readCartTotal', () => {
  test.each([
    [
      { quantity: 3, total: 1250.5 },
      { quantity: 3, total: 125_050 },
    ],
    [
      { quantity: '2', total: '1,250.50' },
      { quantity: 2, total: 125_050 },
    ],
    [
      { quantity: 0, total: 0 },
      { quantity: 0, total: 0 },
    ],
  ])('parses %j', (value, total) => {
    expect(readCartTotal(value, 2)).toEqual(total);
  });

  test.each([
    null,
    [],
    {},
    { quantity: 1 },
    { total: 5 },
    { quantity: 1, total: -5 },
    { quantity: 'many', total: 5 },
  ])('rejects %j', (value) => {
    expect(readCartTotal(value, 2)).toBeNull();
  });
});
