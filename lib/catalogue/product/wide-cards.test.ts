import { isWideCard } from './wide-cards.ts';

/** Returns the number of occupied columns in each row of a grid. */
function occupiedColumns(total: number, columns: number): number[] {
  const occupied: number[] = [];
  for (let index = 0; index < total; index += 1) {
    const width = isWideCard(index, total, columns) ? 2 : 1;
    const row = occupied.at(-1);
    if (row !== undefined && row + width <= columns) occupied[occupied.length - 1] = row + width;
    else occupied.push(width);
  }
  return occupied;
}

describe('wide cards', () => {
  test.each([2, 3, 4])('every row of %i columns is full for any number of products', (columns) => {
    for (let total = 2; total <= 100; total += 1) {
      expect([total, occupiedColumns(total, columns).filter((row) => row !== columns)]).toEqual([total, []]);
    }
  });

  test('a single product has one column', () => {
    expect([2, 3, 4].map((columns) => isWideCard(0, 1, columns))).toEqual([false, false, false]);
  });
});
