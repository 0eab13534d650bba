import { perFacet } from './facets.ts';
import { emptyQuery, type ListingQuery } from './query.ts';

type Part = keyof ListingQuery;

/**
 * What a part of a query tells search engines of an address that uses it, one signal each: `own` addresses are kept, those that `arrange`
 * the same products anew name the plain list as canonical, those that `narrow` it to other products ask to be left out.
 */
const signals: Record<Part, 'own' | 'arranges' | 'narrows'> = {
  category: 'own',
  subcategory: 'own',
  page: 'own',
  searchText: 'narrows',
  minPrice: 'narrows',
  maxPrice: 'narrows',
  ...perFacet(() => 'narrows' as const),
  sortBy: 'arranges',
  pageSize: 'arranges',
};

/** Whether search engines may keep this listing under its own address. */
export function isIndexable(query: ListingQuery): boolean {
  return !isNarrowed(query) && !uses(query, 'arranges');
}

/** Whether a listing holds some of its products only, and asks to be left out of search results. */
export function isNarrowed(query: ListingQuery): boolean {
  return uses(query, 'narrows');
}

/** The listing that search engines are to take this one for: itself, or the first page of one that is arranged as usual. */
export function canonicalQuery(query: ListingQuery): ListingQuery {
  if (isIndexable(query) || isNarrowed(query)) return query;
  return { ...emptyQuery, category: query.category, subcategory: query.subcategory };
}

function uses(query: ListingQuery, signal: 'arranges' | 'narrows'): boolean {
  return (Object.keys(signals) as Part[]).some((part) => signals[part] === signal && !isDefault(query, part));
}

function isDefault(query: ListingQuery, part: Part): boolean {
  return JSON.stringify(query[part]) === JSON.stringify(emptyQuery[part]);
}
