import type { CategoryRef } from '../product/types.ts';

/** Category with what says whether it has products. */
interface Countable extends CategoryRef {
  productCount: number | null;
  parent: CategoryRef | null;
  children: CategoryRef[];
}

/**
 * Returns the categories that menus and lists show: all but those that are known to have no product, in their subcategories either
 * (docs/behaviour.md §2.5).
 * @param counted all categories with their counts, which `categories` may lack
 */
export function listedCategories<T extends Countable>(
  categories: readonly T[],
  counted: readonly Countable[] = categories,
): T[] {
  const bySlug = new Map(counted.map((category) => [category.slug, category]));
  const childrenOf = ({ slug, children }: Countable) => [
    ...children.map((child) => child.slug),
    ...counted.filter(({ parent }) => parent?.slug === slug).map((child) => child.slug),
  ];
  // `ancestors` are slugs: data in which categories are below each other must not lead in circles.
  const isEmpty = (category: Countable, ancestors: readonly string[]): boolean => {
    const countedCategory = bySlug.get(category.slug) ?? category;
    if ((category.productCount ?? countedCategory.productCount) !== 0) return false;
    const path = [...ancestors, category.slug];
    return childrenOf(countedCategory)
      .filter((slug) => !path.includes(slug))
      .every((slug) => {
        const child = bySlug.get(slug);
        return child !== undefined && isEmpty(child, path);
      });
  };
  return categories.filter((category) => !isEmpty(category, []));
}
