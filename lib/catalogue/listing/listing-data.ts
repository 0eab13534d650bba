import 'server-only';
import { notFound } from 'next/navigation';
import { searchPaths } from '@/contract/paths';
import type { CategoryRef } from '@/lib/catalogue/product/types';
import type { CatalogueShop } from '@/lib/catalogue/reads/product-server';
import type { PaginatedProducts } from '@/lib/catalogue/reads/types';
import { UpstreamError } from '@/lib/platform/upstream/upstream-error';
import type { FacetName } from './facets.ts';
import { isFiltered } from './indexing.ts';
import { unknownValues, withKnownValues } from './known-values.ts';
import { clampPage } from './pagination.ts';
import { emptyQuery, type ListingQuery } from './query.ts';
import { getFilters, getKnownValues, getListingProducts, getRequestedCategory } from './server.ts';
import { unsupportedFacets } from './unsupported-facets.ts';

/** Data of a listing page: the products of a query, and what of the query could not be applied. */
export interface ListingData {
  /** Query with only known and readable values, on the last page if a later one was requested. */
  appliedQuery: ListingQuery;
  category: CategoryRef | null;
  /** Requested values that do not exist and are ignored. */
  unknownValues: { filter: FacetName | 'category'; value: string }[];
  /** Requested facets that the API does not filter by. */
  unsupportedFacets: FacetName[];
  /** Null when the API is unavailable. */
  paginatedProducts: PaginatedProducts | null;
}

/**
 * Gets the data of a listing page. Throws Next's not-found error when the category does not exist.
 * @throws {UpstreamError} while the API is unavailable, for a listing without filters: search engines index its page, which must not
 * be replaced by one without products
 */
export async function getListingData(
  shop: CatalogueShop,
  requestedQuery: ListingQuery,
): Promise<ListingData> {
  const listing = await assembleListingData(shop, requestedQuery);
  if (listing.paginatedProducts === null && !isFiltered(requestedQuery))
    throw new UpstreamError('unavailable', `POST ${searchPaths.filterProducts}`, 'an indexable listing');
  return listing;
}

/** Does the same as {@link getListingData}, but while the API is unavailable, it returns null for the products instead of throwing. */
async function assembleListingData(shop: CatalogueShop, requestedQuery: ListingQuery): Promise<ListingData> {
  const [filters, knownValues] = await Promise.all([getFilters(shop), getKnownValues(shop)]);
  const knownQuery = { ...withKnownValues(requestedQuery, knownValues), unreadable: emptyQuery.unreadable };
  const unknown: ListingData['unknownValues'] = unknownValues(requestedQuery, knownValues);
  const requestedCategory = await getRequestedCategory(shop.locale, knownQuery, filters?.categories ?? []);
  if (requestedCategory === null)
    return {
      appliedQuery: knownQuery,
      category: null,
      unknownValues: unknown,
      unsupportedFacets: [],
      paginatedProducts: null,
    };
  const { category } = requestedCategory;
  if (requestedCategory.unknownSlugOrId !== null) {
    if (category === null) notFound();
    unknown.push({ filter: 'category', value: requestedCategory.unknownSlugOrId });
  }
  const requestedProducts = await getListingProducts(shop, knownQuery, category);
  const clampedQuery = clampPage(knownQuery, requestedProducts?.total ?? 0);
  const isPastEnd =
    requestedProducts !== null &&
    requestedProducts.items.length === 0 &&
    clampedQuery.page !== knownQuery.page;
  const paginatedProducts = isPastEnd
    ? await getListingProducts(shop, clampedQuery, category)
    : requestedProducts;
  return {
    appliedQuery: isPastEnd ? clampedQuery : knownQuery,
    category,
    unknownValues: unknown,
    unsupportedFacets: unsupportedFacets(knownQuery, paginatedProducts?.items ?? [], Date.now()),
    paginatedProducts,
  };
}
