import { isNull, sql, sum } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { category } from '../db/schema/catalogue.ts';
import { listing } from '../db/schema/listing.ts';
import { countRows, maxCountedRows } from './count-rows.ts';
import type { PageSource } from './page-source.ts';
import { listingConditions, priceAndStockConditions, type ResolvedFilter } from './resolve-filter.ts';

/** Finds products by category, price, sale and stock, for which the listing has an index in every sort order. */
export function listingSource(orm: Orm, resolved: ResolvedFilter): PageSource {
  const conditions = listingConditions(resolved) ?? sql`true`;
  const matchesQuery = sql`SELECT product_id, price_thousandths, on_sale FROM ${listing} WHERE ${conditions}`;
  return {
    count: () =>
      priceAndStockConditions(resolved, listing).length > 0
        ? countRows(orm, sql`${matchesQuery} LIMIT ${maxCountedRows}`)
        : loadStoredCount(orm, resolved),
    allMatchesQuery: matchesQuery,
    buildPageQuery: (order, limit, offset) =>
      sql`${matchesQuery} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
  };
}

/** Loads the stored product count of the category, or the sum over all main categories. */
async function loadStoredCount(orm: Orm, resolved: ResolvedFilter): Promise<number> {
  if (resolved.category) return resolved.category.row.productCount;
  const [counted] = await orm
    .select({ products: sum(category.productCount).mapWith(Number) })
    .from(category)
    .where(isNull(category.parentId));
  return counted?.products ?? 0;
}
