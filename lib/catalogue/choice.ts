import type { Product } from './types.ts';

/** Part of a product that choosing a variant of it needs, and that a page therefore sends to the browser. */
export type Choice = Pick<Product, 'variants' | 'images' | 'defaultVariantId' | 'available' | 'stock'>;

/** A product cut down to what choosing a variant needs. */
export function choiceOf({ variants, images, defaultVariantId, available, stock }: Product): Choice {
  return { variants, images, defaultVariantId, available, stock };
}
