import { type SQL, sql } from 'drizzle-orm';
import { type Orm, rows } from '../db/database.ts';
import { listing } from '../db/schema/listing.ts';
import { type FoundPage, offsetOf } from './found-page.ts';
import type { Filter } from './resolved-filter.ts';
import { sortOrder } from './sort-order.ts';

/** One way to find what a filter asks for. */
export interface PageSource {
  /** How many products match, or the count bound. */
  total(): Promise<number>;
  /** All matching rows (`product_id`, `price_cents`, `on_sale`), in any order. */
  gathered: SQL;
  /** The `product_id` of the first matching rows in an order, an index read along until there are enough. */
  walked(order: SQL, limit: number, offset: number): SQL | Promise<SQL>;
}

/** Fewer matches than this are gathered and sorted. */
export const fewMatches = 2000;

/**
 * Reads a page. Where few products match, walking along an index in the order asked for could pass nearly all of it;
 * where many do, gathering them would.
 */
export async function readPage(orm: Orm, filter: Filter, source: PageSource): Promise<FoundPage> {
  const total = await source.total();
  const offset = offsetOf(filter);
  if (offset >= total) return { ids: [], total };
  const order = sql.join(sortOrder(filter, listing), sql`, `);
  const page = await rows<{ product_id: number }>(
    orm,
    total < fewMatches
      ? sql`
        SELECT product_id FROM (${source.gathered} OFFSET 0) AS ${listing}
        ORDER BY ${order} LIMIT ${filter.pageSize} OFFSET ${offset}`
      : await source.walked(order, filter.pageSize, offset),
  );
  return { ids: page.map((row) => row.product_id), total };
}
