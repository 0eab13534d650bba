import { ratingOf } from '@/lib/product/rating';
import type { Product } from '@/lib/product/types';

const maxProducts = 4;

/** Returns the products with the highest average rating, best first; excludes products without reviews. */
export function topRated(products: readonly Product[], hasCustomerReviews = false): Product[] {
  return products
    .map((product) => ({ product, rating: ratingOf(product, hasCustomerReviews) }))
    .filter(({ rating }) => rating !== null)
    .sort((first, second) => (second.rating ?? 0) - (first.rating ?? 0))
    .slice(0, maxProducts)
    .map(({ product }) => product);
}
