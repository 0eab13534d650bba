import { cardPrice } from '@/lib/product/pricing';
import type { Product } from '@/lib/product/types';
import type { SortBy } from './query.ts';

/** Sorts products by their price at `now`; the sort is stable. */
export function sortProducts(products: readonly Product[], sortBy: SortBy, now: number): Product[] {
  const priced = products.map((product) => ({ product, ...cardPrice(product, now) }));
  const rank = {
    asc: () => 0,
    low: (item: (typeof priced)[number]) => item.price ?? Number.POSITIVE_INFINITY,
    high: (item: (typeof priced)[number]) => -(item.price ?? Number.NEGATIVE_INFINITY),
    'on-sale': (item: (typeof priced)[number]) => (item.was === null ? 1 : 0),
  }[sortBy];
  // Two unknown prices differ by NaN, which `|| 0` makes equal.
  return priced.sort((first, second) => rank(first) - rank(second) || 0).map(({ product }) => product);
}
