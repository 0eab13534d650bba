import { letterSizeRank } from '../product/letter-size.ts';

/** How a clothing size is measured; sizes of one kind can be compared between products. */
export type SizeKind = 'letters' | 'numbers' | 'lengths';

/** Clothing numbers are European sizes. Smaller ones may be sizes of shoes, rings, bracelets, or clothes in the US or UK. */
export const minClothingNumber = 30;
/** Abayas are sized by their length in inches; European sizes in this range count as lengths, too. */
const minAbayaInches = 50;
const maxAbayaInches = 64;

/** Returns the kind of a clothing size; null for other sizes, such as 50 ml or One size. */
export function sizeKindOf(size: string): SizeKind | null {
  if (letterSizeRank(size) !== null) return 'letters';
  const value = /^\d+$/.test(size) ? Number(size) : 0;
  if (value < minClothingNumber || value > maxAbayaInches) return null;
  return value < minAbayaInches ? 'numbers' : 'lengths';
}
