import { and, type SQL, sql } from 'drizzle-orm';
import { listing, searchDocument } from '../db/schema/listing.ts';
import { categoryLexeme, facetValueLexeme } from '../search/lexemes.ts';
import type { TsqueryConditions } from '../search/text-tiers.ts';
import { priceAndStockConditions, type ResolvedFilter } from './resolve-filter.ts';

/** Order by product id. `+ 0` keeps the planner from scanning all documents in that order. */
export const orderById = sql`ORDER BY product_id + 0`;

/**
 * Builds the query for up to `limit` products that match a text. It reads one id bucket (range of product ids) after another. Bucket, filter and words are
 * separate `@@` conditions because the GIN index skips ahead between conditions, but tries every entry of the rarest lexeme
 * within a single condition. `OFFSET 0` keeps the planner from reading the listing before the documents.
 */
export function textMatchesQuery(
  wordConditions: TsqueryConditions,
  resolved: ResolvedFilter,
  limit: number,
  order = sql``,
): SQL {
  const documentConditions = [...wordConditions, ...filterLexemes(resolved)].map(
    (lexemes) => sql`${searchDocument.words} @@ ${lexemes}::tsquery`,
  );
  const rowConditions = priceAndStockConditions(resolved, listing);
  const isMatchingRow = and(sql`${listing.productId} = document.product_id`, ...rowConditions);
  const joinListing = sql`CROSS JOIN LATERAL (SELECT FROM ${listing} WHERE ${isMatchingRow} OFFSET 0) AS listed`;
  // The same prefix as in `idBucketLexeme`.
  const isInBucket = sql`${searchDocument.words} @@ ('s_' || bucket)::tsquery`;
  return sql`
    SELECT found.product_id FROM id_buckets() CROSS JOIN LATERAL (
      SELECT document.product_id FROM (
        SELECT product_id FROM ${searchDocument}
        WHERE ${and(isInBucket, ...documentConditions)}
        ${order} OFFSET 0
      ) AS document ${rowConditions.length > 0 ? joinListing : sql``}
      LIMIT ${limit}
    ) AS found LIMIT ${limit}`;
}

/** Returns the `tsquery` conditions for the category and facet values of a filter. */
function filterLexemes({ category, facetValueGroups }: ResolvedFilter): string[] {
  return [
    ...(category ? [categoryLexeme(category.row.id)] : []),
    ...facetValueGroups.map((group) => `(${group.map(facetValueLexeme).join(' | ')})`),
  ];
}
