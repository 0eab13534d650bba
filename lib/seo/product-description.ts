import { listedText } from '../catalogue/html.ts';
import type { Product } from '../catalogue/types.ts';

/** Longest description that Google takes; Meta takes more. */
const longest = 5000;

/** The description of a product outside the shop: a line for each paragraph and list item; empty where nobody wrote one. */
export function productDescription(product: Pick<Product, 'descriptionHtml' | 'metaDescription'>): string {
  return cut(listedText(product.descriptionHtml) || (product.metaDescription ?? ''), longest);
}

/** The first characters of a text; none is cut in two. */
export function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
