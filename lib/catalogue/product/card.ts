import { includesIgnoringCase } from './ignore-case.ts';
import { byPrecedence, optionValue } from './options.ts';
import { defaultVariant } from './selection.ts';
import { isProductOutOfStock, isVariantOutOfStock } from './stock.ts';
import type { Product, Sale, SelectableProduct, Variant } from './types.ts';

/** Colours and sizes that a listing is filtered by; the card shows a matching variant. */
export interface CardFilters {
  color: readonly string[];
  size: readonly string[];
}

/**
 * Returns the variant that a product card shows and adds to the cart: the default variant if it matches the filters, else a matching
 * one, preferably in stock. Colour takes precedence over size when no variant matches both. Undefined for a product without variants.
 */
export function cardVariant(product: Product, filters: CardFilters): Variant | undefined {
  const preferred = defaultVariant(product);
  let candidates = filterOrAll(
    product.variants,
    ({ color }) => color !== null && includesIgnoringCase(filters.color, color),
  );
  candidates = filterOrAll(
    candidates,
    ({ size }) => size !== null && includesIgnoringCase(filters.size, size),
  );
  if (preferred && candidates.includes(preferred)) return preferred;
  candidates = filterOrAll(candidates, (variant) => !isVariantOutOfStock(variant));
  // Prefers the candidate that is most like the default variant.
  for (const option of byPrecedence(product.options)) {
    candidates = filterOrAll(
      candidates,
      (variant) => preferred !== undefined && optionValue(variant, option) === optionValue(preferred, option),
    );
  }
  return candidates[0];
}

/**
 * Returns the keys of the options that a buyer must choose before the product is added from a card or list: all with several values, but
 * not the colour, which the card shows, nor the size in a listing that is filtered by size. Empty for a sold-out product.
 */
export function optionsToChoose(product: SelectableProduct, filters?: CardFilters): string[] {
  if (isProductOutOfStock(product)) return [];
  const isFilteredBySize = filters !== undefined && filters.size.length > 0;
  return product.options
    .filter(
      ({ kind, values }) => values.length > 1 && kind !== 'color' && !(kind === 'size' && isFilteredBySize),
    )
    .map(({ key }) => key);
}

/** Returns the matching variants, or all variants when none matches. */
function filterOrAll(variants: Variant[], matches: (variant: Variant) => boolean): Variant[] {
  const candidates = variants.filter(matches);
  return candidates.length > 0 ? candidates : variants;
}

/** Returns the images of a product card, those of the variant or else of the product: the main one, then the one shown on hover. */
export function productCardImages(product: Product, variant = defaultVariant(product)): string[] {
  const images = variant && variant.images.length > 0 ? variant.images : product.images;
  return images.slice(0, 2);
}

/** Returns the sale behind a card's price: the default variant's, or the product's own when it has no variants. */
export function cardSale(product: Product): Sale | null {
  return (defaultVariant(product) ?? product).sale;
}
