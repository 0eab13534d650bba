import { westernDigits } from '../../../contract/western-digits.ts';
import { optionOfAttribute } from './attribute-names.ts';
import { letterSizeRank } from './letter-size.ts';
import { isSameValue, optionValue } from './options.ts';
import type { ProductOption, Variant } from './types.ts';

/**
 * Returns the options of a product with these variants: colour and size where a variant has one, and every other attribute in which the
 * variants differ.
 * @param orderedKeys keys of options in the API's order; options without a position follow
 */
export function optionsOf(variants: readonly Variant[], orderedKeys: Iterable<string> = []): ProductOption[] {
  const keys = [...orderedKeys];
  const options = new Map<string, ProductOption>([
    ['color', { key: 'color', kind: 'color', name: 'color', values: [] }],
    ['size', { key: 'size', kind: 'size', name: 'size', values: [] }],
  ]);
  for (const { name } of variants.flatMap(({ attributes }) => attributes)) {
    const key = optionOfAttribute(name)?.key;
    if (key !== undefined && !options.has(key)) options.set(key, { key, kind: 'other', name, values: [] });
  }
  const rank = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return [...options.values()]
    .map((option) => withValues(option, variants))
    .filter((option) => option.values.length > 0 && (option.kind !== 'other' || differ(option, variants)))
    .sort((a, b) => rank(a.key) - rank(b.key));
}

/** Returns whether two of the variants have the same values of all options, or differ only in that one lacks a value. */
export function hasIndistinctVariants(
  variants: readonly Variant[],
  options: readonly ProductOption[],
): boolean {
  const rows = variants.map((variant) => options.map((option) => optionValue(variant, option)));
  if (new Set(rows.map((row) => JSON.stringify(row))).size < rows.length) return true;
  const incomplete = rows.filter((row) => row.includes(null));
  return incomplete.some((row) =>
    rows.some(
      (other) =>
        other !== row &&
        row.every((value, index) => {
          const otherValue = other[index] ?? null;
          return value === null || otherValue === null || isSameValue(value, otherValue);
        }),
    ),
  );
}

/** Completes an option with its distinct values: colours in the order of the variants, all others sorted like sizes. */
function withValues(option: ProductOption, variants: readonly Variant[]): ProductOption {
  const valuesByLowerCase = new Map<string, string>();
  for (const variant of variants) {
    const value = optionValue(variant, option);
    if (value !== null && !valuesByLowerCase.has(value.toLowerCase()))
      valuesByLowerCase.set(value.toLowerCase(), value);
  }
  const distinctValues = [...valuesByLowerCase.values()];
  return { ...option, values: option.kind === 'color' ? distinctValues : sortSizes(distinctValues) };
}

/** True when some variants differ in an option, also when only some have it. */
function differ(option: ProductOption, variants: readonly Variant[]): boolean {
  return option.values.length > 1 || variants.some((variant) => optionValue(variant, option) === null);
}

/** Scale of a size, such as letters or millilitres, and its position on that scale, smaller sizes first. */
interface SizeRank {
  scale: string;
  position: number;
}

/** A number with a prefix or a unit: `EU 38`, `50 ml`, `14"`. */
const numberSize = /^(\p{L}{0,4})\s*(\d+(?:[.,]\d+)?)\s*(\p{L}{0,4}|")$/u;
/** Units that are sorted on the scale of another unit, with the factor to it. */
const units: Record<string, [scale: string, factor: number]> = {
  tb: ['gb', 1024],
  mb: ['gb', 1 / 1024],
  l: ['ml', 1000],
  m: ['cm', 100],
  mm: ['cm', 0.1],
  kg: ['g', 1000],
};

/**
 * Sorts sizes of one scale from small to large: letters (XXS to 5XL), and numbers with the same unit. Scales follow each other in the order
 * of their first sizes. A size without a scale counts as a scale of its own.
 */
export function sortSizes(sizes: readonly string[]): string[] {
  const ranked = sizes.map((size) => ({ size, ...rankOf(size) }));
  const scales = [...new Set(ranked.map(({ scale }) => scale))];
  return ranked
    .sort((a, b) => scales.indexOf(a.scale) - scales.indexOf(b.scale) || a.position - b.position)
    .map(({ size }) => size);
}

function rankOf(size: string): SizeRank {
  const text = westernDigits(size).trim().toLowerCase();
  const letterRank = letterSizeRank(text);
  if (letterRank !== null) return { scale: 'letters', position: letterRank };
  const numberMatch = numberSize.exec(text);
  if (!numberMatch) return { scale: `text ${text}`, position: 0 };
  const [, prefix = '', digits = '', unit = ''] = numberMatch;
  const [scale, factor] = units[unit] ?? [unit, 1];
  return { scale: `${prefix} ${scale}`, position: Number(digits.replace(',', '.')) * factor };
}
