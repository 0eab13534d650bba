import type { RequestedOptions } from './requested-options.ts';
import type { Product, SelectableProduct, Variant } from './types.ts';

/** Selected variant options of a product; `variant` is undefined when no variant has that size and colour. */
export interface Selection {
  size: string | null;
  color: string | null;
  variant: Variant | undefined;
  /** Main image. */
  image: string | null;
}

export interface Swatch {
  name: string;
  /** `#rrggbb`; null when unknown. */
  code: string | null;
}

/** Picks the fields of a product that selecting a variant needs. */
export function selectableProductOf(product: Product): SelectableProduct {
  const { variants, images, defaultVariantId, available, stock, price, sale } = product;
  return { variants, images, defaultVariantId, available, stock, price, sale };
}

/** Returns the variant preselected on a product: its default one, else the first. */
export function defaultVariant(product: SelectableProduct): Variant | undefined {
  return product.variants.find(({ id }) => id === product.defaultVariantId) ?? product.variants[0];
}

/** Returns the distinct sizes in upstream order, ignoring letter case. */
export function sizesFor(product: SelectableProduct): string[] {
  const sizes = new Map<string, string>();
  for (const { size } of product.variants) {
    if (size !== null && !sizes.has(fold(size))) sizes.set(fold(size), size);
  }
  return [...sizes.values()];
}

/** Returns the distinct colours available in `size`, in upstream order; all colours when `size` is null. */
export function colorsFor(product: SelectableProduct, size: string | null): Swatch[] {
  const swatches = new Map<string, Swatch>();
  for (const { size: variantSize, color, colorCode } of product.variants) {
    if (color === null || (size !== null && !equalsIgnoringCase(variantSize, size))) continue;
    const swatch = swatches.get(fold(color));
    if (swatch) swatch.code ??= colorCode;
    else swatches.set(fold(color), { name: color, code: colorCode });
  }
  return [...swatches.values()];
}

/**
 * Returns the initial selection of a product page: the default variant, or the nearest one with the requested colour and size, in any
 * letter case. Colour takes precedence over size when no variant has both (docs/behaviour.md §4.4).
 */
export function initialSelection(
  product: SelectableProduct,
  options: Partial<RequestedOptions> = {},
): Selection {
  const preferred = defaultVariant(product);
  let variants = product.variants;
  variants = filterOrAll(variants, 'color', options.color);
  variants = filterOrAll(variants, 'size', options.size);
  variants = filterOrAll(variants, 'color', preferred?.color);
  variants = filterOrAll(variants, 'size', preferred?.size);
  const variant = preferred && variants.includes(preferred) ? preferred : variants[0];
  return createSelection(product, variant?.size ?? null, variant?.color ?? null, variant);
}

/**
 * Returns the selection after the URL's options changed, for example by the back button: the current selection if it matches them,
 * even when no such variant exists. Values that the product does not have fall back to the options that the page was rendered with.
 */
export function selectionAfterNavigation(
  product: SelectableProduct,
  current: Selection,
  requested: RequestedOptions,
  rendered: RequestedOptions,
): Selection {
  const requestedOrRendered = (name: 'color' | 'size') =>
    product.variants.some((variant) => equalsIgnoringCase(variant[name], requested[name]))
      ? requested[name]
      : rendered[name];
  const next = initialSelection(product, {
    color: requestedOrRendered('color'),
    size: requestedOrRendered('size'),
  });
  const isCurrent = ({ color, size }: RequestedOptions) =>
    equalsIgnoringCase(current.color, color) && equalsIgnoringCase(current.size, size);
  return isCurrent(requested) || isCurrent(next) ? current : next;
}

/** Selects a size. The colour stays if it is available in that size, else the first available colour is selected. */
export function selectSize(product: SelectableProduct, selection: Selection, size: string): Selection {
  const colors = colorsFor(product, size);
  const color = colors.find(({ name }) => equalsIgnoringCase(name, selection.color)) ?? colors[0];
  const name = color?.name ?? null;
  return createSelection(product, size, name, findVariant(product, size, name));
}

/** Selects a colour. The size stays, and the variant is undefined when the colour is not available in that size. */
export function selectColor(product: SelectableProduct, selection: Selection, color: string): Selection {
  return createSelection(product, selection.size, color, findVariant(product, selection.size, color));
}

function createSelection(
  product: SelectableProduct,
  size: string | null,
  color: string | null,
  variant: Variant | undefined,
): Selection {
  const variantWithImage = product.variants.find(
    (candidate) => candidate.images.length > 0 && equalsIgnoringCase(candidate.color, color),
  );
  const image = variant?.images[0] ?? variantWithImage?.images[0] ?? product.images[0] ?? null;
  return { size, color, variant, image };
}

function findVariant(
  product: SelectableProduct,
  size: string | null,
  color: string | null,
): Variant | undefined {
  return product.variants.find(
    (variant) => equalsIgnoringCase(variant.size, size) && equalsIgnoringCase(variant.color, color),
  );
}

/** Returns the variants with that size or colour, or all of them when there are none. */
function filterOrAll(
  variants: Variant[],
  name: 'color' | 'size',
  value: string | null | undefined,
): Variant[] {
  if (!value) return variants;
  const matching = variants.filter((variant) => equalsIgnoringCase(variant[name], value));
  return matching.length > 0 ? matching : variants;
}

function equalsIgnoringCase(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && fold(a) === fold(b));
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
