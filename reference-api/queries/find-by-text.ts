import { type SQL, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';
import { listing, searchDocument } from '../db/schema/listing.ts';
import { findIndexedWords, type QueryWord } from '../search/find-indexed-words.ts';
import { type TextQuery, textQueries, toTsquery } from '../search/text-tiers.ts';
import { integerArray } from './facet-value-ids.ts';
import { offsetOf, type ProductIdPage } from './page-source.ts';
import type { Filter, ResolvedFilter } from './resolve-filter.ts';
import { sortOrder } from './sort-order.ts';
import { orderById, textMatchesQuery } from './text-matches.ts';

/** A search considers at most this many products: the best matches, even when they are then sorted by price. */
const maxTextMatches = 2000;
/**
 * Up to this many matches are ranked by reading their documents. A larger result is read through the index in order of relevance tiers
 * (title, keywords, text).
 */
const maxMatchesToRank = 200;

/** Finds products by text, best matches first unless another order is requested. */
export async function findByText(orm: Orm, filter: Filter, resolved: ResolvedFilter): Promise<ProductIdPage> {
  const textMatches = await findTextMatches(orm, filter, resolved);
  if (!textMatches) return { ids: [], total: 0 };
  const { query, matchingIds, words } = textMatches;
  const total = matchingIds.length;
  if (offsetOf(filter) >= total) return { ids: [], total, words };
  return { ids: await readIds(orm, buildPageQuery(filter, resolved, query, matchingIds)), total, words };
}

/**
 * Returns the ids of at most 2,000 products that match the text and the rest of a filter, with the query that found them:
 * the first of `textQueries` that finds any. Returns null without a match.
 */
export async function findTextMatches(
  orm: Orm,
  { searchText, exactText }: Filter,
  resolved: ResolvedFilter,
): Promise<{ query: TextQuery; matchingIds: number[]; words: QueryWord[] } | null> {
  const words = await findIndexedWords(orm, searchText ?? '', exactText ?? false);
  for (const query of textQueries(words)) {
    const matchingIds = await readIds(orm, textMatchesQuery(query.anyTier, resolved, maxTextMatches));
    if (matchingIds.length > 0) return { query, matchingIds, words };
  }
  return null;
}

function buildPageQuery(
  filter: Filter,
  resolved: ResolvedFilter,
  query: TextQuery,
  matchingIds: number[],
): SQL {
  const offset = offsetOf(filter);
  const limit = Math.min(filter.pageSize, maxTextMatches - offset);
  const limitAndOffset = sql`LIMIT ${limit} OFFSET ${offset}`;
  const idArray = integerArray(matchingIds);
  // `asc`, the default, means best matches first.
  if ((filter.sortBy ?? 'asc') === 'asc') {
    return matchingIds.length <= maxMatchesToRank
      ? sql`
        SELECT product_id FROM ${searchDocument} WHERE product_id = ANY (${idArray})
        ORDER BY ${tierExpression(query)}, product_id ${limitAndOffset}`
      : sql`${matchesByTierQuery(query, resolved, offset + limit)} ${limitAndOffset}`;
  }
  const order = sql.join(sortOrder(filter, listing), sql`, `);
  const matchesQuery =
    matchingIds.length < maxTextMatches
      ? sql`SELECT unnest(${idArray}) AS product_id`
      : sql`${matchesByTierQuery(query, resolved, maxTextMatches)} LIMIT ${maxTextMatches}`;
  // `OFFSET 0` keeps the planner from scanning the whole listing in the requested order.
  return sql`
    SELECT ${listing}.product_id FROM (${matchesQuery}) AS found CROSS JOIN LATERAL (
      SELECT product_id, price_thousandths, on_sale FROM ${listing} WHERE product_id = found.product_id OFFSET 0
    ) AS ${listing} ORDER BY ${order} ${limitAndOffset}`;
}

/**
 * Builds the query for matches, best tier first, without a `LIMIT`. The caller adds one, which stops the query before tiers that
 * are not needed.
 * @param maxPerTier the limit of the caller plus its offset
 */
function matchesByTierQuery(query: TextQuery, resolved: ResolvedFilter, maxPerTier: number): SQL {
  const tiers = query.tiers.map((tier) => sql`(${textMatchesQuery(tier, resolved, maxPerTier, orderById)})`);
  return sql`SELECT product_id FROM (${sql.join(tiers, sql` UNION ALL `)}) AS tiers`;
}

/** Builds the SQL expression for the tier of a document; 0 is the best. */
function tierExpression(query: TextQuery): SQL {
  const cases = query.tiers.map(
    (tier, index) => sql`WHEN words @@ ${toTsquery(tier)}::tsquery THEN ${index}::integer`,
  );
  return sql`CASE ${sql.join(cases, sql` `)} END`;
}

async function readIds(orm: Orm, query: SQL): Promise<number[]> {
  return (await queryRows<{ product_id: number }>(orm, query)).map((row) => row.product_id);
}
