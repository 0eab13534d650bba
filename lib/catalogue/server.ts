import 'server-only';
import { nextSaleBoundary } from '@/lib/catalogue/pricing';
import type { Locale } from '@/lib/i18n/routing';
import { cachedRead, limitPageLifetime } from '@/lib/upstream/cached-read';
import { call } from '@/lib/upstream/client';
import { UpstreamError } from '@/lib/upstream/failure';
import { log } from '@/lib/upstream/log';
import { readCategory } from '@/lib/upstream/read/category';
import { readFeatureTag } from '@/lib/upstream/read/feature-tag';
import { readHomeData } from '@/lib/upstream/read/home-data';
import { readList } from '@/lib/upstream/read/list';
import { readProduct } from '@/lib/upstream/read/product';
import { readProductPage } from '@/lib/upstream/read/product-page';
import { reader } from '@/lib/upstream/reader';
import type { Category, HomeData, Id, Menu, Product, ProductPage } from './types.ts';

/** Home page data. */
export const getHome = cachedRead(
  'home',
  () => [['home']],
  async (locale: Locale): Promise<HomeData> => {
    return readHomeData(await get('/HomeFashions/GetFashionData', locale), reader);
  },
);

/** Main categories and feature tags of the menus. */
const getMenu = cachedRead(
  'menu',
  () => [['menu']],
  async (locale: Locale): Promise<Menu> => {
    const [categories, features] = await Promise.all([
      get('/Categories/GetMenuCatgories', locale),
      get('/FeatureTags/GetMenueFeatureTags', locale),
    ]);
    return {
      categories: readList(categories, readCategory, reader),
      features: readList(features, readFeatureTag, reader),
    };
  },
);

/** The menus, or empty ones for a few seconds while the upstream does not answer: a page is worth more than its menu. */
export async function getMenuOrEmpty(locale: Locale): Promise<Menu> {
  try {
    return await getMenu(locale);
  } catch (error) {
    return giveUp(error, { categories: [], features: [] });
  }
}

/** Every category with its product count. */
export const getCategories = cachedRead(
  'categories',
  () => [['categories']],
  async (locale: Locale): Promise<Category[]> =>
    readList(await get('/Categories/ListCategoriesWithProductCount', locale), readCategory, reader),
);

/** A category by slug; null when there is none. */
export const getCategory = cachedRead(
  'category',
  (_locale: Locale, slug: string) => [['category', slug]],
  async (locale: Locale, slug: string): Promise<Category | null> => {
    const payload = await get(`/Categories/GetCategoriesBySlug?slug=${encodeURIComponent(slug)}`, locale);
    return payload === null ? null : readCategory(payload, reader);
  },
);

/** Products of a category; null when there is no such category. */
export const getCategoryProducts = cachedRead(
  'category-products',
  (_locale: Locale, slug: string) => [['category', slug], ['listing']],
  async (locale: Locale, slug: string): Promise<Product[] | null> => {
    const payload = await get(`/Products/GetByCategorySlug?slug=${encodeURIComponent(slug)}`, locale);
    return payload === null ? null : readList(payload, readProduct, reader);
  },
);

/** Products of a feature tag; null when there is no such tag. */
export const getFeatureProducts = cachedRead(
  'feature-products',
  (_locale: Locale, slug: string) => [['feature', slug], ['listing']],
  async (locale: Locale, slug: string): Promise<Product[] | null> => {
    const payload = await get(`/Products/GetByFeatureTagSlug?slug=${encodeURIComponent(slug)}`, locale);
    return payload === null ? null : readList(payload, readProduct, reader);
  },
);

/** A product by slug; null when there is none. */
export const getProduct = cachedRead(
  'product',
  (_locale: Locale, slug: string) => [['product', slug]],
  async (locale: Locale, slug: string): Promise<Product | null> => {
    const payload = await get(`/Products/GetBySlug/${encodeURIComponent(slug)}`, locale);
    if (payload === null) return null;
    const product = readProduct(payload, reader);
    if (product === null)
      throw new UpstreamError('unreadable', `product ${slug}`, 'no usable product in the answer');
    return product;
  },
);

/** First page of all products. */
export const getProducts = cachedRead(
  'products',
  () => [['listing']],
  async (locale: Locale, pageSize: number): Promise<ProductPage> =>
    readProductPage(
      await post('/Products/Filter', { sortBy: 'asc', pageNumber: 1, pageSize }, locale),
      reader,
    ),
);

const productsNear = cachedRead(
  'products-near',
  () => [['listing']],
  async (locale: Locale, categoryId: Id, pageSize: number): Promise<ProductPage> =>
    readProductPage(await post('/Products/Filter', { categoryId, pageNumber: 1, pageSize }, locale), reader),
);

/** Up to `count` other products of a product's category; none while the upstream does not answer. */
export async function getRelated(locale: Locale, product: Product, count: number): Promise<Product[]> {
  if (!product.mainCategory) return [];
  try {
    const { items } = await productsNear(locale, product.mainCategory.id, count + 1);
    return items.filter((item) => item.slug !== product.slug).slice(0, count);
  } catch (error) {
    return giveUp(error, []);
  }
}

/** Lets the page being rendered live no longer than until the next of these products' sales opens or closes. */
export async function followSales(products: Product[], now: number): Promise<void> {
  const boundary = nextSaleBoundary(products, now);
  if (boundary !== null) await limitPageLifetime((boundary - now) / 1000);
}

const incompletePageSeconds = 5;

async function giveUp<T>(error: unknown, substitute: T): Promise<T> {
  if (!(error instanceof UpstreamError)) throw error;
  log.warn(error.message);
  await limitPageLifetime(incompletePageSeconds);
  return substitute;
}

function get(path: string, locale: Locale): Promise<unknown> {
  return call({ method: 'GET', path }, locale);
}

function post(path: string, body: unknown, locale: Locale): Promise<unknown> {
  return call({ method: 'POST', path, body }, locale);
}
