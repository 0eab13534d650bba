import 'server-only';
import { searchPaths } from '@/contract/paths';
import type { CategoryRef, Product } from '@/lib/catalogue/product/types';
import { getBestSellers } from '@/lib/catalogue/reads/collections';
import {
  type CatalogueShop,
  cachedPricedRead,
  fetchFilteredProducts,
  getFirstProducts,
  type PricedReadOptions,
} from '@/lib/catalogue/reads/product-server';
import { getCategory } from '@/lib/catalogue/reads/server';
import type { Category, PaginatedProducts, SearchFilters } from '@/lib/catalogue/reads/types';
import { readSearchFilters } from '@/lib/catalogue/reads/wire/search-filters';
import { interpretSearch } from '@/lib/catalogue/search/search-interpretation';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { fallbackOnUpstreamError } from '@/lib/platform/upstream/fallback';
import { serverPriceReadContext } from '@/lib/platform/upstream/server-read-context';
import { fetchUpstream } from '@/lib/platform/upstream/upstream-read';
import { emptyFilters, indexKnownValues } from './facet-values.ts';
import { filterRequestBody } from './filter-request.ts';
import { findCategory } from './find-category.ts';
import type { KnownValues } from './known-values.ts';
import { emptyQuery, type ListingQuery } from './query.ts';
import { readListingQuery, withInterpretation } from './read-query.ts';
import { topRatedProducts } from './sort-products.ts';
import { listingParams } from './url.ts';

/** Null where the API lacks the call. */
const getSearchFilters = cachedPricedRead(
  'search-filters',
  { tagsOf: () => [['filters']] },
  async ({ locale, decimals }: PricedReadOptions): Promise<SearchFilters | null> => {
    const expects = { anyField: ['categories', 'attributesVariant'] };
    const payload = await fetchUpstream({ method: 'GET', path: searchPaths.searchFilters, expects }, locale);
    return payload === null ? null : readSearchFilters(payload, serverPriceReadContext(decimals));
  },
);

/**
 * Gets the filters of listings, which are empty where the API lacks the call. Null while the API is unavailable; the page is then cached
 * for seconds only.
 */
export async function getFilters(shop: CatalogueShop): Promise<SearchFilters | null> {
  try {
    return (await getSearchFilters(shop)) ?? emptyFilters;
  } catch (error) {
    return fallbackOnUpstreamError(error, null);
  }
}

/**
 * Gets filter values by their names in every language. Null where the API lacks the call, and while it is unavailable; the page is then
 * cached for seconds only.
 */
export async function getKnownValues(shop: CatalogueShop): Promise<KnownValues | null> {
  const otherLocales = locales.filter((other) => other !== shop.locale);
  try {
    const filters = await getSearchFilters(shop);
    if (filters === null) return null;
    const filtersInOtherLanguages = await Promise.all(
      otherLocales.map((locale) => getSearchFilters({ ...shop, locale })),
    );
    return indexKnownValues(
      filters,
      filtersInOtherLanguages.filter((others) => others !== null),
    );
  } catch (error) {
    return fallbackOnUpstreamError(error, null);
  }
}

/** Category of a query: its subcategory, else its category. */
export interface RequestedCategory {
  /** Null when the query has none, or none that exists. */
  category: CategoryRef | null;
  /** Last requested slug or id that no category has; null when there is none. */
  unknownSlugOrId: string | null;
}

/**
 * Resolves the category of a query; null while the API is unavailable.
 * @param categories of the filters; a category that is not among them is fetched
 */
export async function getRequestedCategory(
  locale: Locale,
  { category, subcategory }: Pick<ListingQuery, 'category' | 'subcategory'>,
  categories: Category[],
): Promise<RequestedCategory | null> {
  let unknownSlugOrId: string | null = null;
  try {
    for (const slugOrId of [subcategory, category]) {
      if (slugOrId === null) continue;
      const existingCategory = findCategory(categories, slugOrId) ?? (await getCategory(locale, slugOrId));
      if (existingCategory) return { category: existingCategory, unknownSlugOrId };
      unknownSlugOrId = slugOrId;
    }
  } catch (error) {
    return fallbackOnUpstreamError(error, null);
  }
  return { category: null, unknownSlugOrId };
}

