import { letterSizeRank } from './letter-size.ts';

describe('letter sizes', () => {
  test.each<[number, ...string[]]>([
    [-4, '3XS', 'XXXS'],
    [-2, 'XS', 'x-small', 'X Small'],
    [-1, 's', 'Small'],
    [0, 'M', 'medium'],
    [1, 'L', 'Large'],
    [2, 'XL', '1XL', 'X-L', 'X-Large'],
    [5, '4XL', 'xxxxl', '4X-Large'],
    [7, '6XL'],
  ])('are %i sizes above M: %s', (rank, ...sizes) => {
    for (const size of sizes) expect([size, letterSizeRank(size)]).toEqual([size, rank]);
  });

  test.each(['1L', '2S', '0XL', 'XM', 'S/M', 'Tall', '38', 'X', 'XL ', ''])('%j is none', (size) =>
    expect(letterSizeRank(size)).toBeNull(),
  );
});
