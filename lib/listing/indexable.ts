import { emptyQuery, type ListingQuery } from './query.ts';

type Facet = keyof ListingQuery;

/**
 * Which facets make an address that search engines may keep. Each of the others multiplies the addresses of the same
 * products, so an address that uses one names the nearest address without it as canonical.
 */
const indexable: Record<Facet, boolean> = {
  category: true,
  subcategory: true,
  page: true,
  searchText: false,
  minPrice: false,
  maxPrice: false,
  colors: false,
  sizes: false,
  brands: false,
  statuses: false,
  sortBy: false,
  pageSize: false,
};

/** Whether search engines may keep this listing under its own address. */
export function isIndexable(query: ListingQuery): boolean {
  return (Object.keys(indexable) as Facet[]).every((facet) => indexable[facet] || isDefault(query, facet));
}

/** The nearest listing that search engines may keep: this one, or the first page of it without what is not indexable. */
export function canonicalQuery(query: ListingQuery): ListingQuery {
  if (isIndexable(query)) return query;
  return { ...emptyQuery, category: query.category, subcategory: query.subcategory };
}

function isDefault(query: ListingQuery, facet: Facet): boolean {
  return JSON.stringify(query[facet]) === JSON.stringify(emptyQuery[facet]);
}
