import { letterSizeRank } from '../product/letter-size.ts';

/** How a size is measured; sizes of one kind can be compared between products. */
export type SizeKind = 'letters' | 'numbers' | 'lengths' | 'rings';

/** Rings are sized by their inner diameter in millimetres. Smaller numbers are sizes of shoes and clothes in the US or UK. */
const minRingNumber = 14;
/** Clothing numbers are European sizes. Larger sizes of the US or UK, from 14, count as ring sizes. */
const minClothingNumber = 30;
/** Abayas are sized by their length in inches; European sizes in this range count as lengths, too. */
const minAbayaInches = 50;
const maxAbayaInches = 64;

/** Returns the kind of a clothing or ring size; null for other sizes, such as 50 ml or One size. */
export function sizeKindOf(size: string): SizeKind | null {
  if (letterSizeRank(size) !== null) return 'letters';
  const value = /^\d+$/.test(size) ? Number(size) : 0;
  if (value < minRingNumber || value > maxAbayaInches) return null;
  if (value < minClothingNumber) return 'rings';
  return value < minAbayaInches ? 'numbers' : 'lengths';
}
