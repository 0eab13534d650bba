import type { Id } from '@/lib/wire/identifiers';
import type { ListingQuery } from './query.ts';

/** Body of `POST /Products/Filter` for a listing (contract, Calls); brand and status travel in `tags`. */
export function filterBody(query: ListingQuery, categoryId: Id | null) {
  return {
    ...(categoryId === null ? {} : { categoryId }),
    ...(query.minPrice === null ? {} : { minPrice: query.minPrice }),
    ...(query.maxPrice === null ? {} : { maxPrice: query.maxPrice }),
    ...(query.colors.length === 0 ? {} : { color: query.colors.join(',') }),
    ...(query.sizes.length === 0 ? {} : { size: query.sizes.join(',') }),
    ...(query.searchText === '' ? {} : { searchText: query.searchText }),
    ...tagsOf(query),
    sortBy: query.sortBy,
    pageNumber: query.page,
    pageSize: query.pageSize,
  };
}

function tagsOf({ brands, statuses }: ListingQuery) {
  const tags = [...brands.map((brand) => `brand:${brand}`), ...statuses.map((status) => `status:${status}`)];
  return tags.length === 0 ? {} : { tags };
}
