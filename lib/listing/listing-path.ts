import { listingParams, readListingQuery, retryParameter } from './address.ts';
import { isIndexable } from './indexable.ts';
import { emptyQuery, type ListingQuery } from './query.ts';

const listing = /^\/[a-z]{2}\/shop$/;

/** Placeholder in a listing's inner path for a query that asks for nothing. */
const everything = '-';

/**
 * The inner page of a listing's address. Addresses that search engines may keep are cached pages of their own; the rest, of
 * which there is no end, are rendered for each request, and so is one that is asked for once more.
 * @param pathname with its language prefix
 */
export function listingPath(pathname: string, params: URLSearchParams): string {
  if (!listing.test(pathname)) return pathname;
  const query = readListingQuery(params);
  const written = listingParams(query).toString();
  const kind = isIndexable(query) && !params.has(retryParameter) ? 'cached' : 'live';
  return `${pathname}/listing/${kind}/${written === '' ? everything : encodeURIComponent(written)}`;
}

const collection = /^\/[a-z]{2}\/shop\/shop-(?:category|feature)\/[^/]+$/;

/**
 * The inner page of a category's or feature tag's address that is sorted or paged; the path itself when it is neither. These
 * pages know no other filters.
 * @param pathname with its language prefix
 */
export function collectionPath(pathname: string, params: URLSearchParams): string {
  if (!collection.test(pathname)) return pathname;
  const written = listingParams(collectionQuery(readListingQuery(params))).toString();
  return written === '' ? pathname : `${pathname}/list/${encodeURIComponent(written)}`;
}

/** The part of a query that category and feature tag pages know. */
function collectionQuery({ sortBy, page, pageSize }: ListingQuery): ListingQuery {
  return { ...emptyQuery, sortBy, page, pageSize };
}

/** Reads the query that `listingPath` or `collectionPath` wrote into a path; null when it is not one it writes. */
export function readListingPath(segment: string): ListingQuery | null {
  try {
    const decoded = decodeURIComponent(segment);
    return readListingQuery(new URLSearchParams(decoded === everything ? '' : decoded));
  } catch {
    return null;
  }
}
