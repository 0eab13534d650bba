import 'server-only';
import { cataloguePaths, searchPaths, withParameter } from '@/contract/paths';
import { readCategory } from '@/lib/catalogue/wire/category';
import { readFeatureTag } from '@/lib/catalogue/wire/feature-tag';
import { readHomeData } from '@/lib/catalogue/wire/home-data';
import { readProduct } from '@/lib/catalogue/wire/product';
import { readProductPage } from '@/lib/catalogue/wire/product-page';
import { type Locale, locales } from '@/lib/i18n/routing';
import { cachedRead, endPageAt, limitPageLifetime } from '@/lib/upstream/cached-read';
import { call } from '@/lib/upstream/call';
import { UpstreamError } from '@/lib/upstream/failure';
import { log } from '@/lib/upstream/log';
import { reader } from '@/lib/upstream/reader';
import { readList } from '@/lib/wire/list';
import type { Id } from '../wire/identifiers.ts';
import { factsOf, type ProductFacts } from './facts.ts';
import { nextSaleBoundary } from './pricing.ts';
import { hasOptions, type RequestedOptions, translateOptions } from './requested-options.ts';
import type { Category, FeatureTag, HomeData, Menu, Product, ProductPage } from './types.ts';

const homeFields = ['featuredCategories', 'featuredProducts', 'slides', 'weeklySlides', 'productsFeatureTag'];

/** Home page data. */
export const getHome = cachedRead(
  'home',
  () => [['home']],
  async (locale: Locale): Promise<HomeData> =>
    readHomeData(await getOne(cataloguePaths.homeData, homeFields, locale), reader),
);

const getMenu = cachedRead(
  'menu',
  () => [['menu']],
  async (locale: Locale): Promise<Menu> => {
    const [categories, features] = await Promise.all([
      getList(cataloguePaths.menuCategories, locale),
      getList(cataloguePaths.menuFeatureTags, locale),
    ]);
    return {
      categories: readList(categories, readCategory, reader),
      features: readList(features, readFeatureTag, reader),
    };
  },
);

/** Every category, for what a menu names of its own accord. */
const getMenuCategories = cachedRead('menu-categories', () => [['menu']], readCategories);

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
export const getCategories = cachedRead('categories', () => [['categories']], readCategories);

/** A category by slug; null when there is none. */
export const getCategory = cachedRead(
  'category',
  (_locale, slug) => [['category', slug]],
  async (locale: Locale, slug: string): Promise<Category | null> => {
    const path = bySlug(cataloguePaths.categoryBySlug, slug);
    const payload = await getOne(path, ['slug', 'name', 'categoryName'], locale);
    return payload === null ? null : readCategory(payload, reader);
  },
);

/** Products of a category; null when there is no such category. */
export const getCategoryProducts = cachedRead(
  'category-products',
  (_locale, slug) => [['category', slug], ['listing']],
  async (locale: Locale, slug: string): Promise<Product[] | null> =>
    readProducts(await getList(bySlug(cataloguePaths.productsByCategory, slug), locale)),
);

/** Every feature tag. */
export const getFeatureTags = cachedRead(
  'feature-tags',
  () => [['menu']],
  async (locale: Locale): Promise<FeatureTag[]> =>
    readList(await getList(cataloguePaths.featureTags, locale), readFeatureTag, reader),
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
    readProducts(await getList(bySlug(cataloguePaths.productsByFeatureTag, slug), locale)),
);

/** A product by slug; null when there is none. */
export const getProduct = cachedRead('product', (_locale, slug) => [['product', slug]], readProductNow);

/** What an address asks of a product, understood in every language of the shop, so that it survives a change of language. */
export async function translateRequest(
  locale: Locale,
  product: Product,
  wanted: RequestedOptions,
): Promise<RequestedOptions> {
  if (hasOptions(product, wanted)) return wanted;
  try {
    const others = await Promise.all(
      locales.filter((one) => one !== locale).map((one) => getProduct(one, product.slug)),
    );
    return others.reduce<RequestedOptions>(
      (words, other) => (other ? translateOptions(product, other, words) : words),
      wanted,
    );
  } catch (error) {
    return orFallback(error, wanted);
  }
}

const readAtOnce = 8;

/**
 * What the upstream says now about products, by slug: null for one that no longer exists, undefined for one that could not be
 * read. Never from a cache, because a visitor decides on it what to buy.
 * @param slugs each once, as many as one visitor's lists hold
 */
