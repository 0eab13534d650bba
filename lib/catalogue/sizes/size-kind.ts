/** How a size is measured; sizes of one kind can be compared between products. */
export type SizeKind = 'letters' | 'numbers' | 'lengths' | 'rings';

/** S, M, L, XL, XXL, 3XL and so on. */
const letters = /^(?:\d?x{0,3}[sl]|m)$/i;
/** Clothing numbers are European sizes. Smaller numbers count as ring sizes, even where they are clothing sizes of the US or UK. */
const minClothingNumber = 30;
/** Abayas are sized by their length in inches; European sizes in this range count as lengths, too. */
const minAbayaInches = 50;
const maxAbayaInches = 64;

/** Returns the kind of a clothing or ring size; null for other sizes, such as 50 ml or One size. */
export function sizeKindOf(size: string): SizeKind | null {
  if (letters.test(size)) return 'letters';
  if (!/^\d{1,2}$/.test(size)) return null;
  const value = Number(size);
  if (value > maxAbayaInches) return null;
  if (value >= minAbayaInches) return 'lengths';
  return value >= minClothingNumber ? 'numbers' : 'rings';
}
