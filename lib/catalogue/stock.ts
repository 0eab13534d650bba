import type { Product, Variant } from './types.ts';

/**
 * A product is out of stock when the sum of all variant quantities is 0 (specification section 4), when the upstream
 * says that none is available (section 3), or when it has no variants and its own quantity is 0.
 */
export function productIsOutOfStock(product: Pick<Product, 'available' | 'variants' | 'stock'>): boolean {
  if (product.available === false) return true;
  if (product.variants.length === 0) return product.stock === 0;
  return product.variants.every(variantIsOutOfStock);
}

/** A variant is out of stock when its quantity is 0 (specification section 4). */
export function variantIsOutOfStock(variant: Pick<Variant, 'stock'>): boolean {
  return variant.stock === 0;
}

/** Pieces of a variant, or of a product without variants, that can be sold; null when unknown. */
export function stockOf(
  product: Pick<Product, 'available' | 'stock'>,
  variant: Pick<Variant, 'stock'> | undefined,
): number | null {
  return product.available === false ? 0 : (variant?.stock ?? product.stock);
}
