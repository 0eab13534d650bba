import { facetNames, mapFacets } from './facets.ts';
import { defaultPageSize, emptyQuery, type ListingQuery, pageSizes, sortOptions } from './query.ts';

/** Query parameters of a listing, in the order of its URLs. Other parameters stay in the URL when the listing changes. */
export const listingParameterNames = [
  'category',
  'subcategory',
  'searchText',
  'typedText',
  'exactText',
  'minPrice',
  'maxPrice',
  ...facetNames,
  'sortBy',
  'page',
  'pageSize',
] as const;

/**
 * Parses listing parameters in the form that {@link listingParams} writes. Browsers need no other, so `readListingQuery`, the larger
 * parser for URLs that people type, stays out of their script.
 */
export function parseListingParams(params: URLSearchParams): ListingQuery {
  const textOf = (name: (typeof listingParameterNames)[number]) => params.get(name) ?? '';
  const numberOf = (name: 'minPrice' | 'maxPrice' | 'page' | 'pageSize') => {
    const value = Number.parseFloat(textOf(name));
    return value >= 0 ? value : null;
  };
  return {
    category: textOf('category') || null,
    subcategory: textOf('subcategory') || null,
    searchText: textOf('searchText'),
    typedText: textOf('typedText'),
    exactText: textOf('exactText') === '1',
    minPrice: numberOf('minPrice'),
    maxPrice: numberOf('maxPrice'),
    ...mapFacets((name) => textOf(name).split(',').filter(Boolean)),
    sortBy: sortOptions.find((option) => option === textOf('sortBy')) ?? emptyQuery.sortBy,
    page: numberOf('page') || 1,
    pageSize: pageSizes.find((size) => size === numberOf('pageSize')) ?? defaultPageSize,
    unreadable: [],
  };
}

/** Serialises a listing query in a fixed order, without default values, but with the values that could not be read. */
export function listingParams(query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of listingParameterNames) {
    const value =
      parameterValue(query, name) || query.unreadable.find(({ parameter }) => parameter === name)?.value;
    if (value) params.set(name, value);
  }
  return params;
}

/** Returns the value of a parameter, a list joined by commas; empty for a default value, and for `exactText` without a search text. */
function parameterValue(query: ListingQuery, name: (typeof listingParameterNames)[number]): string {
  if (name === 'exactText') return query.exactText && query.searchText ? '1' : '';
  return query[name] === emptyQuery[name] ? '' : String(query[name] ?? '');
}

/** Returns whether a listing has its own canonical URL and may be indexed: all products or a category, on any page. */
export function isIndexable(query: ListingQuery): boolean {
  return String(listingParams({ ...query, category: null, subcategory: null, page: 1 })) === '';
}

/** Returns path and query of a listing, such as `/shop?color=Black&page=2`. */
export function listingHref(path: string, query: ListingQuery): string {
  return hrefWithOtherParameters(path, new URLSearchParams(), query);
}

/** Query parameter that requests the results again after a failure: a page with it is rendered for each request. */
export const retryParameter = 'again';

/** Returns path and query of a listing with the retry parameter. */
export function retryHref(path: string, query: ListingQuery): string {
  const params = listingParams(query);
  params.set(retryParameter, '1');
  return `${path}?${params}`;
}

/** Returns path and query of a listing with the current URL's other parameters, such as those of a campaign. */
export function hrefWithOtherParameters(path: string, current: URLSearchParams, query: ListingQuery): string {
  const ownParameterNames: readonly string[] = [...listingParameterNames, retryParameter];
  const params = listingParams(query);
  for (const [name, value] of current) {
    if (!ownParameterNames.includes(name)) params.append(name, value);
  }
  const search = String(params);
  return search === '' ? path : `${path}?${search}`;
}
