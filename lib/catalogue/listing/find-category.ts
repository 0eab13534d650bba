import type { CategoryRef } from '@/lib/catalogue/product/types';
import { categoryQuerySlug } from '@/lib/catalogue/reads/slugs';

/** Returns the values by which URLs name a category, in lower case; {@link findCategory} finds it by each of them. */
export function categoryKeys({ id, slug }: CategoryRef): string[] {
  return [...new Set([String(id), slug.toLowerCase(), categoryQuerySlug(slug)])];
}

/** Finds the category of a URL parameter by id, else by slug, else by the slug as `categoryQuerySlug` puts it into links of product cards. */
export function findCategory(
  categories: readonly (CategoryRef & { children?: CategoryRef[] })[],
  slugOrId: string,
): CategoryRef | undefined {
  const allCategories = categories.flatMap((category) => [category, ...(category.children ?? [])]);
  // '007' is the id 7.
  const id = /^\d+$/.test(slugOrId) ? String(Number.parseInt(slugOrId, 10)) : slugOrId;
  const byId = allCategories.find((category) => String(category.id) === id);
  if (byId) return byId;
  const lowerCaseSlug = slugOrId.toLowerCase();
  return (
    allCategories.find(({ slug }) => slug.toLowerCase() === lowerCaseSlug) ??
    allCategories.find(({ slug }) => categoryQuerySlug(slug) === categoryQuerySlug(slugOrId))
  );
}
