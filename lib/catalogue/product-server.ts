import 'server-only';
import { cataloguePaths, withParameter } from '@/contract/paths';
import { cachedRead } from '@/lib/cache/cached-read';
import { readProduct } from '@/lib/catalogue/wire/product';
import { type Locale, locales } from '@/lib/i18n/routing';
import { log } from '@/lib/process/log';
import { fallbackOnUpstreamError } from '@/lib/upstream/fallback';
import { reader } from '@/lib/upstream/reader';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { hasOptions, type RequestedOptions, translateOptions } from '../product/requested-options.ts';
import { type ProductSnapshot, snapshotOf } from '../product/snapshot.ts';
import type { Product } from '../product/types.ts';
import type { Id } from '../wire/identifiers.ts';
import { fetchFilteredProducts, fetchObject } from './fetch.ts';
import type { PaginatedProducts } from './types.ts';

/** Gets a product by slug; null when it does not exist. */
export const getProduct = cachedRead('product', (_locale, slug) => [['product', slug]], fetchProduct);

/**
 * Translates the options of a product URL, which may be in any language of the shop, to the product's language, so that they
 * stay selected after a change of language.
 */
export async function resolveRequestedOptions(
  locale: Locale,
  product: Product,
  options: RequestedOptions,
): Promise<RequestedOptions> {
  if (hasOptions(product, options)) return options;
  try {
    const otherLocales = locales.filter((otherLocale) => otherLocale !== locale);
    const translations = await Promise.all(
      otherLocales.map((otherLocale) => getProduct(otherLocale, product.slug)),
    );
    let translatedOptions = options;
    for (const translation of translations)
      if (translation) translatedOptions = translateOptions(product, translation, translatedOptions);
    return translatedOptions;
  } catch (error) {
    return fallbackOnUpstreamError(error, options);
  }
}

const maxConcurrentFetches = 8;

/**
 * Fetches the current snapshots of products by slug: null for a product that does not exist any more, undefined for one that could
 * not be fetched. Bypasses the cache, because visitors buy at these prices.
 * @param slugs without duplicates
 * @param hasCustomerReviews true when the shop has the capability of customer reviews
 */
export async function fetchCurrentSnapshots(
  locale: Locale,
  slugs: readonly string[],
  hasCustomerReviews = false,
): Promise<Map<string, ProductSnapshot | null | undefined>> {
  const snapshots = new Map<string, ProductSnapshot | null | undefined>();
  const queuedSlugs = [...slugs];
  const fetchQueuedSlugs = async (): Promise<void> => {
    for (let slug = queuedSlugs.shift(); slug !== undefined; slug = queuedSlugs.shift()) {
      snapshots.set(slug, await tryFetchSnapshot(locale, slug, hasCustomerReviews));
    }
  };
  await Promise.all(Array.from({ length: maxConcurrentFetches }, fetchQueuedSlugs));
  return snapshots;
}

async function tryFetchSnapshot(
  locale: Locale,
  slug: string,
  hasCustomerReviews: boolean,
): Promise<ProductSnapshot | null | undefined> {
  try {
    const product = await fetchProduct(locale, slug);
    return product && snapshotOf(product, hasCustomerReviews);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn(error.message);
    return undefined;
  }
}

async function fetchProduct(locale: Locale, slug: string): Promise<Product | null> {
  // Dot segments would resolve to another path.
  if (slug === '.' || slug === '..') return null;
  const path = withParameter(cataloguePaths.productBySlug, slug);
  const payload = await fetchObject(path, ['slug', 'title'], locale);
  if (payload === null) return null;
  const product = readProduct(payload, reader);
  if (product === null)
    throw new UpstreamError('unreadable', `product ${slug}`, 'it has no valid id, slug or title');
  return product;
}

/**
 * Fetches one page of all products, uncached: iterating over all products would evict everything else from the cache.
 * @throws {UpstreamError} also when the response is empty
 */
export async function fetchPaginatedProducts(
  locale: Locale,
  pageNumber: number,
  pageSize: number,
): Promise<PaginatedProducts> {
  return fetchFilteredProducts({ sortBy: 'asc', pageNumber, pageSize }, locale);
}

/** Gets the number of products. */
export const getProductCount = cachedRead(
  'product-count',
  () => [['listing']],
  async (locale: Locale): Promise<number> => (await fetchPaginatedProducts(locale, 1, 1)).total,
);

/** Gets the first page of all products. */
export const getFirstProducts = cachedRead(
  'products',
  () => [['listing']],
  async (locale: Locale, pageSize: number): Promise<PaginatedProducts> =>
    fetchFilteredProducts({ sortBy: 'asc', pageNumber: 1, pageSize }, locale),
);

const getFirstProductsOfCategory = cachedRead(
  'products-of-category',
  () => [['listing']],
  async (locale: Locale, categoryId: Id, pageSize: number): Promise<PaginatedProducts> =>
    fetchFilteredProducts({ categoryId, sortBy: 'asc', pageNumber: 1, pageSize }, locale),
);

const maxLookProducts = 4;

/** Gets the products worn with a product (docs/behaviour.md §2.7), without those that cannot be read. */
export async function getLook(locale: Locale, { slug, goesWith }: Product): Promise<Product[]> {
  const slugs = [...new Set(goesWith)].filter((otherSlug) => otherSlug !== slug).slice(0, maxLookProducts);
  const products = await Promise.all(
    slugs.map((otherSlug) =>
      getProduct(locale, otherSlug).catch((error: unknown) => fallbackOnUpstreamError(error, null)),
    ),
  );
  return products.filter((product) => product !== null);
}

/** Gets up to `count` other products of a product's category; empty while the upstream is unavailable. */
export async function getRelatedProducts(
  locale: Locale,
  product: Product,
  count: number,
): Promise<Product[]> {
  if (!product.mainCategory) return [];
  try {
    const { items } = await getFirstProductsOfCategory(locale, product.mainCategory.id, count + 1);
    return items.filter((item) => item.slug !== product.slug).slice(0, count);
  } catch (error) {
    return fallbackOnUpstreamError(error, []);
  }
}
