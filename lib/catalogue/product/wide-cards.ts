/**
 * Returns whether the card at `index` spans two columns, so that every row of the grid is full. There is one wide card for each cell that
 * would stay empty: first the first card, then the last and the last but one. In a grid of two columns, only the last card is wide.
 */
export function isWideCard(index: number, total: number, columns: number): boolean {
  if (total < 2) return false;
  const emptyCells = (columns - (total % columns)) % columns;
  const wideIndexes = columns === 2 ? [total - 1] : [0, total - 1, total - 2];
  return wideIndexes.slice(0, emptyCells).includes(index);
}
