import { defaultVariant } from './selection.ts';
import type { Product, Sale } from './types.ts';

/** Pictures of a product's card: the one it shows, and the one it shows on hover. */
export function cardImages(product: Product): string[] {
  const variant = defaultVariant(product);
  const images = variant && variant.images.length > 0 ? variant.images : product.images;
  return images.slice(0, 2);
}

/** The sale of what a card shows the price of: the default variant, or a product without variants itself. */
export function cardSale(product: Product): Sale | null {
  return (defaultVariant(product) ?? product).sale;
}
