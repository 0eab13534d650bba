import { and, type SQL, sql } from 'drizzle-orm';
import { listing, searchDocument } from '../db/schema/listing.ts';
import { narrowingLexemes } from './text-narrowing.ts';
import { stateConditions, type Wanted } from './wanted.ts';

/** Adding nothing to the id keeps the planner from reading every document in the order of the ids. */
export const firstById = sql`ORDER BY product_id + 0`;

/**
 * The `product_id` of so many products that a `tsquery` matches, shelf by shelf. The idle offset keeps the planner from
 * reading the listing before the documents.
 */
export function textMatches(query: string, wanted: Wanted, limit: number, order = sql``): SQL {
  const lexemes = [`(${query})`, ...narrowingLexemes(wanted)].join(' & ');
  const conditions = stateConditions(wanted, listing);
  const isListed = and(sql`${listing.productId} = document.product_id`, ...conditions);
  const listed = sql`CROSS JOIN LATERAL (SELECT FROM ${listing} WHERE ${isListed} OFFSET 0) AS listed`;
  return sql`
    SELECT found.product_id FROM shelves() CROSS JOIN LATERAL (
      SELECT document.product_id FROM (
        SELECT product_id FROM ${searchDocument}
        WHERE ${searchDocument.words} @@ (('s_' || shelf)::tsquery && ${lexemes}::tsquery)
        ${order} OFFSET 0
      ) AS document ${conditions.length > 0 ? listed : sql``}
      LIMIT ${limit}
    ) AS found LIMIT ${limit}`;
}
