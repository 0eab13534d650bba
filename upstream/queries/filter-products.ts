import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { listing, searchDocument } from '../db/schema/listing.ts';
import { textQuery } from '../search/text-query.ts';
import { findTypedWords } from '../search/typed-words.ts';
import { type Filter, listingConditions } from './listing-conditions.ts';

/** Matches are counted one by one up to here; a search with more answers this number. */
const countBound = 10_000;

/** Ids of one page of products, and how many match in all. */
export interface FoundPage {
  ids: number[];
  total: number;
}

const nothing: FoundPage = { ids: [], total: 0 };

/** The products that match a filter, in the order it asks for. */
export async function findPage(orm: Orm, filter: Filter): Promise<FoundPage> {
  const conditions = await listingConditions(orm, filter);
  if (!conditions) return nothing;
  const typed = filter.searchText?.trim();
  if (!typed) return readPage(orm, filter, conditions, sortOrder(filter));

  const query = textQuery(await findTypedWords(orm, typed));
  if (!query) return nothing;
  for (const matching of [query.all, query.some]) {
    if (!matching) continue;
    const matches = sql`${searchDocument.words} @@ ${matching}::tsquery`;
    const rank = sql`4 * ts_rank(${searchDocument.words}, ${query.exact}::tsquery)
      + ts_rank(${searchDocument.words}, ${matching}::tsquery) DESC`;
    const byRank = (filter.sortBy ?? 'asc') === 'asc';
    const order = byRank ? [rank, asc(listing.productId)] : sortOrder(filter);
    const page = await readPage(orm, filter, [...conditions, matches], order);
    if (page.total > 0) return page;
  }
  return nothing;
}

function sortOrder(filter: Filter): SQL[] {
  const byId = asc(listing.productId);
  switch (filter.sortBy) {
    case 'low':
      return [asc(listing.priceCents), byId];
    case 'high':
      return [desc(listing.priceCents), byId];
    case 'on-sale':
      return [desc(listing.onSale), byId];
    default:
      return [byId];
  }
}

async function readPage(orm: Orm, filter: Filter, conditions: SQL[], order: SQL[]): Promise<FoundPage> {
  const matching = () =>
    orm
      .select({ id: listing.productId })
      .from(listing)
      .leftJoin(searchDocument, eq(searchDocument.productId, listing.productId))
      .where(and(...conditions));
  const bounded = matching().limit(countBound).as('bounded');
  const [page, counted] = await Promise.all([
    matching()
      .orderBy(...order)
      .limit(filter.pageSize)
      .offset((filter.pageNumber - 1) * filter.pageSize),
    orm.select({ total: sql<number>`count(*)::integer` }).from(bounded),
  ]);
  return { ids: page.map((row) => row.id), total: counted[0]?.total ?? 0 };
}
