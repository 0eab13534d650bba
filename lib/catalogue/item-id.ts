import type { Product, Variant } from './types.ts';

/** Longest id that Google and Meta take. */
const longestId = 50;

/**
 * The id under which a variant is known outside the shop, the same in structured data, feeds and pixel events: its SKU, or
 * `{product}-{variant}` where it has none that is short enough and its own. A product without variants goes by its own id.
 */
export function itemId(
  product: Pick<Product, 'id' | 'variants'>,
  variant?: Pick<Variant, 'id' | 'sku'>,
): string {
  if (!variant) return String(product.id);
  const { sku } = variant;
  const usable =
    sku !== null &&
    sku.length <= longestId &&
    product.variants.every((other) => other.id === variant.id || other.sku !== sku);
  return usable ? sku : `${product.id}-${variant.id}`;
}

/** The id that all variants of a product share. */
export function groupId(product: Pick<Product, 'id'>): string {
  return String(product.id);
}
