import { categoryQuerySlug } from '@/lib/catalogue/slug-link';
import type { CategoryRef } from '@/lib/catalogue/types';

/**
 * The category that an address names, by id (an integer, specification section 5), by slug, or by the slug as product cards
 * write it (section 2).
 */
export function findCategory(
  categories: readonly (CategoryRef & { children?: CategoryRef[] })[],
  name: string,
): CategoryRef | undefined {
  const all = categories.flatMap((category) => [category, ...(category.children ?? [])]);
  if (/^\d+$/.test(name)) {
    const byId = all.find(({ id }) => String(id) === String(Number.parseInt(name, 10)));
    if (byId) return byId;
  }
  const folded = name.toLowerCase();
  return (
    all.find(({ slug }) => slug.toLowerCase() === folded) ??
    all.find(({ slug }) => categoryQuerySlug(slug) === categoryQuerySlug(name))
  );
}
