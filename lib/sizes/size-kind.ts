/** How a size is measured; sizes of one kind can be compared between products. */
export type SizeKind = 'letters' | 'numbers' | 'lengths' | 'rings';

const letters = /^(?:\d?x{0,3}[sl]|m)$/i;
const minNumber = 30;
/** Abayas are sized by their length in inches. */
const minLength = 50;
const maxLength = 64;

/** Returns the kind of a size of the body; null for other sizes, such as 50 ml or One size. */
export function sizeKindOf(size: string): SizeKind | null {
  if (letters.test(size)) return 'letters';
  const value = /^\d{1,2}$/.test(size) ? Number(size) : maxLength + 1;
  if (value > maxLength) return null;
  if (value >= minLength) return 'lengths';
  return value >= minNumber ? 'numbers' : 'rings';
}
