import { byPrecedence, isSameValue, optionValue, optionValuesOf } from './options.ts';
import type { OptionValues, Product, ProductOption, SelectableProduct, Variant } from './types.ts';

/** Selected option values of a product; `variant` is undefined when no variant has these values. */
export interface Selection {
  values: OptionValues;
  variant: Variant | undefined;
  /** Main image; null for a product without images. */
  image: string | null;
}

export interface Swatch {
  name: string;
  /** `#rrggbb`; null when unknown. */
  code: string | null;
}

/** Picks the fields of a product that selecting a variant needs. */
export function selectableProductOf(product: Product): SelectableProduct {
  const { variants, options, images, defaultVariantId, available, stock, price, sale } = product;
  return { variants, options, images, defaultVariantId, available, stock, price, sale };
}

/** Returns the variant preselected on a product: its default one, else the first; undefined for a product without variants. */
export function defaultVariant(product: SelectableProduct): Variant | undefined {
  return product.variants.find(({ id }) => id === product.defaultVariantId) ?? product.variants[0];
}

/** Returns the distinct colours with the code of any of their variants. */
export function swatchesOf({ options, variants }: Pick<SelectableProduct, 'options' | 'variants'>): Swatch[] {
  const colors = options.find(({ kind }) => kind === 'color')?.values ?? [];
  return colors.map((name) => ({
    name,
    code:
      variants.find(({ color, colorCode }) => colorCode !== null && isSameValue(color, name))?.colorCode ??
      null,
  }));
}

/**
 * Returns the initial selection of a product page: of the variants with the requested values, in any letter case, the one that is most
 * like the default variant. When no variant has all values, colour takes precedence over the other options, and an earlier option over a
 * later one (docs/behaviour.md §4.4).
 */
export function initialSelection(product: SelectableProduct, requested: OptionValues = {}): Selection {
  const preferred = defaultVariant(product);
  const options = byPrecedence(product.options);
  let variants = product.variants;
  for (const option of options) variants = filterOrAll(variants, option, requested[option.key]);
  for (const option of options)
    variants = filterOrAll(variants, option, preferred && optionValue(preferred, option));
  return selectVariant(product, preferred && variants.includes(preferred) ? preferred : variants[0]);
}

/**
 * Returns the selection after the URL's options changed, for example by the back button. The current selection stays if it has the
 * requested values, even when no variant has them. Otherwise returns the initial selection for these values; a value that the product
 * does not have is first replaced by the rendered one.
 * @param rendered option values that the page was rendered with
 */
export function selectionAfterNavigation(
  product: SelectableProduct,
  current: Selection,
  requested: OptionValues,
  rendered: OptionValues,
): Selection {
  const knownValues = product.options.map(({ key, values }) => {
    const value = values.some((each) => isSameValue(each, requested[key])) ? requested[key] : rendered[key];
    // An empty value requests nothing.
    return [key, value ?? ''];
  });
  const next = initialSelection(product, Object.fromEntries(knownValues));
  const isCurrent = (values: OptionValues) =>
    product.options.every(({ key }) => isSameValue(current.values[key], values[key]));
  return isCurrent(requested) || isCurrent(next.values) ? current : next;
}

/**
 * Selects a value of an option. A new colour leaves all other values selected; the variant is undefined when none has this combination.
 * Any other value selects a variant that exists: one with the new value and as many of the other selected values as possible, colour
 * first.
 */
export function selectOption(
  product: SelectableProduct,
  selection: Selection,
  option: ProductOption,
  value: string,
): Selection {
  let variants = variantsWith(product.variants, option, value);
  const values = { ...selection.values, [option.key]: value };
  if (option.kind === 'color') {
    const variant = findVariant({ ...product, variants }, values);
    return variant ? selectVariant(product, variant) : createSelection(product, values, undefined);
  }
  for (const other of byPrecedence(product.options))
    variants = filterOrAll(variants, other, values[other.key]);
  return selectVariant(product, variants[0]);
}

/** Returns the values of an option that exist in some variant together with the selected values of all other options. */
export function existingValues(
  product: SelectableProduct,
  option: ProductOption,
  selected: OptionValues,
): string[] {
  return option.values.filter((value) => {
    const variants = variantsWith(product.variants, option, value);
    return findVariant({ ...product, variants }, { ...selected, [option.key]: value }) !== undefined;
  });
}

/**
 * Returns the variant that has all these values; undefined when none has. A variant that lacks an option fits every value of it, but one
 * with the value itself takes precedence.
 */
export function findVariant(
  { variants, options }: Pick<SelectableProduct, 'variants' | 'options'>,
  values: OptionValues,
): Variant | undefined {
  const fits = (variant: Variant, { acceptsMissing }: { acceptsMissing: boolean }) =>
    options.every((option) => {
      const value = optionValue(variant, option);
      return (
        values[option.key] === undefined ||
        (value === null ? acceptsMissing : isSameValue(value, values[option.key]))
      );
    });
  return (
    variants.find((variant) => fits(variant, { acceptsMissing: false })) ??
    variants.find((variant) => fits(variant, { acceptsMissing: true }))
  );
}

function selectVariant(product: SelectableProduct, variant: Variant | undefined): Selection {
  return createSelection(product, optionValuesOf(product, variant), variant);
}

function createSelection(
  product: SelectableProduct,
  values: OptionValues,
  variant: Variant | undefined,
): Selection {
  const sameColorWithImage = product.variants.find(
    (candidate) => candidate.images.length > 0 && isSameValue(candidate.color, values.color),
  );
  const image = variant?.images[0] ?? sameColorWithImage?.images[0] ?? product.images[0] ?? null;
  return { values, variant, image };
}

/** Returns the variants with a value of an option, or all variants when none has it. */
function filterOrAll(
  variants: Variant[],
  option: ProductOption,
  value: string | null | undefined,
): Variant[] {
  const matching = value ? variantsWith(variants, option, value) : [];
  return matching.length > 0 ? matching : variants;
}

function variantsWith(variants: Variant[], option: ProductOption, value: string): Variant[] {
  return variants.filter((variant) => isSameValue(optionValue(variant, option), value));
}

/** Returns the images of the selected variant, else of another variant in the same colour, else of the product. */
export function imagesOfSelection(product: SelectableProduct, { variant, values }: Selection): string[] {
  if (variant && variant.images.length > 0) return variant.images;
  const variantInColor = product.variants.find(
    ({ images, color }) => images.length > 0 && color === (values.color ?? null),
  );
  return variantInColor?.images ?? product.images;
}
