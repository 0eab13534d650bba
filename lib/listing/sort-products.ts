import { cardPrice } from '@/lib/catalogue/pricing';
import type { Product } from '@/lib/catalogue/types';
import type { SortBy } from './query.ts';

/** Products in the order a visitor asked for, by what they cost at `now`; equal ones stay as they came. */
export function sortProducts(products: readonly Product[], sortBy: SortBy, now: number): Product[] {
  const priced = products.map((product) => ({ product, ...cardPrice(product, now) }));
  const rank = {
    asc: () => 0,
    low: (item: (typeof priced)[number]) => item.price ?? Number.POSITIVE_INFINITY,
    high: (item: (typeof priced)[number]) => -(item.price ?? Number.NEGATIVE_INFINITY),
    'on-sale': (item: (typeof priced)[number]) => (item.was === null ? 1 : 0),
  }[sortBy];
  return priced.sort((one, other) => rank(one) - rank(other) || 0).map(({ product }) => product);
}
