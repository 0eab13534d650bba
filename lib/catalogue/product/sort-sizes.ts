import { westernDigits } from '../../../contract/western-digits.ts';

/** Scale of a size, such as letters or millilitres, and its position on that scale. */
interface SizeRank {
  scale: string;
  position: number;
}

/** XS to L and their words, from small to large; `X` and digits before S and L count further outwards. */
const letterSize = /^(?:(\d?)(x*)-?(s|l)|(m))$/;
const wordSizes: Record<string, string> = { small: 's', medium: 'm', large: 'l' };
const numberSize = /^(\p{L}{0,4})\s*(\d+(?:[.,]\d+)?)\s*(\p{L}{0,4}|")$/u;
/** Factors of units that measure the same. */
const units: Record<string, [scale: string, factor: number]> = {
  tb: ['gb', 1024],
  mb: ['gb', 1 / 1024],
  l: ['ml', 1000],
  m: ['cm', 100],
  mm: ['cm', 0.1],
  kg: ['g', 1000],
};

/**
 * Sorts sizes of one scale from small to large: letters (XXS to 5XL), and numbers with the same unit. Scales, and sizes without one, keep
 * the order of their first size.
 */
export function sortSizes(sizes: readonly string[]): string[] {
  const ranked = sizes.map((size) => ({ size, ...rankOf(size) }));
  const scales = [...new Set(ranked.map(({ scale }) => scale))];
  return ranked
    .sort((a, b) => scales.indexOf(a.scale) - scales.indexOf(b.scale) || a.position - b.position)
    .map(({ size }) => size);
}

function rankOf(size: string): SizeRank {
  const text = westernDigits(size)
    .trim()
    .toLowerCase()
    .replace(/small|medium|large/, (word) => wordSizes[word] ?? word)
    .replace(/[\s-]+(?=[sl]$)/, '');
  const [isLetters, count = '', xs = '', side, middle] = letterSize.exec(text) ?? [];
  if (isLetters !== undefined) {
    const steps = middle ? 0 : 1 + (Number(count) || xs.length);
    return { scale: 'letters', position: side === 's' ? -steps : steps };
  }
  const [isNumber, prefix = '', digits = '', unit = ''] = numberSize.exec(text) ?? [];
  if (isNumber === undefined) return { scale: `text ${text}`, position: 0 };
  const [scale, factor] = units[unit] ?? [unit, 1];
  return { scale: `${prefix} ${scale}`, position: Number(digits.replace(',', '.')) * factor };
}
