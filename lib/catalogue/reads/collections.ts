import 'server-only';
import { fallbackOnUpstreamError } from '@/lib/platform/upstream/fallback';
import type { Product } from '../product/types.ts';
import type { CatalogueShop } from './catalogue-read.ts';
import { getCompleteHome } from './complete-home.ts';
import { builtInFeatures, productsOfFeature } from './features.ts';
import { getCategory, getCategoryProducts, getFeatureProducts, getFeatureTag } from './server.ts';
import type { Category, FeatureTag } from './types.ts';

/**
 * Gets a category by slug with its products. The upstream may know one without the other; null when it has neither the category nor
 * any product of it.
 */
export async function getCategoryWithProducts(
  shop: CatalogueShop,
  slug: string,
): Promise<{ category: Category | null; products: Product[] } | null> {
  const [category, products] = await Promise.all([
    getCategory(shop.locale, slug),
    getCategoryProducts(shop, slug),
  ]);
  if (category === null && !products?.length) return null;
  return { category, products: products ?? [] };
}

/**
 * Gets a feature tag by slug with its products; null when unknown. While the tags cannot be fetched, a tag without products counts as
 * known.
 */
export async function getFeatureWithProducts(
  shop: CatalogueShop,
  slug: string,
): Promise<{ tag: FeatureTag | null; products: Product[] } | null> {
  const [tag, products] = await Promise.all([
    getFeatureTag(shop.locale, slug),
    getFeatureProducts(shop, slug),
  ]);
  if (products === null || (tag === null && products.length === 0)) return null;
  return { tag: tag ?? null, products };
}

/** Gets the best sellers of the home page; empty while the upstream is unavailable. */
export async function getBestSellers(shop: CatalogueShop): Promise<Product[]> {
  try {
    return productsOfFeature((await getCompleteHome(shop)).features, builtInFeatures.bestSellers);
  } catch (error) {
    return fallbackOnUpstreamError(error, []);
  }
}
