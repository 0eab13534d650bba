import { pager } from '@/lib/catalogue/pager';
import type { ListingQuery } from './query.ts';

/** The query moved to the last page when it asks for one past the end. */
export function withinPages(query: ListingQuery, total: number): ListingQuery {
  return { ...query, page: pager(total, query.page, query.pageSize).currentPage };
}
