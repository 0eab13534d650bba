import { productIsOutOfStock } from './stock.ts';
import type { Product } from './types.ts';

const mostShown = 4;

/** What can be had in place of a product: none while it is in stock itself, else the first of `related` that are. */
export function substitutesFor(product: Product, related: Product[]): Product[] {
  if (!productIsOutOfStock(product)) return [];
  return related.filter((one) => !productIsOutOfStock(one)).slice(0, mostShown);
}
