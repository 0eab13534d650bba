import { averageRating } from '@/lib/catalogue/rating';
import type { Product } from '@/lib/catalogue/types';

const shown = 4;

/** The 4 products with the highest average rating, best first (specification section 9); those without reviews are left out. */
export function topRated(products: readonly Product[]): Product[] {
  return products
    .map((product) => ({ product, rating: averageRating(product.reviews) }))
    .filter(({ rating }) => rating !== null)
    .sort((one, other) => (other.rating ?? 0) - (one.rating ?? 0))
    .slice(0, shown)
    .map(({ product }) => product);
}
