import type { Choice } from './choice.ts';
import type { RequestedOptions } from './requested-options.ts';
import type { Variant } from './types.ts';

/** What is chosen on a product; `variant` is undefined where no variant has that size and colour. */
export interface Selection {
  size: string | null;
  color: string | null;
  variant: Variant | undefined;
  /** Main picture. */
  image: string | null;
}

export interface Swatch {
  name: string;
  /** `#rrggbb`, where the upstream gives one. */
  code: string | null;
}

/** The variant a product opens with: its default one, else the first (specification section 4). */
export function defaultVariant(product: Choice): Variant | undefined {
  return product.variants.find(({ id }) => id === product.defaultVariantId) ?? product.variants[0];
}

/** Distinct sizes in upstream order; letter case does not tell sizes apart. */
export function sizesFor(product: Choice): string[] {
  const sizes = new Map<string, string>();
  for (const { size } of product.variants) {
    if (size !== null && !sizes.has(fold(size))) sizes.set(fold(size), size);
  }
  return [...sizes.values()];
}

/** Distinct colours in upstream order that come in `size`; all colours when `size` is null. */
export function colorsFor(product: Choice, size: string | null): Swatch[] {
  const swatches = new Map<string, Swatch>();
  for (const { size: itsSize, color, colorCode } of product.variants) {
    if (color === null || (size !== null && !same(itsSize, size))) continue;
    const known = swatches.get(fold(color));
    if (known) known.code ??= colorCode;
    else swatches.set(fold(color), { name: color, code: colorCode });
  }
  return [...swatches.values()];
}

/**
 * Selection of a product that has just loaded: its default variant (specification section 4), moved to the requested size
 * and colour where the product has them, in any letter case. A requested colour outranks a requested size it does not come in.
 */
export function initialSelection(product: Choice, options: Partial<RequestedOptions> = {}): Selection {
  const start = defaultVariant(product);
  let variants = product.variants;
  variants = narrowed(variants, 'color', options.color);
  variants = narrowed(variants, 'size', options.size);
  variants = narrowed(variants, 'color', start?.color);
  variants = narrowed(variants, 'size', start?.size);
  const variant = start && variants.includes(start) ? start : variants[0];
  return select(product, variant?.size ?? null, variant?.color ?? null, variant);
}

/**
 * What is selected when an address asks for `asked` on a page that shows `shown`: that itself where they agree, even if there is no
 * such variant. Words that the product does not have stand for those that the page was made for, in another language.
 */
export function followSelection(
  product: Choice,
  shown: Selection,
  asked: RequestedOptions,
  madeFor: RequestedOptions,
): Selection {
  const known = (name: 'color' | 'size') =>
    product.variants.some((variant) => same(variant[name], asked[name])) ? asked[name] : madeFor[name];
  const next = initialSelection(product, { color: known('color'), size: known('size') });
  const shows = ({ color, size }: RequestedOptions) => same(shown.color, color) && same(shown.size, size);
  return shows(asked) || shows(next) ? shown : next;
}

/**
 * Choosing a size recomputes the colours available for that size (specification section 4); the colour stays if it is
 * one of them, else the first of them is taken.
 */
export function chooseSize(product: Choice, selection: Selection, size: string): Selection {
  const colors = colorsFor(product, size);
  const color = colors.find(({ name }) => same(name, selection.color)) ?? colors[0];
  const name = color?.name ?? null;
  return select(product, size, name, find(product, size, name));
}

/**
 * Choosing a colour picks the variant matching the active size and colour, in any letter case; if none matches, the
 * variant becomes undefined and both choices stay (specification section 4).
 */
export function chooseColor(product: Choice, selection: Selection, color: string): Selection {
  return select(product, selection.size, color, find(product, selection.size, color));
}

function select(
  product: Choice,
  size: string | null,
  color: string | null,
  variant: Variant | undefined,
): Selection {
  const pictured = product.variants.find(
    (candidate) => candidate.images.length > 0 && same(candidate.color, color),
  );
  const image = variant?.images[0] ?? pictured?.images[0] ?? product.images[0] ?? null;
  return { size, color, variant, image };
}

function find(product: Choice, size: string | null, color: string | null): Variant | undefined {
  return product.variants.find((variant) => same(variant.size, size) && same(variant.color, color));
}

/** The variants with that size or colour, or all of them when there are none. */
function narrowed(variants: Variant[], name: 'color' | 'size', value: string | null | undefined): Variant[] {
  if (!value) return variants;
  const matching = variants.filter((variant) => same(variant[name], value));
  return matching.length > 0 ? matching : variants;
}

function same(one: string | null, other: string | null): boolean {
  return one === other || (one !== null && other !== null && fold(one) === fold(other));
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
