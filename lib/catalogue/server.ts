import 'server-only';
import { cataloguePaths } from '@/contract/paths';
import { readCategory } from '@/lib/catalogue/wire/category';
import { readFeatureTag } from '@/lib/catalogue/wire/feature-tag';
import { readHomeData } from '@/lib/catalogue/wire/home-data';
import type { Locale } from '@/lib/i18n/routing';
import { cachedRead } from '@/lib/upstream/cached-read';
import { orFallback } from '@/lib/upstream/or-fallback';
import { reader } from '@/lib/upstream/reader';
import { readList } from '@/lib/wire/list';
import { bySlug, fetchList, fetchOne, readProducts } from './fetch.ts';
import type { Category, FeatureTag, HomeData, Menu, Product } from './types.ts';

const homeFields = ['featuredCategories', 'featuredProducts', 'slides', 'weeklySlides', 'productsFeatureTag'];

/** Home page data. */
export const getHome = cachedRead(
  'home',
  () => [['home']],
  async (locale: Locale): Promise<HomeData> =>
    readHomeData(await fetchOne(cataloguePaths.homeData, homeFields, locale), reader),
);

const getMenu = cachedRead(
  'menu',
  () => [['menu']],
  async (locale: Locale): Promise<Menu> => {
    const [categories, features] = await Promise.all([
      fetchList(cataloguePaths.menuCategories, locale),
      fetchList(cataloguePaths.menuFeatureTags, locale),
    ]);
    return {
      categories: readList(categories, readCategory, reader),
      features: readList(features, readFeatureTag, reader),
    };
  },
);

/** Every category, for what a menu names of its own accord. */
const getMenuCategories = cachedRead('menu-categories', () => [['menu']], fetchCategories);

/** Every category, or none for a few seconds while the upstream does not answer. */
export async function getMenuCategoriesOrNone(locale: Locale): Promise<Category[]> {
  try {
    return await getMenuCategories(locale);
  } catch (error) {
    return orFallback(error, []);
  }
}

/** The menus, or empty ones for a few seconds while the upstream does not answer: a page is worth more than its menu. */
export async function getMenuOrEmpty(locale: Locale): Promise<Menu> {
  try {
    return await getMenu(locale);
  } catch (error) {
    return orFallback(error, { categories: [], features: [] });
  }
}

/** Every category with its product count. */
export const getCategories = cachedRead('categories', () => [['categories']], fetchCategories);

/** A category by slug; null when there is none. */
export const getCategory = cachedRead(
  'category',
  (_locale, slug) => [['category', slug]],
  async (locale: Locale, slug: string): Promise<Category | null> => {
    const path = bySlug(cataloguePaths.categoryBySlug, slug);
    const payload = await fetchOne(path, ['slug', 'name', 'categoryName'], locale);
    return payload === null ? null : readCategory(payload, reader);
  },
);

/** Products of a category; null when there is no such category. */
export const getCategoryProducts = cachedRead(
  'category-products',
  (_locale, slug) => [['category', slug], ['listing']],
  async (locale: Locale, slug: string): Promise<Product[] | null> =>
    readProducts(await fetchList(bySlug(cataloguePaths.productsByCategory, slug), locale)),
);

/** Every feature tag. */
export const getFeatureTags = cachedRead(
  'feature-tags',
  () => [['menu']],
  async (locale: Locale): Promise<FeatureTag[]> =>
    readList(await fetchList(cataloguePaths.featureTags, locale), readFeatureTag, reader),
);

/** Every feature tag; none for a few seconds while the upstream does not answer. */
export async function getFeatureTagsOrNone(locale: Locale): Promise<FeatureTag[]> {
  try {
    return await getFeatureTags(locale);
  } catch (error) {
    return orFallback(error, []);
  }
}

/** A feature tag by slug, for its name; null when there is none, undefined while the upstream does not answer. */
export async function getFeatureTag(locale: Locale, slug: string): Promise<FeatureTag | null | undefined> {
  try {
    return (await getFeatureTags(locale)).find((tag) => tag.slug === slug) ?? null;
  } catch (error) {
    return orFallback(error, undefined);
  }
}

/** Products of a feature tag; null when there is no such tag. */
export const getFeatureProducts = cachedRead(
  'feature-products',
  (_locale, slug) => [['feature', slug], ['listing']],
  async (locale: Locale, slug: string): Promise<Product[] | null> =>
    readProducts(await fetchList(bySlug(cataloguePaths.productsByFeatureTag, slug), locale)),
);

async function fetchCategories(locale: Locale): Promise<Category[]> {
  return readList(await fetchList(cataloguePaths.categoriesWithCount, locale), readCategory, reader);
}
