import { maxCompareDescriptionLength, plainText, truncateAtWordBoundary } from './description.ts';
import { ratingOf } from './rating.ts';
import { selectableProductOf } from './selection.ts';
import type { Product, SelectableProduct } from './types.ts';

/** Current data of a product, which carts, lists and the quick view fetch each time they open. */
export interface ProductSnapshot
  extends SelectableProduct,
    Pick<Product, 'id' | 'slug' | 'title' | 'attributes' | 'brand'> {
  /** Name of the main category, or else of the most specific one. */
  category: string | null;
  /** Plain text, truncated to the length of the compare page. */
  description: string;
  /** Average by `ratingOf`. Without reviews null (empty stars), but absent in a shop with the capability `reviews` (no stars). */
  rating?: number | null;
}

/** Picks the snapshot fields of a product. @param hasCustomerReviews true when the shop has the capability `reviews` */
export function createProductSnapshot(product: Product, hasCustomerReviews = false): ProductSnapshot {
  const { id, slug, title, attributes, brand } = product;
  const { text, isTruncated } = truncateAtWordBoundary(
    plainText(product.descriptionHtml),
    maxCompareDescriptionLength,
  );
  const rating = ratingOf(product, hasCustomerReviews);
  return {
    ...selectableProductOf(product),
    id,
    slug,
    title,
    attributes,
    brand,
    category: product.mainCategory?.name ?? product.categoryName,
    description: isTruncated ? `${text}...` : text,
    ...((rating !== null || !hasCustomerReviews) && { rating }),
  };
}
