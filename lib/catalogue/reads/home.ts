import 'server-only';
import type { Locale } from '@/lib/platform/i18n/routing';
import { orEmpty } from '@/lib/platform/upstream/fallback';
import type { Product } from '../product/types.ts';
import { categoriesWithProducts } from './categories-with-products.ts';
import type { CatalogueShop } from './product-server.ts';
import { getFeaturedCategories, getFeatureProducts, getHome, getHomeFeatureTags } from './server.ts';
import type { Category, FeatureTagRef, FeatureTagWithProducts, HomeData } from './types.ts';

/** Feature tags with a dedicated section in the shop. */
export const builtInFeatures = {
  bestSellers: { code: 'BestSellers', slug: 'best-sellers' },
  shopTheLook: { code: 'ShopTheLook', slug: 'shop-the-look' },
} as const;

type BuiltInFeature = (typeof builtInFeatures)[keyof typeof builtInFeatures];

/**
 * Gets the home page data. When it has no categories, or no products of a built-in feature tag, separate calls fetch these. A section
 * stays empty when the separate calls return nothing either.
 * @throws {UpstreamError} when the home page data itself cannot be read
 */
export async function getCompleteHome(shop: CatalogueShop): Promise<HomeData> {
  const home = await getHome(shop);
  const [categories, features] = await Promise.all([
    completeCategories(home, shop.locale),
    completeFeatures(home, shop),
  ]);
  return { ...home, categories, features };
}

async function completeCategories({ categories }: HomeData, locale: Locale): Promise<Category[]> {
  return categoriesWithProducts(
    categories.length > 0 ? categories : await orEmpty(getFeaturedCategories(locale)),
  );
}

async function completeFeatures(
  { features }: HomeData,
  shop: CatalogueShop,
): Promise<FeatureTagWithProducts[]> {
  const missingFeatures = Object.values(builtInFeatures).filter(
    (feature) => productsOfFeature(features, feature).length === 0,
  );
  if (missingFeatures.length === 0) return features;
  const tags = await orEmpty(getHomeFeatureTags(shop.locale));
  const fetchedFeatures = await Promise.all(
    missingFeatures.map(async (feature): Promise<FeatureTagWithProducts[]> => {
      const tag = findFeatureTag(tags, feature);
      if (!tag) return [];
      const products = await orEmpty(getFeatureProducts(shop, tag.slug).then((found) => found ?? []));
      // The code is the built-in one, because a tag that was found by its slug may have another.
      return [{ name: tag.name, slug: tag.slug, code: feature.code, products }];
    }),
  );
  // Before `features`, which may have the same tag without products: `productsOfFeature` finds the first.
  return [...fetchedFeatures.flat(), ...features];
}

/** Returns the products of a built-in feature tag; empty when the list does not have the tag. */
export function productsOfFeature(
  features: readonly FeatureTagWithProducts[],
  { code }: BuiltInFeature,
): Product[] {
  return features.find((feature) => feature.code === code)?.products ?? [];
}

/** Finds a built-in feature tag by code, else by slug; undefined when neither matches. */
export function findFeatureTag<T extends FeatureTagRef>(
  tags: readonly T[],
  { code, slug }: BuiltInFeature,
): T | undefined {
  return tags.find((tag) => tag.code === code) ?? tags.find((tag) => tag.slug === slug);
}
