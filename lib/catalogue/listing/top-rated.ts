import { ratingOf } from '@/lib/catalogue/product/rating';
import type { Product } from '@/lib/catalogue/product/types';

const maxProducts = 4;

/**
 * Returns the products with the highest average rating, best first; excludes products without reviews.
 * @param shopHasCustomerReviews true when the shop has the capability `reviews`; selects the reviews that are averaged
 */
export function topRated(products: readonly Product[], shopHasCustomerReviews = false): Product[] {
  return products
    .flatMap((product) => {
      const rating = ratingOf(product, shopHasCustomerReviews);
      return rating === null ? [] : [{ product, rating }];
    })
    .sort((first, second) => second.rating - first.rating)
    .slice(0, maxProducts)
    .map(({ product }) => product);
}
