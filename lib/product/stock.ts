import { sizesFor } from './selection.ts';
import type { Product, SelectableProduct, Variant } from './types.ts';

/**
 * Returns whether a product is out of stock: the upstream states that it is unavailable, all its variants are out of stock, or it has
 * no variants and its own stock is 0 (docs/behaviour.md §4.3). Unknown stock counts as in stock.
 */
export function isProductOutOfStock(product: Pick<Product, 'available' | 'variants' | 'stock'>): boolean {
  if (product.available === false) return true;
  if (product.variants.length === 0) return product.stock === 0;
  return product.variants.every(isVariantOutOfStock);
}

export function isVariantOutOfStock(variant: Pick<Variant, 'stock'>): boolean {
  return variant.stock === 0;
}

/** Returns the available units of a variant, or of a product without variants; null when unknown. */
export function stockOf(
  product: Pick<Product, 'available' | 'stock'>,
  variant: Pick<Variant, 'stock'> | undefined,
): number | null {
  return product.available === false ? 0 : (variant?.stock ?? product.stock);
}

/** Returns the sizes that are sold out or not made in a colour; without a colour, those sold out in every colour. */
export function soldOutSizes(product: SelectableProduct, color: string | null): string[] {
  const equalsIgnoringCase = (value: string | null, other: string) =>
    value?.toLowerCase() === other.toLowerCase();
  return sizesFor(product).filter((size) =>
    product.variants.every(
      (variant) =>
        !equalsIgnoringCase(variant.size, size) ||
        (color !== null && !equalsIgnoringCase(variant.color, color)) ||
        product.available === false ||
        isVariantOutOfStock(variant),
    ),
  );
}

const maxSubstitutes = 4;

/** Returns products to offer in place of one that is out of stock: the first related ones that are in stock. */
export function substitutesFor(product: Product, related: Product[]): Product[] {
  if (!isProductOutOfStock(product)) return [];
  return related.filter((candidate) => !isProductOutOfStock(candidate)).slice(0, maxSubstitutes);
}
