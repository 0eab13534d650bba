/**
 * Which products of a grid take two of its columns, so that every row is full: the first one and the last ones; on two columns the
 * last one alone.
 */
export function isWide(index: number, total: number, columns: number): boolean {
  if (total < 2) return false;
  const missing = (columns - (total % columns)) % columns;
  const places = columns === 2 ? [total - 1] : [0, total - 1, total - 2];
  return places.slice(0, missing).includes(index);
}
