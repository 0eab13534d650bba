/**
 * Source of the pattern of a size in letters, in lower case: M, or S or L after any number of X, which a digit may count, as in XXL, 2XL and
 * X-Large. Without X, a digit is an amount: 1L is a litre.
 */
export const letterSizePattern = '(?:(?:[1-9]x|x+)[\\s-]?)?(?:s(?:mall)?|l(?:arge)?)|m(?:edium)?';

const letterSize = new RegExp(`^(?:${letterSizePattern})$`);

/** Returns how many sizes a size in letters is above M, negative for smaller ones; null for a size that is not in letters. */
export function letterSizeRank(size: string): number | null {
  const text = size.toLowerCase();
  if (!letterSize.test(text)) return null;
  if (text.startsWith('m')) return 0;
  const steps = (Number.parseInt(text, 10) || text.lastIndexOf('x') + 1) + 1;
  return /^[^l]*s/.test(text) ? -steps : steps;
}
