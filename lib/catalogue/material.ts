import type { Product, Variant } from './types.ts';

/** Attributes that say what something is made of, in the languages of the shop. */
const names = new Set(['material', 'fabric', 'الخامة', 'خامة', 'القماش', 'المادة']);

/** Whether an attribute of this name says what something is made of. */
export function isMaterial(name: string): boolean {
  return names.has(name.trim().toLowerCase());
}

/** What a variant, or a product as a whole, is made of; null where no attribute says it. */
export function materialOf(
  product: Pick<Product, 'attributes'>,
  variant?: Pick<Variant, 'attributes'>,
): string | null {
  const attributes = [...(variant?.attributes ?? []), ...product.attributes];
  return attributes.find(({ name }) => isMaterial(name))?.value ?? null;
}
