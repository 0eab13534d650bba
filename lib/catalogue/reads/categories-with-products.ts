import type { CategoryRef } from '../product/types.ts';

/** Category, or a reference to one, with the fields that show whether it has products. */
interface Countable extends CategoryRef {
  productCount?: number | null;
  parent?: CategoryRef | null;
  children?: CategoryRef[];
}

/**
 * Returns the categories that menus and lists show, with the subcategories that they show: all except those that are known to have neither
 * a product nor a subcategory with a product (docs/behaviour.md §2.5).
 * @param counted all categories with their counts; `categories` may be fewer, or lack counts
 */
export function categoriesWithProducts<T extends Countable>(
  categories: readonly T[],
  counted: readonly Countable[] = categories,
): T[] {
  const countedBySlug = new Map(counted.map((category) => [category.slug, category]));
  const childrenOf = ({ slug, children = [] }: Countable) => [
    ...children.map((child) => child.slug),
    ...counted.filter(({ parent }) => parent?.slug === slug).map((child) => child.slug),
  ];
  // `ancestors` (slugs) end the recursion where two categories are below each other.
  const isEmpty = (category: Countable, ancestors: readonly string[] = []): boolean => {
    const countedCategory = countedBySlug.get(category.slug) ?? category;
    if ((category.productCount ?? countedCategory.productCount) !== 0) return false;
    const path = [...ancestors, category.slug];
    return childrenOf(countedCategory)
      .filter((slug) => !path.includes(slug))
      .every((slug) => {
        const child = countedBySlug.get(slug);
        return child !== undefined && isEmpty(child, path);
      });
  };
  return categories
    .filter((category) => !isEmpty(category))
    .map((category) => ({
      ...category,
      ...(category.children && { children: category.children.filter((child) => !isEmpty(child)) }),
    }));
}
