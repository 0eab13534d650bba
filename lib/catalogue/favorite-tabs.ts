import { favorites } from './favorites.ts';
import type { Product } from './types.ts';

/** Tabs of the favourites grid (specification section 2); all but the first are category names. */
export const favoriteTabs = ['all', 'tops', 'jackets', 'pants'] as const;

export type FavoriteTab = (typeof favoriteTabs)[number];

/** Products shown under a tab. */
export function favoritesIn(products: readonly Product[], tab: FavoriteTab): Product[] {
  return favorites(products, tab === 'all' ? null : tab);
}
