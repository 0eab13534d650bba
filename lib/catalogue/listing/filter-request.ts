import type { Id } from '@/lib/platform/wire/identifiers';
import { facetNames, facetOf } from './facets.ts';
import type { ListingQuery } from './query.ts';

/**
 * Returns the body of `POST /Products/Filter` for a listing.
 * @param categoryId null for products of all categories
 */
export function filterRequestBody(query: ListingQuery, categoryId: Id | null) {
  return {
    ...(categoryId === null ? {} : { categoryId }),
    ...(query.minPrice === null ? {} : { minPrice: query.minPrice }),
    ...(query.maxPrice === null ? {} : { maxPrice: query.maxPrice }),
    ...facetFields(query),
    ...(query.searchText === '' ? {} : { searchText: query.searchText }),
    ...(query.exactText ? { exactText: true } : {}),
    ...facetTags(query),
    sortBy: query.sortBy,
    pageNumber: query.page,
    pageSize: query.pageSize,
  };
}

function facetFields(query: ListingQuery): Record<string, string> {
  const names = facetNames.filter((name) => facetOf(name).sentAs === 'field' && query[name].length > 0);
  return Object.fromEntries(names.map((name) => [name, query[name].join(',')]));
}

function facetTags(query: ListingQuery): { tags?: string[] } {
  const names = facetNames.filter((name) => facetOf(name).sentAs === 'tag');
  const tags = names.flatMap((name) => query[name].map((value) => `${name}:${value}`));
  return tags.length === 0 ? {} : { tags };
}
