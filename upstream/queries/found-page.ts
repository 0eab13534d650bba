import type { Filter } from './resolved-filter.ts';

/** Ids of one page of products, and how many match in all. */
export interface FoundPage {
  ids: number[];
  total: number;
}

/** How many products come before the page a filter asks for. */
export function offsetOf(filter: Filter): number {
  return (filter.pageNumber - 1) * filter.pageSize;
}
