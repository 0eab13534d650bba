import 'server-only';
import { currencyDecimals } from '@/contract/currency';
import { withParameter } from '@/contract/path-parameter';
import { cataloguePaths, searchPaths } from '@/contract/paths';
import { readPaginatedProducts, readProduct } from '@/lib/catalogue/reads/wire/product';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { log } from '@/lib/platform/process/log';
import { fallbackOnUpstreamError } from '@/lib/platform/upstream/fallback';
import { serverPriceReadContext } from '@/lib/platform/upstream/server-read-context';
import { UpstreamError } from '@/lib/platform/upstream/upstream-error';
import {
  cachedRead,
  expirePageAt,
  fetchObjectWithAnyField,
  fetchUpstream,
  type TagReference,
} from '@/lib/platform/upstream/upstream-read';
import { readList } from '@/lib/platform/wire/read-context';
import type { Id } from '../../platform/wire/identifiers.ts';
import { nextSaleBoundary } from '../product/pricing.ts';
import { hasRequestedOptions, translateOptions } from '../product/requested-options.ts';
import { createProductSnapshot, type ProductSnapshot } from '../product/snapshot.ts';
import type { OptionValues, Product } from '../product/types.ts';
import type { PaginatedProducts } from './types.ts';

/** Shop whose products are read: texts in its language, prices in its currency. */
export interface CatalogueShop {
  locale: Locale;
  tenant: { currency: string };
}

/** Language of the texts that are read, and number of decimals of the prices. */
export interface PricedReadOptions {
  locale: Locale;
  decimals: number;
}

/** Returns the language and decimals in which a shop reads its products. */
function pricedReadOptionsOf({ locale, tenant }: CatalogueShop): PricedReadOptions {
  return { locale, decimals: currencyDecimals(tenant.currency) };
}

/** Caches a read of products (`cachedRead`). Shops with equal language and decimals share the result for equal arguments. */
export function cachedPricedRead<Args extends (string | number)[], T>(
  name: string,
  { tagsOf }: { tagsOf(...args: NoInfer<Args>): [TagReference, ...TagReference[]] },
  read: (readOptions: PricedReadOptions, ...args: Args) => Promise<T>,
): (shop: CatalogueShop, ...args: Args) => Promise<T> {
  const cached = cachedRead<[Locale, number, ...Args], T>(
    name,
    { tagsOf: (_locale, _decimals, ...args) => tagsOf(...(args as Args)) },
    (locale, decimals, ...args) => read({ locale, decimals }, ...args),
  );
  return (shop, ...args) => {
    const { locale, decimals } = pricedReadOptionsOf(shop);
    return cached(locale, decimals, ...args);
  };
}

/** Gets a product by slug; null when it does not exist. */
export const getProduct = cachedPricedRead(
  'product',
  { tagsOf: (slug) => [['product', slug]] },
  fetchProduct,
);

/**
 * Translates the options of a product URL to the product's language. The URL may have options in any language of the shop, because options
 * stay selected when a visitor changes the language. Options that no language knows are returned as they are, and all options while the
 * API is unavailable.
 */
