import { ratingOf } from '@/lib/product/rating';
import type { Product } from '@/lib/product/types';

const maxProducts = 4;

/**
 * Returns the products with the highest average rating, best first; excludes products without reviews.
 * @param shopHasCustomerReviews true when the shop has the capability `reviews`; selects the reviews that are averaged
 */
export function topRated(products: readonly Product[], shopHasCustomerReviews = false): Product[] {
  return products
    .map((product) => ({ product, rating: ratingOf(product, shopHasCustomerReviews) }))
    .filter(({ rating }) => rating !== null)
    .sort((first, second) => (second.rating ?? 0) - (first.rating ?? 0))
    .slice(0, maxProducts)
    .map(({ product }) => product);
}
