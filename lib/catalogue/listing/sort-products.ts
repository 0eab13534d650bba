import { cardPrice } from '@/lib/catalogue/product/pricing';
import { ratingOf } from '@/lib/catalogue/product/rating';
import type { Product } from '@/lib/catalogue/product/types';
import type { SortBy } from './query.ts';

/**
 * Sorts products by their price or sale at `now`, in epoch milliseconds; products without a price come last. `asc`, the contract's default,
 * keeps their order.
 */
export function sortProducts(products: readonly Product[], sortBy: SortBy, now: number): Product[] {
  const priced = products.map((product) => ({ product, ...cardPrice(product, now) }));
  const rank = {
    asc: () => 0,
    low: (item: (typeof priced)[number]) => item.price ?? Number.POSITIVE_INFINITY,
    high: (item: (typeof priced)[number]) => -(item.price ?? Number.NEGATIVE_INFINITY),
    'on-sale': (item: (typeof priced)[number]) => (item.originalPrice === null ? 1 : 0),
  }[sortBy];
  // Two unknown prices differ by NaN, which `|| 0` makes equal.
  return priced.sort((first, second) => rank(first) - rank(second) || 0).map(({ product }) => product);
}

const maxTopRated = 4;

/**
 * Returns the products with the highest average rating, best first; excludes products without reviews.
 * @param shopHasCustomerReviews true when the shop has the capability `reviews`; selects the reviews that are averaged
 */
export function topRatedProducts(products: readonly Product[], shopHasCustomerReviews = false): Product[] {
  return products
    .flatMap((product) => {
      const rating = ratingOf(product, shopHasCustomerReviews);
      return rating === null ? [] : [{ product, rating }];
    })
    .sort((first, second) => second.rating - first.rating)
    .slice(0, maxTopRated)
    .map(({ product }) => product);
}
