import { holds } from './folded.ts';
import { defaultVariant } from './selection.ts';
import { variantIsOutOfStock } from './stock.ts';
import type { Product, Sale, Variant } from './types.ts';

/** Colours and sizes that a listing is filtered by. */
export interface AskedFor {
  color: readonly string[];
  size: readonly string[];
}

/**
 * The variant that a product's card shows and puts into the cart: the default one where it comes in what is asked for, else
 * another that does, rather one in stock. A colour outranks a size that it does not come in.
 */
export function cardVariant(product: Product, asked: AskedFor): Variant | undefined {
  const start = defaultVariant(product);
  let fitting = narrowed(product.variants, ({ color }) => color !== null && holds(asked.color, color));
  fitting = narrowed(fitting, ({ size }) => size !== null && holds(asked.size, size));
  if (start && fitting.includes(start)) return start;
  fitting = narrowed(fitting, (variant) => !variantIsOutOfStock(variant));
  fitting = narrowed(fitting, ({ color }) => color === start?.color);
  return narrowed(fitting, ({ size }) => size === start?.size)[0];
}

/** Those that fit, or all of them where none does. */
function narrowed(variants: Variant[], fits: (variant: Variant) => boolean): Variant[] {
  const fitting = variants.filter(fits);
  return fitting.length > 0 ? fitting : variants;
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
