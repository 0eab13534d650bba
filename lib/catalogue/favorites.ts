import type { Product } from './types.ts';

/**
 * Fashion products of a tab of the favorites grid, found by category name in any letter case (specification
 * section 2, home page); all of them when `category` is null. The slug of the main category counts as its name, so
 * that a tab works in every language.
 */
export function favorites(products: readonly Product[], category: string | null): Product[] {
  const fashion = products.filter(isFashion);
  if (category === null) return fashion;
  const folded = category.toLowerCase();
  return fashion.filter(({ mainCategory, categoryName }) =>
    [mainCategory?.name, mainCategory?.slug, categoryName].some((name) => name?.toLowerCase() === folded),
  );
}

/** The last `count` fashion products: Shop The Look shows 4 (specification section 9). */
export function lastFashion(products: readonly Product[], count: number): Product[] {
  return count > 0 ? products.filter(isFashion).slice(-count) : [];
}

function isFashion({ type }: Product): boolean {
  return type?.toLowerCase() === 'fashion';
}
