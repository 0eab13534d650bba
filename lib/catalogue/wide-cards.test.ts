import { isWide } from './wide-cards.ts';

/** How many columns are taken in each row, as a grid places cards one after the other. */
function rows(total: number, columns: number): number[] {
  const taken: number[] = [];
  for (let index = 0; index < total; index += 1) {
    const width = isWide(index, total, columns) ? 2 : 1;
    const row = taken.at(-1);
    if (row !== undefined && row + width <= columns) taken[taken.length - 1] = row + width;
    else taken.push(width);
  }
  return taken;
}

test.each([2, 3, 4])('every row of %i columns is full, however many products there are', (columns) => {
  for (let total = 2; total <= 100; total += 1) {
    expect([total, rows(total, columns).filter((taken) => taken !== columns)]).toEqual([total, []]);
  }
});

test('one product alone stays as wide as any', () => {
  expect([2, 3, 4].map((columns) => isWide(0, 1, columns))).toEqual([false, false, false]);
});
