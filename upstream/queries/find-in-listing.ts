import { isNull, sum } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { category } from '../db/schema/catalogue.ts';
import { listing } from '../db/schema/listing.ts';
import { countBound, countUpTo } from './count-up-to.ts';
import { type FoundPage, offsetOf } from './found-page.ts';
import { sortOrder } from './sort-order.ts';
import { type Filter, listingConditions, stateConditions, type Wanted } from './wanted.ts';

/** Reads a page off the index that holds the listing in the order asked for. */
export async function findInListing(orm: Orm, filter: Filter, wanted: Wanted): Promise<FoundPage> {
  const [page, total] = await Promise.all([
    orm
      .select({ id: listing.productId })
      .from(listing)
      .where(listingConditions(wanted))
      .orderBy(...sortOrder(filter, listing))
      .limit(filter.pageSize)
      .offset(offsetOf(filter)),
    countInListing(orm, wanted),
  ]);
  return { ids: page.map((row) => row.id), total };
}

async function countInListing(orm: Orm, wanted: Wanted): Promise<number> {
  const onlyCategory = wanted.facetGroups.length === 0 && stateConditions(wanted, listing).length === 0;
  if (!onlyCategory) {
    return countUpTo(
      orm,
      orm.select({ id: listing.productId }).from(listing).where(listingConditions(wanted)).limit(countBound),
    );
  }
  if (wanted.category) return wanted.category.row.productCount;
  const [all] = await orm
    .select({ products: sum(category.productCount).mapWith(Number) })
    .from(category)
    .where(isNull(category.parentId));
  return all?.products ?? 0;
}
