import { parseDecimal } from '../../../contract/typed-text.ts';
import { letterSizeRank } from '../product/letter-size.ts';
import { findNumberPhrases, type NumberPhrase } from './number-phrases.ts';

/** One interpretation of a search text, as words and filters. Prices are in currency units; a limit that is not stated is null. */
export interface SearchInterpretation {
  /** The text without its numbers; may be empty. */
  text: string;
  minPrice: number | null;
  maxPrice: number | null;
  /** Sizes as the shop spells them. */
  sizes: string[];
}

/**
 * Interprets the numbers of a search text in English or Arabic, the likeliest interpretation first. 'dress under 1500' and
 * 'عباية بين ٥٠٠ و١٠٠٠' state prices, 'abaya size from 52 to 56' states sizes, 'trousers from 38 to 42' prices or sizes. A number beside a
 * measure, an age or a year is no price. Empty for a text without prices and sizes.
 * @param knownSizes sizes of the shop
 */
export function interpretSearch(text: string, knownSizes: readonly string[]): SearchInterpretation[] {
  const phrases = findNumberPhrases(text);
  const interpretations = (['price', 'size'] as const)
    .map((preferred) => interpretPhrases(text, phrases, preferred, knownSizes))
    .filter(({ minPrice, maxPrice, sizes }) => minPrice !== null || maxPrice !== null || sizes.length > 0);
  // The two interpretations are equal unless a phrase is ambiguous.
  return [...new Map(interpretations.map((each) => [JSON.stringify(each), each])).values()];
}

/** True for a text with a number that may be a price or a size. */
export function hasPriceOrSize(text: string): boolean {
  return findNumberPhrases(text).some(({ kind }) => kind !== 'neither');
}

/** @param preferred how to read a phrase that may be a price or a size */
function interpretPhrases(
  text: string,
  phrases: NumberPhrase[],
  preferred: 'price' | 'size',
  knownSizes: readonly string[],
): SearchInterpretation {
  const interpretation: SearchInterpretation = { text: '', minPrice: null, maxPrice: null, sizes: [] };
  let textStart = 0;
  for (const phrase of phrases) {
    const kind = phrase.kind === 'price or size' ? preferred : phrase.kind;
    const matchingSizes = kind === 'size' ? knownSizes.filter((size) => isInRange(size, phrase)) : [];
    if (kind === 'neither' || (kind === 'size' && matchingSizes.length === 0)) continue;
    if (kind === 'price') {
      interpretation.minPrice = phrase.low ?? interpretation.minPrice;
      interpretation.maxPrice = phrase.high ?? interpretation.maxPrice;
    } else interpretation.sizes.push(...matchingSizes);
    interpretation.text += `${text.slice(textStart, phrase.start)} `;
    textStart = phrase.end;
  }
  const remainingText = (interpretation.text + text.slice(textStart)).replace(/\s+/g, ' ');
  return { ...interpretation, text: remainingText.replace(/^[\s,،]+|[\s,،]+$/g, '') };
}

function isInRange(size: string, { low, high, letters }: NumberPhrase): boolean {
  if (letters !== null) return letterSizeRank(size) === letterSizeRank(letters);
  const value = parseDecimal(size);
  const [min, max] = low !== null && high !== null && low > high ? [high, low] : [low, high];
  return value !== null && (min === null || value >= min) && (max === null || value <= max);
}
