import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import { getCategory, getCategoryProducts, getFeatureProducts, getFeatureTag } from './server.ts';
import type { Category, FeatureTag, Product } from './types.ts';

/**
 * A category by slug with its products; null when there is none. An upstream may know one of both only: a list without anything in
 * it is no sign of a category.
 */
export async function categoryWithProducts(
  locale: Locale,
  slug: string,
): Promise<{ category: Category | null; products: Product[] } | null> {
  const [category, products] = await Promise.all([
    getCategory(locale, slug),
    getCategoryProducts(locale, slug),
  ]);
  if (category === null && !products?.length) return null;
  return { category, products: products ?? [] };
}

/** A feature tag by slug with its products; null when there is none. While tags cannot be read, an empty list counts as one. */
export async function featureWithProducts(
  locale: Locale,
  slug: string,
): Promise<{ tag: FeatureTag | null; products: Product[] } | null> {
  const [tag, products] = await Promise.all([getFeatureTag(locale, slug), getFeatureProducts(locale, slug)]);
  if (products === null || (tag === null && products.length === 0)) return null;
  return { tag: tag ?? null, products };
}
