import { and, type SQL, sql } from 'drizzle-orm';
import { listing, searchDocument } from '../db/schema/listing.ts';
import { categoryLexeme, facetValueLexeme } from '../search/lexemes.ts';
import type { TsqueryConditions } from '../search/text-tiers.ts';
import { priceAndStockConditions, type ResolvedFilter } from './resolve-filter.ts';

/** Order by product id. `+ 0` keeps the planner from scanning all documents in that order. */
export const orderById = sql`ORDER BY product_id + 0`;

/**
 * Builds the query for up to `limit` products that match a text. It reads one id bucket (range of product ids) after another. Separate
 * `@@` conditions for bucket, filter and words let the GIN index skip entries; a single combined condition would check every entry of
 * its rarest lexeme. `OFFSET 0` keeps the planner from reading the listing before the documents.
 */
export function textMatchesQuery(
  wordConditions: TsqueryConditions,
  resolved: ResolvedFilter,
  limit: number,
  order = sql``,
): SQL {
  const documentConditions = [...wordConditions, ...filterTsqueries(resolved)].map(
    (tsquery) => sql`${searchDocument.words} @@ ${tsquery}::tsquery`,
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

/** Returns one `tsquery` text for the category of a filter and one for each group of its facet values. */
function filterTsqueries({ category, facetValueGroups }: ResolvedFilter): string[] {
  return [
    ...(category ? [categoryLexeme(category.row.id)] : []),
    ...facetValueGroups.map((group) => `(${group.map(facetValueLexeme).join(' | ')})`),
  ];
}
