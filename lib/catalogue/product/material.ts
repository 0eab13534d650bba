import type { Product, Variant } from './types.ts';

/** Names of material attributes in the languages of the shop. */
const materialNames = new Set(['material', 'fabric', 'الخامة', 'خامة', 'القماش', 'المادة']);

/** Returns whether an attribute with this name states the material. */
export function isMaterial(name: string): boolean {
  return materialNames.has(name.trim().toLowerCase());
}

/** Returns the material of a variant, or else of the product; null when no attribute states it. */
export function materialOf(
  product: Pick<Product, 'attributes'>,
  variant?: Pick<Variant, 'attributes'>,
): string | null {
  const attributes = [...(variant?.attributes ?? []), ...product.attributes];
  return attributes.find(({ name }) => isMaterial(name))?.value ?? null;
}
