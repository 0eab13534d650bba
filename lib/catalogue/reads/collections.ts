import 'server-only';
import type { Locale } from '@/lib/platform/i18n/routing';
import { fallbackOnUpstreamError, orEmpty } from '@/lib/platform/upstream/fallback';
import type { CategoryRef, Product } from '../product/types.ts';
import { categoriesWithProducts } from './categories-with-products.ts';
import { builtInFeatures, getCompleteHome, productsOfFeature } from './home.ts';
import type { CatalogueShop } from './product-server.ts';
import {
  getCategories,
  getCategory,
  getCategoryProducts,
  getCountedFeatureTags,
  getFeatureProducts,
  getFeatureTag,
  getFeatureTags,
  getUncountedCategories,
} from './server.ts';
import type { Category, FeatureTag } from './types.ts';

/**
 * Gets a category by slug with its products. The API may know a category without products, or products without their category. Null when
 * it knows neither.
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

/** Gets the subcategories of a category, without empty ones; all of them while the product counts cannot be fetched. */
export async function getSubcategories(locale: Locale, { children }: Category): Promise<CategoryRef[]> {
  return children.length > 0 ? categoriesWithProducts(children, await orEmpty(getCategories(locale))) : [];
}

/**
 * Gets a feature tag by slug with its products. Null when the API's call for the products does not know the slug, or when no tag has the
 * slug and there are no products. While the tags cannot be fetched, `tag` is null, even where there are no products.
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

/** Gets the best sellers of the home page; empty while the API is unavailable. */
export async function getBestSellers(shop: CatalogueShop): Promise<Product[]> {
  try {
    return productsOfFeature((await getCompleteHome(shop)).features, builtInFeatures.bestSellers);
  } catch (error) {
    return fallbackOnUpstreamError(error, []);
  }
}

/** Gets the categories of the category index page, without empty ones. */
export async function getIndexCategories(locale: Locale): Promise<Category[]> {
  return categoriesWithProducts(
    await withCounts(getCategories(locale), () => getUncountedCategories(locale)),
  );
}

/** Gets the feature tags of the collection index page. */
export function getIndexFeatureTags(locale: Locale): Promise<FeatureTag[]> {
  return withCounts(getCountedFeatureTags(locale), () => getFeatureTags(locale));
}

/**
 * Returns the counted list and fills in missing counts from the other list. Falls back to the other list when the counted list is
 * empty or cannot be read.
 * @param counted list of the call that returns product counts
 * @param getOtherItems gets the list of the call whose product counts are optional
 * @throws {UpstreamError} when neither call yields a list
 */
async function withCounts<T extends { slug: string; productCount: number | null }>(
  counted: Promise<T[]>,
  getOtherItems: () => Promise<T[]>,
): Promise<T[]> {
  try {
    const countedItems = await counted;
    if (countedItems.length > 0 && countedItems.every(({ productCount }) => productCount !== null))
      return countedItems;
    const otherItems = await orEmpty(getOtherItems());
    return countedItems.length === 0
      ? otherItems
      : countedItems.map((item) => ({ ...item, productCount: countOf(item, otherItems) }));
  } catch (error) {
    // Rethrows a programming error, and lets the page be cached for seconds only.
    await fallbackOnUpstreamError(error, null);
    const otherItems = await getOtherItems();
    if (otherItems.length === 0) throw error;
    return otherItems;
  }
}

function countOf<T extends { slug: string; productCount: number | null }>(
  item: T,
  otherItems: T[],
): number | null {
  return item.productCount ?? otherItems.find(({ slug }) => slug === item.slug)?.productCount ?? null;
}