export async function translateRequestedOptions(
  shop: CatalogueShop,
  product: Product,
  options: OptionValues,
): Promise<OptionValues> {
  if (hasRequestedOptions(product, options)) return options;
  try {
    const otherLocales = locales.filter((otherLocale) => otherLocale !== shop.locale);
    const translations = await Promise.all(
      otherLocales.map((otherLocale) => getProduct({ ...shop, locale: otherLocale }, product.slug)),
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
 * Fetches the current snapshots of products by slug: null for a product that does not exist any more, undefined for a product that
 * could not be fetched. Bypasses the cache, because visitors buy at these prices.
 * @param slugs without duplicates
 * @param hasCustomerReviews true when the shop has the capability of customer reviews
 */
export async function fetchCurrentSnapshots(
  shop: CatalogueShop,
  slugs: readonly string[],
  hasCustomerReviews = false,
): Promise<Map<string, ProductSnapshot | null | undefined>> {
  const snapshots = new Map<string, ProductSnapshot | null | undefined>();
  const queuedSlugs = [...slugs];
  const readOptions = pricedReadOptionsOf(shop);
  const fetchQueuedSlugs = async (): Promise<void> => {
    for (let slug = queuedSlugs.shift(); slug !== undefined; slug = queuedSlugs.shift()) {
      snapshots.set(slug, await tryFetchSnapshot(readOptions, slug, hasCustomerReviews));
    }
  };
  await Promise.all(Array.from({ length: maxConcurrentFetches }, fetchQueuedSlugs));
  return snapshots;
}

async function tryFetchSnapshot(
  readOptions: PricedReadOptions,
  slug: string,
  hasCustomerReviews: boolean,
): Promise<ProductSnapshot | null | undefined> {
  try {
    const product = await fetchProduct(readOptions, slug);
    return product && createProductSnapshot(product, hasCustomerReviews);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn(error.message);
    return undefined;
  }
}

async function fetchProduct({ locale, decimals }: PricedReadOptions, slug: string): Promise<Product | null> {
  // Dot segments would resolve to another path.
  if (slug === '.' || slug === '..') return null;
  const path = withParameter(cataloguePaths.productBySlug, slug);
  const payload = await fetchObjectWithAnyField(path, ['slug', 'title'], locale);
  if (payload === null) return null;
  const product = readProduct(payload, serverPriceReadContext(decimals));
  if (product === null)
    throw new UpstreamError('unreadable', `product ${slug}`, 'it has no valid id, slug or title');
  return product;
}

/**
 * Fetches one page of products that match a filter.
 * @throws {UpstreamError} also when the response is empty or 404
 */
export async function fetchFilteredProducts(
  body: object,
  { locale, decimals }: PricedReadOptions,
): Promise<PaginatedProducts> {
  const expects = { anyField: ['items', 'total'], orList: true as const };
  const payload = await fetchUpstream(
    { method: 'POST', path: searchPaths.filterProducts, body, expects },
    locale,
  );
  if (payload === null)
    throw new UpstreamError('unreadable', 'POST /Products/Filter', 'the response is empty');
  return readPaginatedProducts(payload, serverPriceReadContext(decimals));
}

/** Reads the products of a response; null when the resource does not exist. */
export function readProducts(payload: unknown, decimals: number): Product[] | null {
  return payload === null ? null : readList(payload, readProduct, serverPriceReadContext(decimals));
}

/**
 * Fetches one page of all products, uncached: iterating over all products would evict everything else from the cache.
 * @throws {UpstreamError} also when the response is empty
 */
export async function fetchPaginatedProducts(
  shop: CatalogueShop,
  pageNumber: number,
  pageSize: number,
): Promise<PaginatedProducts> {
  return fetchFilteredProducts({ sortBy: 'asc', pageNumber, pageSize }, pricedReadOptionsOf(shop));
}

/** Gets the number of products. */
export const getProductCount = cachedPricedRead(
  'product-count',
  { tagsOf: () => [['listing']] },
  async (readOptions: PricedReadOptions): Promise<number> =>
    (await fetchFilteredProducts({ sortBy: 'asc', pageNumber: 1, pageSize: 1 }, readOptions)).total,
);

/** Gets the first page of all products. */
export const getFirstProducts = cachedPricedRead(
  'products',
  { tagsOf: () => [['listing']] },
  async (readOptions: PricedReadOptions, pageSize: number): Promise<PaginatedProducts> =>
    fetchFilteredProducts({ sortBy: 'asc', pageNumber: 1, pageSize }, readOptions),
);

const getFirstProductsOfCategory = cachedPricedRead(
  'products-of-category',
  { tagsOf: () => [['listing']] },
  async (readOptions: PricedReadOptions, categoryId: Id, pageSize: number): Promise<PaginatedProducts> =>
    fetchFilteredProducts({ categoryId, sortBy: 'asc', pageNumber: 1, pageSize }, readOptions),
);

const maxLookProducts = 4;

/** Gets the products worn with a product (docs/behaviour.md §2.7), without those that cannot be read. */
export async function getLook(shop: CatalogueShop, { slug, goesWith }: Product): Promise<Product[]> {
  const slugs = [...new Set(goesWith)].filter((otherSlug) => otherSlug !== slug).slice(0, maxLookProducts);
  const products = await Promise.all(
    slugs.map((otherSlug) =>
      getProduct(shop, otherSlug).catch((error: unknown) => fallbackOnUpstreamError(error, null)),
    ),
  );
  return products.filter((product) => product !== null);
}

/** Gets up to `count` other products of a product's category; empty while the API is unavailable. */
export async function getRelatedProducts(
  shop: CatalogueShop,
  product: Product,
  count: number,
): Promise<Product[]> {
  if (!product.mainCategory) return [];
  try {
    const { items } = await getFirstProductsOfCategory(shop, product.mainCategory.id, count + 1);
    return items.filter((item) => item.slug !== product.slug).slice(0, count);
  } catch (error) {
    return fallbackOnUpstreamError(error, []);
  }
}

/** Expires the page being rendered when the next sale of these products starts or ends. */
export async function expirePageAtSaleBoundary(products: Product[], now: number): Promise<void> {
  const boundary = nextSaleBoundary(products, now);
  if (boundary !== null) await expirePageAt(boundary, now);
}
