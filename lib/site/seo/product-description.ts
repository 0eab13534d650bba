import { bulletedText } from '../../catalogue/product/description.ts';
import type { Product } from '../../catalogue/product/types.ts';

/** Maximum length at Google; Meta accepts more. */
const maxLength = 5000;

/** Returns the description as plain text, with a line for each paragraph and list item; empty when there is none. */
export function productDescription(product: Pick<Product, 'descriptionHtml' | 'metaDescription'>): string {
  return truncateWithEllipsis(
    bulletedText(product.descriptionHtml) || (product.metaDescription ?? ''),
    maxLength,
  );
}

/** Truncates a text to a number of code points, with an ellipsis. */
export function truncateWithEllipsis(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
