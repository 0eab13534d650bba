import { createStore } from '../../platform/store/store.ts';
import type { CartLine } from '../cart/cart.ts';

/** Result of looking up the product of a cart line without slug. */
export interface SlugLookup {
  /** Null for a product that the API does not have; absent for one that could not be found. */
  slug?: string | null;
  /** Epoch milliseconds by the shop's time, until which the product is not looked up again by itself. */
  until: number;
}

interface SlugLookups {
  /** By product id as text. */
  results: ReadonlyMap<string, SlugLookup>;
  isFetching: boolean;
}

/** Lookups of products whose line in the cart has no slug, as other programs or an API may leave it out (docs/behaviour.md §11). */
export const slugLookups = createStore<SlugLookups>({ results: new Map(), isFetching: false });

/** Returns the line with the slug that was found for it, if any. */
export function withFoundSlug(line: CartLine, results: SlugLookups['results']): CartLine {
  return line.slug === null ? { ...line, slug: results.get(String(line.productId))?.slug ?? null } : line;
}
