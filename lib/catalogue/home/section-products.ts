import type { Product } from '../product/types.ts';

/** Tabs of the shop's favourites on the home page (docs/behaviour.md §2.3); all but the first are category names. */
export const favoriteTabs = ['all', 'tops', 'jackets', 'pants'] as const;

export type FavoriteTab = (typeof favoriteTabs)[number];

/** Returns the products under a tab of the shop's favourites. */
export function favoritesForTab(products: readonly Product[], tab: FavoriteTab): Product[] {
  return fashionProductsInCategory(products, tab === 'all' ? null : tab);
}

/**
 * Returns the fashion products of a category, matched by name in any letter case; all fashion products when `category` is null.
 * The slug of the main category also matches, so that tabs work in every language: slugs are not translated.
 */
export function fashionProductsInCategory(products: readonly Product[], category: string | null): Product[] {
  const fashion = products.filter(isFashion);
  if (category === null) return fashion;
  const lowerCaseCategory = category.toLowerCase();
  return fashion.filter(({ mainCategory, categoryName }) =>
    [mainCategory?.name, mainCategory?.slug, categoryName].some(
      (name) => name?.toLowerCase() === lowerCaseCategory,
    ),
  );
}

/** Returns the products of the Shop The Look section: the last `count` fashion products of a list. */
export function shopTheLookProducts(products: readonly Product[], count: number): Product[] {
  // For 0, `slice(-count)` would return all.
  return count > 0 ? products.filter(isFashion).slice(-count) : [];
}

function isFashion({ type }: Product): boolean {
  return type?.toLowerCase() === 'fashion';
}
