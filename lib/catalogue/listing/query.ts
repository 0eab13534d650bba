import { type FacetName, mapFacets } from './facets.ts';

/** Sort orders of a listing: the API's own order, lowest or highest price first, reduced products first. */
export const sortOptions = ['asc', 'low', 'high', 'on-sale'] as const;
export type SortBy = (typeof sortOptions)[number];

/** Selectable page sizes. */
export const pageSizes = [3, 5, 10, 15, 50, 100] as const;
export const defaultPageSize = 10;

/**
 * Query of a listing. A product matches a facet when it has at least one of its requested values. Prices are in currency units, null when
 * open-ended.
 */
export interface ListingQuery extends Record<FacetName, string[]> {
  /** Slug or id of a category; so is `subcategory`. */
  category: string | null;
  subcategory: string | null;
  searchText: string;
  /** The text as typed, once filters replace its numbers. Equal to `searchText` when the visitor declined such filters. Otherwise empty. */
  typedText: string;
  /** True to search for exactly the spelling of `searchText`. */
  exactText: boolean;
  minPrice: number | null;
  maxPrice: number | null;
  sortBy: SortBy;
  page: number;
  pageSize: number;
  /** Values that could not be read, which the page names. */
  unreadable: readonly UnreadableValue[];
}

/** Parameters whose values are numbers or a choice of few words. */
export const restrictedParameters = ['minPrice', 'maxPrice', 'status', 'sortBy', 'page', 'pageSize'] as const;

/** Value of a query parameter that could not be read. */
export interface UnreadableValue {
  parameter: (typeof restrictedParameters)[number];
  value: string;
}

/** Query of all products. */
export const emptyQuery: ListingQuery = {
  category: null,
  subcategory: null,
  searchText: '',
  typedText: '',
  exactText: false,
  minPrice: null,
  maxPrice: null,
  ...mapFacets(() => []),
  sortBy: 'asc',
  page: 1,
  pageSize: defaultPageSize,
  unreadable: [],
};

/** Change of filters. Every such change leads back to the first page (docs/behaviour.md §4.7). */
export type FilterChange = Partial<Omit<ListingQuery, 'page' | 'unreadable'>>;

/** Derives the next query from the latest one, which may be ahead of the rendered one. */
export type QueryChange = (query: ListingQuery) => ListingQuery;

/**
 * Returns the query with changed filters on its first page, without values that could not be read. Drops `typedText` with the last price or
 * size that replaced its numbers.
 */
export function withFilters(query: ListingQuery, change: FilterChange): ListingQuery {
  const next = { ...query, ...change, page: 1, unreadable: emptyQuery.unreadable };
  const { minPrice, maxPrice, size, searchText, typedText } = next;
  const hasPriceOrSize = minPrice !== null || maxPrice !== null || size.length > 0;
  return hasPriceOrSize || typedText === searchText ? next : { ...next, typedText: '' };
}

/**
 * Three-way merge: returns the query that a link leads to. The link was rendered for the query `base` and points to `target`; filters
 * that were changed since, in `latest`, stay changed. The page is always the target's.
 */
export function mergeQueries(latest: ListingQuery, base: ListingQuery, target: ListingQuery): ListingQuery {
  const facets = mapFacets((name) => [
    // Values that the link does not remove, or that were added since.
    ...latest[name].filter((value) => target[name].includes(value) || !base[name].includes(value)),
    // Values that the link adds.
    ...target[name].filter((value) => ![...latest[name], ...base[name]].includes(value)),
  ]);
  // May include equal lists of facets, which are compared as objects; `facets` replaces all lists.
  const changedByLink = Object.entries(target).filter(
    ([name, value]) => value !== base[name as keyof ListingQuery],
  );
  return { ...latest, ...Object.fromEntries(changedByLink), ...facets, page: target.page };
}

/** Adds a value to a list, or removes it when present in any letter case. */
export function toggleValue(list: readonly string[], value: string): string[] {
  const others = list.filter((item) => item.toLowerCase() !== value.toLowerCase());
  return others.length < list.length ? others : [...list, value];
}
