import type { Product } from './types.ts';

/** Part of a product that choosing a variant of it needs, and that a page therefore sends to the browser. */
export type Choice = Pick<
  Product,
  'variants' | 'images' | 'defaultVariantId' | 'available' | 'stock' | 'price' | 'sale'
>;

/** A product cut down to what choosing a variant needs. */
export function choiceOf(product: Product): Choice {
  const { variants, images, defaultVariantId, available, stock, price, sale } = product;
  return { variants, images, defaultVariantId, available, stock, price, sale };
}
