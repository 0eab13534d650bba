import { and, type SQL, sql } from 'drizzle-orm';
import { listing, searchDocument } from '../db/schema/listing.ts';
import type { Conditions } from '../search/text-tiers.ts';
import { type ResolvedFilter, stateConditions } from './resolved-filter.ts';
import { narrowingLexemes } from './text-narrowing.ts';

/** Adding nothing to the id keeps the planner from reading every document in the order of the ids. */
export const firstById = sql`ORDER BY product_id + 0`;

/**
 * The `product_id` of so many products that a text's conditions match, shelf by shelf. Shelf, narrowing and words stay
 * conditions of their own: between conditions the index skips ahead, inside one it tries every entry of the rarest
 * lexeme. The idle offset keeps the planner from reading the listing before the documents.
 */
export function textMatches(query: Conditions, resolved: ResolvedFilter, limit: number, order = sql``): SQL {
  const matches = [...query, ...narrowingLexemes(resolved)].map(
    (lexemes) => sql`${searchDocument.words} @@ ${lexemes}::tsquery`,
  );
  const conditions = stateConditions(resolved, listing);
  const isListed = and(sql`${listing.productId} = document.product_id`, ...conditions);
  const listed = sql`CROSS JOIN LATERAL (SELECT FROM ${listing} WHERE ${isListed} OFFSET 0) AS listed`;
  return sql`
    SELECT found.product_id FROM shelves() CROSS JOIN LATERAL (
      SELECT document.product_id FROM (
        SELECT product_id FROM ${searchDocument}
        WHERE ${and(sql`${searchDocument.words} @@ ('s_' || shelf)::tsquery`, ...matches)}
        ${order} OFFSET 0
      ) AS document ${conditions.length > 0 ? listed : sql``}
      LIMIT ${limit}
    ) AS found LIMIT ${limit}`;
}