const getCachedListing = cachedPricedRead(
  'listing',
  { tagsOf: () => [['listing']] },
  async (
    readOptions: PricedReadOptions,
    serializedQuery: string,
    categoryId: string,
    categoryIdType: string,
  ): Promise<PaginatedProducts> => {
    const query = readListingQuery(new URLSearchParams(serializedQuery));
    // The API gets an id back as it sent it, as a number or a string. Without a category, `categoryId` is empty.
    const id = categoryIdType === 'number' ? Number(categoryId) : categoryId;
    return fetchFilteredProducts(filterRequestBody(query, categoryId === '' ? null : id), readOptions);
  },
);

/**
 * Returns the query with the numbers in its search text as filters, by the first interpretation that has results (docs/behaviour.md §2.2).
 * Null when no interpretation has results, and while the API is unavailable. The text is then searched as it was typed.
 */
export async function getInterpretedQuery(
  shop: CatalogueShop,
  query: ListingQuery,
): Promise<ListingQuery | null> {
  const filters = await getFilters(shop);
  for (const interpretation of interpretSearch(query.searchText, filters?.sizes ?? [])) {
    const candidate = withInterpretation(query, interpretation);
    const requestedCategory = await getRequestedCategory(shop.locale, candidate, filters?.categories ?? []);
    const listing =
      requestedCategory && (await getListingProducts(shop, candidate, requestedCategory.category));
    if (!listing) return null;
    if (listing.total > 0) return candidate;
  }
  return null;
}

/** Gets the products of a listing; null while the API is unavailable. */
export async function getListingProducts(
  shop: CatalogueShop,
  query: ListingQuery,
  category: CategoryRef | null,
): Promise<PaginatedProducts | null> {
  const serializedQuery = listingParams({ ...query, category: null, subcategory: null }).toString();
  try {
    return await getCachedListing(shop, serializedQuery, String(category?.id ?? ''), typeof category?.id);
  } catch (error) {
    return fallbackOnUpstreamError(error, null);
  }
}

const suggestionCount = 4;

/** Gets products to suggest in an empty listing: of its category, else best sellers, else any; empty while the API is unavailable. */
export async function getSuggestedProducts(
  shop: CatalogueShop,
  category: CategoryRef | null,
): Promise<Product[]> {
  const categoryListing = category && (await getListingProducts(shop, emptyQuery, category));
  if (categoryListing?.items.length) return categoryListing.items.slice(0, suggestionCount);
  const bestSellers = await getBestSellers(shop);
  const suggestions =
    bestSellers.length > 0 ? bestSellers : (await getListingProducts(shop, emptyQuery, null))?.items;
  return suggestions?.slice(0, suggestionCount) ?? [];
}

/** Gets the first products of the shop, to suggest on the not-found page; empty while the API is unavailable. */
export async function getFirstListedProducts(shop: CatalogueShop): Promise<Product[]> {
  return (await getListingProducts(shop, emptyQuery, null))?.items.slice(0, suggestionCount) ?? [];
}

const ratingSampleSize = 100;

/**
 * Gets the best rated among the shop's first products; empty while the API is unavailable.
 * @param hasCustomerReviews true when the shop has the capability `reviews`
 */
export async function getTopRated(shop: CatalogueShop, hasCustomerReviews = false): Promise<Product[]> {
  try {
    return topRatedProducts((await getFirstProducts(shop, ratingSampleSize)).items, hasCustomerReviews);
  } catch (error) {
    return fallbackOnUpstreamError(error, []);
  }
}
