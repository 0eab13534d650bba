/** Pager result (specification section 3). Pages count from 1; indexes count items from 0, both ends included. */
export interface Pager {
  totalItems: number;
  currentPage: number;
  pageSize: number;
  totalPages: number;
  startPage: number;
  endPage: number;
  startIndex: number;
  /** -1 when there are no items. */
  endIndex: number;
  pages: number[];
}

const windowSize = 5;

/**
 * Pages to offer: all of them when there are 5 or fewer, otherwise a window of 5 around the current page
 * (specification section 9). A current page outside the list is moved to its nearest end.
 */
export function pager(totalItems: number, currentPage: number, pageSize: number): Pager {
  const items = whole(totalItems, 0);
  const size = whole(pageSize, 1);
  const totalPages = Math.ceil(items / size);
  const current = Math.min(whole(currentPage, 1), Math.max(totalPages, 1));
  const startPage = Math.max(1, Math.min(current - Math.floor(windowSize / 2), totalPages - windowSize + 1));
  const endPage = Math.min(startPage + windowSize - 1, totalPages);
  const startIndex = (current - 1) * size;
  return {
    totalItems: items,
    currentPage: current,
    pageSize: size,
    totalPages,
    startPage,
    endPage,
    startIndex,
    endIndex: Math.min(startIndex + size, items) - 1,
    pages: Array.from({ length: endPage - startPage + 1 }, (_, index) => startPage + index),
  };
}

function whole(value: number, least: number): number {
  return Math.max(least, Math.floor(value) || 0);
}
