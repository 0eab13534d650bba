import { type FacetName, perFacet } from './facets.ts';

/** Sorting of a listing (specification section 2). */
export const sortOptions = ['asc', 'low', 'high', 'on-sale'] as const;
export type SortBy = (typeof sortOptions)[number];

/** Page sizes to choose from; the third is the default (specification section 9). */
export const pageSizes = [3, 5, 10, 15, 50, 100] as const;
export const defaultPageSize = 10;

/** What a listing's address asks for, of each facet one of the values. Prices are in units of the shop currency, null where that end is open. */
export interface ListingQuery extends Record<FacetName, string[]> {
  /** Slug or id of a category. */
  category: string | null;
  subcategory: string | null;
  searchText: string;
  minPrice: number | null;
  maxPrice: number | null;
  sortBy: SortBy;
  page: number;
  pageSize: number;
}

/** A listing of everything. */
export const emptyQuery: ListingQuery = {
  category: null,
  subcategory: null,
  searchText: '',
  minPrice: null,
  maxPrice: null,
  ...perFacet(() => []),
  sortBy: 'asc',
  page: 1,
  pageSize: defaultPageSize,
};

/** A change of filters; it leads to the first page of the new results (specification section 4). */
export type FilterChange = Partial<Omit<ListingQuery, 'page'>>;

/** The query with filters changed. */
export function withFilters(query: ListingQuery, change: FilterChange): ListingQuery {
  return { ...query, ...change, page: 1 };
}

/** The list with a value added, or removed when it is there in any letter case (specification section 4, listing filters). */
export function toggled(list: readonly string[], value: string): string[] {
  const others = list.filter((item) => item.toLowerCase() !== value.toLowerCase());
  return others.length < list.length ? others : [...list, value];
}
