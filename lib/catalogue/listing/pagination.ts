import type { ListingQuery } from './query.ts';

/** Pages are 1-based; item indexes are 0-based, both ends inclusive. */
export interface Pagination {
  totalItems: number;
  currentPage: number;
  pageSize: number;
  totalPages: number;
  /** First page in `pages`. */
  startPage: number;
  /** Last page in `pages`; 0 without items. */
  endPage: number;
  startIndex: number;
  /** -1 without items. */
  endIndex: number;
  /** Pages to link to. */
  pages: number[];
}

const maxLinkedPages = 5;

/** Returns the current page, clamped to existing pages, and the pages to link to: up to 5 around it. */
export function paginate(totalItems: number, currentPage: number, pageSize: number): Pagination {
  const itemCount = integerAtLeast(0, totalItems);
  const size = integerAtLeast(1, pageSize);
  const totalPages = Math.ceil(itemCount / size);
  const current = Math.min(integerAtLeast(1, currentPage), Math.max(totalPages, 1));
  const startPage = Math.max(
    1,
    Math.min(current - Math.floor(maxLinkedPages / 2), totalPages - maxLinkedPages + 1),
  );
  const endPage = Math.min(startPage + maxLinkedPages - 1, totalPages);
  const startIndex = (current - 1) * size;
  return {
    totalItems: itemCount,
    currentPage: current,
    pageSize: size,
    totalPages,
    startPage,
    endPage,
    startIndex,
    endIndex: Math.min(startIndex + size, itemCount) - 1,
    pages: Array.from({ length: endPage - startPage + 1 }, (_, index) => startPage + index),
  };
}

/** Rounds down; NaN counts as 0. */
function integerAtLeast(min: number, value: number): number {
  return Math.max(min, Math.floor(value) || 0);
}

/** Limits the page of a query to the last page of a list of products. */
export function clampPage(query: ListingQuery, totalProducts: number): ListingQuery {
  return { ...query, page: paginate(totalProducts, query.page, query.pageSize).currentPage };
}
