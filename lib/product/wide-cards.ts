/**
 * Returns whether the card at `index` spans two columns, so that every row of the grid is full. As many cards are wide as cells would
 * be empty: the first card, then the last ones; in a grid of two columns, only the last card.
 */
export function isWideCard(index: number, total: number, columns: number): boolean {
  if (total < 2) return false;
  const emptyCells = (columns - (total % columns)) % columns;
  const wideIndexes = columns === 2 ? [total - 1] : [0, total - 1, total - 2];
  return wideIndexes.slice(0, emptyCells).includes(index);
}
