import { holds } from './folded.ts';
import { defaultVariant } from './selection.ts';
import type { Product, Sale, Variant } from './types.ts';

/** The variant a product's card shows: the first in one of these colours, else the default one. */
export function cardVariant(product: Product, colors: readonly string[] = []): Variant | undefined {
  return (
    product.variants.find(({ color }) => color !== null && holds(colors, color)) ?? defaultVariant(product)
  );
}

/** Pictures of a product's card: the one it shows, and the one it shows on hover. */
export function cardImages(product: Product, variant = defaultVariant(product)): string[] {
  const images = variant && variant.images.length > 0 ? variant.images : product.images;
  return images.slice(0, 2);
}

/** The sale of what a card shows the price of: the default variant, or a product without variants itself. */
export function cardSale(product: Product): Sale | null {
  return (defaultVariant(product) ?? product).sale;
}
