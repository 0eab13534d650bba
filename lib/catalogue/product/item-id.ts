import type { Id } from '../../platform/wire/identifiers.ts';
import type { Product, Variant } from './types.ts';

/** Google's limit for item ids; Meta's is higher. */
const maxIdLength = 50;

/**
 * Returns the id of a variant in structured data, feeds and pixel events: its SKU if it is unique within the product and short
 * enough, else `{productId}-{variantId}`. Without a variant, the product's id. A SKU that another product has, too, cannot be noticed,
 * because a product page knows no other products; only feeds give the later product another id.
 */
export function itemId(
  product: Pick<Product, 'id' | 'variants'>,
  variant?: Pick<Variant, 'id' | 'sku'>,
): string {
  if (!variant) return String(product.id);
  const { sku } = variant;
  const isSkuUsable =
    sku !== null &&
    sku.length <= maxIdLength &&
    product.variants.every((other) => other.id === variant.id || other.sku !== sku);
  return isSkuUsable ? sku : itemIdWithoutSku(product.id, variant.id);
}

/** Returns the item id of a variant whose SKU is unknown or unusable, or of a product without variants (null). */
export function itemIdWithoutSku(productId: Id, variantId: Id | null): string {
  return variantId === null ? String(productId) : `${productId}-${variantId}`;
}

/** Returns the item group id that all variants of a product share. */
export function groupId(product: Pick<Product, 'id'>): string {
  return String(product.id);
}
