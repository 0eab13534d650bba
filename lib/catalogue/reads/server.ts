import 'server-only';
import { cataloguePaths } from '@/contract/paths';
import { readCategory, readFeatureTag } from '@/lib/catalogue/reads/wire/collections';
import { readHomeData } from '@/lib/catalogue/reads/wire/home-data';
import type { Locale } from '@/lib/platform/i18n/routing';
import { fallbackOnUpstreamError, orEmpty } from '@/lib/platform/upstream/fallback';
import { serverPriceReadContext, serverReadContext } from '@/lib/platform/upstream/server-read-context';
import { cachedRead, fetchList, fetchObjectWithAnyField } from '@/lib/platform/upstream/upstream-read';
import { readList } from '@/lib/platform/wire/read-context';
import { slugCandidates } from '../../platform/urls/mangled-segment.ts';
import type { Product } from '../product/types.ts';
import { cachedPricedRead, type PricedReadOptions, readProducts } from './product-server.ts';
import type { Category, FeatureTag, HomeData, Menu } from './types.ts';

/** Fields of the home page data; a response must have at least one of them. */
const homeFields = ['featuredCategories', 'featuredProducts', 'slides', 'weeklySlides', 'productsFeatureTag'];

/** Gets the home page data. */
export const getHome = cachedPricedRead(
  'home',
  { tagsOf: () => [['home']] },
  async ({ locale, decimals }: PricedReadOptions): Promise<HomeData> =>
    readHomeData(
      await fetchObjectWithAnyField(cataloguePaths.homeData, homeFields, locale),
      serverPriceReadContext(decimals),
    ),
);

/** Gets categories for a home page whose own data has none. */
export const getFeaturedCategories = cachedRead(
  'featured-categories',
  { tagsOf: () => [['home']] },
  (locale: Locale) => fetchCategories(cataloguePaths.featuredCategories, locale),
);

/** Gets feature tags for a home page whose own data lacks some. */
export const getHomeFeatureTags = cachedRead(
  'home-feature-tags',
  { tagsOf: () => [['home']] },
  (locale: Locale) => fetchFeatureTags(cataloguePaths.homeFeatureTags, locale),
);

const getMenu = cachedRead('menu', { tagsOf: () => [['menu']] }, async (locale: Locale): Promise<Menu> => {
  const [categories, features] = await Promise.all([
    fetchList(cataloguePaths.menuCategories, locale),
    fetchList(cataloguePaths.menuFeatureTags, locale),
  ]);
  return {
    categories: readList(categories, readCategory, serverReadContext),
    features: readList(features, readFeatureTag, serverReadContext),
  };
});

const getMenuCategories = cachedRead('menu-categories', { tagsOf: () => [['menu']] }, fetchCountedCategories);

/** Gets all categories with product counts, under the menu's cache tag; empty, cached for seconds, while the API is unavailable. */
export async function getMenuCategoriesOrEmpty(locale: Locale): Promise<Category[]> {
  return orEmpty(getMenuCategories(locale));
}

/** Gets the menus; empty, cached for seconds, while the API is unavailable, so that pages render without menus. */
export async function getMenuOrEmpty(locale: Locale): Promise<Menu> {
  try {
    return await getMenu(locale);
  } catch (error) {
    return fallbackOnUpstreamError(error, { categories: [], features: [] });
  }
}

/** Gets all categories with their product counts. */
export const getCategories = cachedRead(
  'categories',
  { tagsOf: () => [['categories']] },
  fetchCountedCategories,
);

/** Gets all categories by the call that may omit product counts. */
export const getUncountedCategories = cachedRead(
  'uncounted-categories',
  { tagsOf: () => [['categories']] },
  (locale: Locale) => fetchCategories(cataloguePaths.categories, locale),
);

/** Gets a category by slug; null when it does not exist. */
export const getCategory = cachedRead(
  'category',
  { tagsOf: (_locale, slug) => [['category', slug]] },
  async (locale: Locale, slug: string): Promise<Category | null> => {
    const path = withSlugQuery(cataloguePaths.categoryBySlug, slug);
    const payload = await fetchObjectWithAnyField(path, ['slug', 'name', 'categoryName'], locale);
    return payload === null ? null : readCategory(payload, serverReadContext);
  },
);

/** Gets the products of a category; null when the category does not exist. */
export const getCategoryProducts = cachedPricedRead(
  'category-products',
  { tagsOf: (slug) => [['category', slug], ['listing']] },
  async ({ locale, decimals }: PricedReadOptions, slug: string): Promise<Product[] | null> =>
    readProducts(await fetchList(withSlugQuery(cataloguePaths.productsByCategory, slug), locale), decimals),
);

/** Gets all feature tags. */
export const getFeatureTags = cachedRead('feature-tags', { tagsOf: () => [['menu']] }, (locale: Locale) =>
  fetchFeatureTags(cataloguePaths.featureTags, locale),
);

/** Gets all feature tags with their product counts. A changed product invalidates `categories`, a changed tag `menu`. */
export const getCountedFeatureTags = cachedRead(
  'counted-feature-tags',
  { tagsOf: () => [['categories'], ['menu']] },
  (locale: Locale) => fetchFeatureTags(cataloguePaths.featureTagsWithCount, locale),
);

/** Gets all feature tags; empty, cached for seconds, while the API is unavailable. */
export async function getFeatureTagsOrEmpty(locale: Locale): Promise<FeatureTag[]> {
  return orEmpty(getFeatureTags(locale));
}

/** Gets a feature tag by slug; null when it does not exist, undefined while the API is unavailable. */
export async function getFeatureTag(locale: Locale, slug: string): Promise<FeatureTag | null | undefined> {
  try {
    return (await getFeatureTags(locale)).find((tag) => tag.slug === slug) ?? null;
  } catch (error) {
    return fallbackOnUpstreamError(error, undefined);
  }
}

/** Gets the products of a feature tag; null when the tag does not exist. */
export const getFeatureProducts = cachedPricedRead(
  'feature-products',
  { tagsOf: (slug) => [['feature', slug], ['listing']] },
  async ({ locale, decimals }: PricedReadOptions, slug: string): Promise<Product[] | null> =>
    readProducts(await fetchList(withSlugQuery(cataloguePaths.productsByFeatureTag, slug), locale), decimals),
);

function fetchCountedCategories(locale: Locale): Promise<Category[]> {
  return fetchCategories(cataloguePaths.categoriesWithCount, locale);
}

async function fetchCategories(path: string, locale: Locale): Promise<Category[]> {
  return readList(await fetchList(path, locale), readCategory, serverReadContext);
}

async function fetchFeatureTags(path: string, locale: Locale): Promise<FeatureTag[]> {
  return readList(await fetchList(path, locale), readFeatureTag, serverReadContext);
}

/** Adds a slug to a path as a query parameter. */
function withSlugQuery(path: string, slug: string): string {
  return `${path}?slug=${encodeURIComponent(slug)}`;
}

/**
 * Finds what a link with an unknown slug was meant to show, by repairing the slug (docs/behaviour.md §2.1). Null when no repaired slug exists,
 * or while the API cannot be read.
 * @param get resolves to null for a slug that does not exist, to undefined while the API does not say whether it exists
 */
export async function findByRepairedSlug<T>(
  slug: string,
  get: (slug: string) => Promise<T | null | undefined>,
): Promise<{ slug: string; found: T } | null> {
  try {
    for (const candidate of slugCandidates(slug)) {
      const found = await get(candidate);
      if (found !== null && found !== undefined) return { slug: candidate, found };
    }
    return null;
  } catch (error) {
    return fallbackOnUpstreamError(error, null);
  }
}
