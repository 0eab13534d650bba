import 'server-only';
import { cataloguePaths, withParameter } from '@/contract/paths';
import { readProduct } from '@/lib/catalogue/wire/product';
import { type Locale, locales } from '@/lib/i18n/routing';
import { cachedRead } from '@/lib/upstream/cached-read';
import { UpstreamError } from '@/lib/upstream/failure';
import { log } from '@/lib/upstream/log';
import { orFallback } from '@/lib/upstream/or-fallback';
import { reader } from '@/lib/upstream/reader';
import type { Id } from '../wire/identifiers.ts';
import { factsOf, type ProductFacts } from './facts.ts';
import { fetchOne, fetchProductPage } from './fetch.ts';
import { hasOptions, type RequestedOptions, translateOptions } from './requested-options.ts';
import type { Product, ProductPage } from './types.ts';

/** A product by slug; null when there is none. */
export const getProduct = cachedRead('product', (_locale, slug) => [['product', slug]], fetchProduct);

/** What an address asks of a product, understood in every language of the shop, so that it survives a change of language. */
export async function translateRequest(
  locale: Locale,
  product: Product,
  options: RequestedOptions,
): Promise<RequestedOptions> {
  if (hasOptions(product, options)) return options;
  try {
    const others = await Promise.all(
      locales.filter((one) => one !== locale).map((one) => getProduct(one, product.slug)),
    );
    return others.reduce<RequestedOptions>(
      (words, other) => (other ? translateOptions(product, other, words) : words),
      options,
    );
  } catch (error) {
    return orFallback(error, options);
  }
}

const readAtOnce = 8;

/**
 * What the upstream says now about products, by slug: null for one that no longer exists, undefined for one that could not be
 * read. Never from a cache, because a visitor decides on it what to buy.
 * @param slugs each once, as many as one visitor's lists hold
 */
export async function fetchFacts(
  locale: Locale,
  slugs: readonly string[],
): Promise<Map<string, ProductFacts | null | undefined>> {
  const facts = new Map<string, ProductFacts | null | undefined>();
  const waiting = [...slugs];
  const readNext = async (): Promise<void> => {
    for (let slug = waiting.shift(); slug !== undefined; slug = waiting.shift()) {
      facts.set(slug, await factsOrNothing(locale, slug));
    }
  };
  await Promise.all(Array.from({ length: readAtOnce }, readNext));
  return facts;
}

async function factsOrNothing(locale: Locale, slug: string): Promise<ProductFacts | null | undefined> {
  try {
    const product = await fetchProduct(locale, slug);
    return product && factsOf(product);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn(error.message);
    return undefined;
  }
}

async function fetchProduct(locale: Locale, slug: string): Promise<Product | null> {
  // Such a slug would name another path.
  if (slug === '.' || slug === '..') return null;
  const path = withParameter(cataloguePaths.productBySlug, slug);
  const payload = await fetchOne(path, ['slug', 'title'], locale);
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
export async function fetchProductsPage(
  locale: Locale,
  pageNumber: number,
  pageSize: number,
): Promise<ProductPage> {
  return fetchProductPage({ sortBy: 'asc', pageNumber, pageSize }, locale);
}

/** How many products there are. */
export const countProducts = cachedRead(
  'product-count',
  () => [['listing']],
  async (locale: Locale): Promise<number> => (await fetchProductsPage(locale, 1, 1)).total,
);

/** First page of all products. */
export const getProducts = cachedRead(
  'products',
  () => [['listing']],
  async (locale: Locale, pageSize: number): Promise<ProductPage> =>
    fetchProductPage({ sortBy: 'asc', pageNumber: 1, pageSize }, locale),
);

const getProductsOfCategory = cachedRead(
  'products-of-category',
  () => [['listing']],
  async (locale: Locale, categoryId: Id, pageSize: number): Promise<ProductPage> =>
    fetchProductPage({ categoryId, sortBy: 'asc', pageNumber: 1, pageSize }, locale),
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
