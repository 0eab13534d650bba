import { type SQL, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';
import { listing } from '../db/schema/listing.ts';
import type { QueryWord } from '../search/find-indexed-words.ts';
import type { Filter } from './resolve-filter.ts';
import { sortOrder } from './sort-order.ts';

/** Ids of one page of products and the total number of matches. */
export interface ProductIdPage {
  ids: number[];
  total: number;
  /** Typed words of a text search, with the indexed words that they match. */
  words?: QueryWord[];
}

/** Returns how many products precede the requested page. */
export function offsetOf(filter: Filter): number {
  return (filter.pageNumber - 1) * filter.pageSize;
}

/** Strategy that finds the products of a filter. */
export interface PageSource {
  /** Counts the matches, up to `maxCountedRows` where no exact total is stored. */
  count(): Promise<number>;
  /** Query for all matching rows (`product_id`, `price_thousandths`, `on_sale`), unordered. */
  allMatchesQuery: SQL;
  /** Builds the query for the `product_id` of one sorted page, which reads an index until the page is full. */
  buildPageQuery(order: SQL, limit: number, offset: number): SQL | Promise<SQL>;
}

/** Below this number of matches, all are read and sorted. */
export const maxMatchesToSort = 2000;

/**
 * Reads a page. Few matches are read and sorted, because following an index in the requested order could scan nearly all of
 * it; for many matches the index is faster.
 */
export async function readPage(orm: Orm, filter: Filter, source: PageSource): Promise<ProductIdPage> {
  const total = await source.count();
  const offset = offsetOf(filter);
  if (offset >= total) return { ids: [], total };
  const order = sql.join(sortOrder(filter, listing), sql`, `);
  // `OFFSET 0` keeps the planner from following the index in the requested order.
  const query =
    total < maxMatchesToSort
      ? sql`
        SELECT product_id FROM (${source.allMatchesQuery} OFFSET 0) AS ${listing}
        ORDER BY ${order} LIMIT ${filter.pageSize} OFFSET ${offset}`
      : await source.buildPageQuery(order, filter.pageSize, offset);
  const rows = await queryRows<{ product_id: number }>(orm, query);
  return { ids: rows.map((row) => row.product_id), total };
}