export async function getFactsNow(
  locale: Locale,
  slugs: readonly string[],
): Promise<Map<string, ProductFacts | null | undefined>> {
  const facts = new Map<string, ProductFacts | null | undefined>();
  const waiting = [...slugs];
  const readNext = async (): Promise<void> => {
    for (let slug = waiting.shift(); slug !== undefined; slug = waiting.shift()) {
      facts.set(slug, await readFacts(locale, slug));
    }
  };
  await Promise.all(Array.from({ length: readAtOnce }, readNext));
  return facts;
}

async function readFacts(locale: Locale, slug: string): Promise<ProductFacts | null | undefined> {
  try {
    const product = await readProductNow(locale, slug);
    return product && factsOf(product);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn(error.message);
    return undefined;
  }
}

async function readProductNow(locale: Locale, slug: string): Promise<Product | null> {
  // Such a slug would name another path.
  if (slug === '.' || slug === '..') return null;
  const path = withParameter(cataloguePaths.productBySlug, slug);
  const payload = await getOne(path, ['slug', 'title'], locale);
  if (payload === null) return null;
  const product = readProduct(payload, reader);
  if (product === null)
    throw new UpstreamError('unreadable', `product ${slug}`, 'it lacks what identifies it');
  return product;
}

/**
 * One page of all products, read anew and not kept: whoever goes through all of them would push everything else out of the
 * cache.
 * @throws {UpstreamError} also when the upstream says that there is no such thing
 */
export async function readProductsPage(
  locale: Locale,
  pageNumber: number,
  pageSize: number,
): Promise<ProductPage> {
  return filterProducts({ sortBy: 'asc', pageNumber, pageSize }, locale);
}

/** How many products there are. */
export const countProducts = cachedRead(
  'product-count',
  () => [['listing']],
  async (locale: Locale): Promise<number> => (await readProductsPage(locale, 1, 1)).total,
);

/** First page of all products. */
export const getProducts = cachedRead(
  'products',
  () => [['listing']],
  async (locale: Locale, pageSize: number): Promise<ProductPage> =>
    filterProducts({ sortBy: 'asc', pageNumber: 1, pageSize }, locale),
);

const getProductsOfCategory = cachedRead(
  'products-of-category',
  () => [['listing']],
  async (locale: Locale, categoryId: Id, pageSize: number): Promise<ProductPage> =>
    filterProducts({ categoryId, sortBy: 'asc', pageNumber: 1, pageSize }, locale),
);

/** Up to `count` other products of a product's category; none while the upstream does not answer. */
export async function getRelated(locale: Locale, product: Product, count: number): Promise<Product[]> {
  if (!product.mainCategory) return [];
  try {
    const { items } = await getProductsOfCategory(locale, product.mainCategory.id, count + 1);
    return items.filter((item) => item.slug !== product.slug).slice(0, count);
  } catch (error) {
    return orFallback(error, []);
  }
}

/** Lets nobody be given the page being rendered once the next of these products' sales has opened or closed. */
export async function followSales(products: Product[], now: number): Promise<void> {
  const boundary = nextSaleBoundary(products, now);
  if (boundary !== null) await endPageAt(boundary, now);
}

const incompletePageSeconds = 5;

/** Answers a failed read with a substitute, on a page that lives only seconds. Anything but an upstream failure is thrown on. */
export async function orFallback<T>(error: unknown, substitute: T): Promise<T> {
  if (!(error instanceof UpstreamError)) throw error;
  log.warn(error.message);
  await limitPageLifetime(incompletePageSeconds);
  return substitute;
}

async function readCategories(locale: Locale): Promise<Category[]> {
  return readList(await getList(cataloguePaths.categoriesWithCount, locale), readCategory, reader);
}

function getList(path: string, locale: Locale): Promise<unknown> {
  return call({ method: 'GET', path, expects: { list: true } }, locale);
}

function getOne(path: string, fields: string[], locale: Locale): Promise<unknown> {
  return call({ method: 'GET', path, expects: { fields } }, locale);
}

async function filterProducts(body: object, locale: Locale): Promise<ProductPage> {
  const expects = { fields: ['items', 'total'], list: true as const };
  const payload = await call({ method: 'POST', path: searchPaths.filterProducts, body, expects }, locale);
  if (payload === null) throw new UpstreamError('unreadable', 'POST /Products/Filter', 'there is no answer');
  return readProductPage(payload, reader);
}

function readProducts(payload: unknown): Product[] | null {
  return payload === null ? null : readList(payload, readProduct, reader);
}

function bySlug(path: string, slug: string): string {
  return `${path}?slug=${encodeURIComponent(slug)}`;
}
