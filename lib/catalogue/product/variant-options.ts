import { optionNameOf } from './option-names.ts';
import { isSameValue, optionValue } from './options.ts';
import { sortSizes } from './sort-sizes.ts';
import type { ProductOption, Variant } from './types.ts';

/**
 * Returns the options of a product with these variants: colour and size where a variant has one, and every other attribute in which the
 * variants differ.
 * @param order keys of options in the upstream's order
 */
export function optionsOf(variants: readonly Variant[], order: Iterable<string> = []): ProductOption[] {
  const keys = [...order];
  const options = new Map<string, ProductOption>([
    ['color', { key: 'color', kind: 'color', name: 'color', values: [] }],
    ['size', { key: 'size', kind: 'size', name: 'size', values: [] }],
  ]);
  for (const { name } of variants.flatMap(({ attributes }) => attributes)) {
    const key = optionNameOf(name)?.key;
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

function withValues(option: ProductOption, variants: readonly Variant[]): ProductOption {
  const values = new Map<string, string>();
  for (const variant of variants) {
    const value = optionValue(variant, option);
    if (value !== null && !values.has(value.toLowerCase())) values.set(value.toLowerCase(), value);
  }
  const distinct = [...values.values()];
  return { ...option, values: option.kind === 'color' ? distinct : sortSizes(distinct) };
}

function differ(option: ProductOption, variants: readonly Variant[]): boolean {
  return option.values.length > 1 || variants.some((variant) => optionValue(variant, option) === null);
}
