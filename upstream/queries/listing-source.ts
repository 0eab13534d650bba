import { isNull, sql, sum } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { category } from '../db/schema/catalogue.ts';
import { listing } from '../db/schema/listing.ts';
import { countBound, countUpTo } from './count-up-to.ts';
import type { PageSource } from './page-source.ts';
import { listingConditions, type ResolvedFilter, stateConditions } from './resolved-filter.ts';

/** Finds products by category, price, sale and stock: the listing has an index for each in every order. */
export function listingSource(orm: Orm, resolved: ResolvedFilter): PageSource {
  const conditions = listingConditions(resolved) ?? sql`true`;
  const matching = sql`SELECT product_id, price_cents, on_sale FROM ${listing} WHERE ${conditions}`;
  return {
    total: () =>
      stateConditions(resolved, listing).length > 0
        ? countUpTo(orm, sql`${matching} LIMIT ${countBound}`)
        : keptCount(orm, resolved),
    gathered: matching,
    walked: (order, limit, offset) => sql`${matching} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
  };
}

async function keptCount(orm: Orm, resolved: ResolvedFilter): Promise<number> {
  if (resolved.category) return resolved.category.row.productCount;
  const [all] = await orm
    .select({ products: sum(category.productCount).mapWith(Number) })
    .from(category)
    .where(isNull(category.parentId));
  return all?.products ?? 0;
}
