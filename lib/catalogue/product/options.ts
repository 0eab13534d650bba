import { westernDigits } from '../../../contract/western-digits.ts';
import type { OptionValues, ProductOption, SelectableProduct, Variant } from './types.ts';

/** Options of a product, and the variants that they distinguish. */
export type ProductVariants = Pick<SelectableProduct, 'options' | 'variants'>;

/** An option with its value in one variant. */
export type SelectedOption = Pick<ProductOption, 'key' | 'name'> & { value: string };

/** Returns a variant's value of an option; null when it has none. */
export function optionValue(
  variant: Pick<Variant, 'color' | 'size' | 'attributes'>,
  { kind, name }: ProductOption,
): string | null {
  if (kind !== 'other') return variant[kind];
  return variant.attributes.find((attribute) => attribute.name === name)?.value ?? null;
}

export const noOptions: OptionValues = {};

/** Returns a variant's values by option key; empty without a variant. */
export function optionValuesOf({ options }: ProductVariants, variant: Variant | undefined): OptionValues {
  const entries = options.map((option) => [option.key, variant && optionValue(variant, option)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Returns the options other than colour and size that a variant has a value of. */
export function otherOptionsOf({ options }: ProductVariants, variant: Variant | undefined): SelectedOption[] {
  return options.flatMap((option) => {
    const value = option.kind === 'other' && variant ? optionValue(variant, option) : null;
    return value === null ? [] : [{ key: option.key, name: option.name, value }];
  });
}

/**
 * Returns the values that name a variant beside its title, by precedence. A colour or size stands alone, another value follows the name
 * of its option: `Length 54`.
 */
export function variantTexts(product: ProductVariants, variant: Variant | undefined): string[] {
  return byPrecedence(product.options).flatMap((option) => {
    const value = variant && optionValue(variant, option);
    if (!value) return [];
    return option.kind === 'other' ? `${option.name} ${value}` : value;
  });
}

/** Returns the values of the colour or size; empty for a product without. */
export function valuesOfKind(
  { options }: Pick<ProductVariants, 'options'>,
  kind: 'color' | 'size',
): string[] {
  return options.find((option) => option.kind === kind)?.values ?? [];
}

/** Returns whether the sizes of a product are sizes of a ring. */
export function isRingSize({ options }: Pick<ProductVariants, 'options'>): boolean {
  return options.some(({ kind, isRing }) => kind === 'size' && isRing);
}

/** Sorts options by precedence: colour first, then the others in the API's order. */
export function byPrecedence(options: readonly ProductOption[]): ProductOption[] {
  return [...options].sort((a, b) => Number(b.kind === 'color') - Number(a.kind === 'color'));
}

/** Returns whether two values have the same {@link optionValueKey}. Null and undefined are equal. */
export function isSameValue(a: string | null | undefined, b: string | null | undefined): boolean {
  return keyOrNull(a) === keyOrNull(b);
}

function keyOrNull(value: string | null | undefined): string | null {
  return typeof value === 'string' ? optionValueKey(value) : null;
}

/** Returns the form in which two spellings of an option's value are the same: trimmed, in lower case, with Western digits. */
export function optionValueKey(value: string): string {
  return westernDigits(value).trim().toLowerCase();
}
