import { type CurrentPrice, cardPrice } from '@/lib/catalogue/product/pricing';
import { ratingOf } from '@/lib/catalogue/product/rating';
import type { Product } from '@/lib/catalogue/product/types';
import type { SortBy } from './query.ts';

/** Rank of a product in each sort order; products of lower rank come first. `asc` is the API's own order. */
const ranks: Record<SortBy, (current: CurrentPrice) => number> = {
  asc: () => 0,
  low: ({ price }) => price ?? Number.POSITIVE_INFINITY,
  high: ({ price }) => (price === null ? Number.POSITIVE_INFINITY : -price),
  'on-sale': ({ originalPrice }) => (originalPrice === null ? 1 : 0),
};

/** Sorts products by their price or sale at `now`, in epoch milliseconds. By price, products without a price come last. */
export function sortProducts(products: readonly Product[], sortBy: SortBy, now: number): Product[] {
  const rankOf = ranks[sortBy];
  return (
    products
      .map((product) => ({ product, rank: rankOf(cardPrice(product, now)) }))
      // Two infinite ranks differ by NaN, which `|| 0` makes equal.
      .sort((first, second) => first.rank - second.rank || 0)
      .map(({ product }) => product)
  );
}

const maxTopRated = 4;

/**
 * Returns the products with the highest average rating, best first; excludes products without reviews.
 * @param shopHasCustomerReviews true when the shop has the capability `reviews`: the averages are those of its customers' reviews then,
 *   otherwise those of the reviews in the catalogue (`product.reviews`)
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
