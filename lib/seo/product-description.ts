import { bulletedText } from '../product/html.ts';
import type { Product } from '../product/types.ts';

/** Google's limit; Meta accepts more. */
const maxLength = 5000;

/** Plain-text description for feeds and structured data, a line for each paragraph and list item; may be empty. */
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
