import { type SQL, sql } from 'drizzle-orm';
import { type Orm, rows } from '../db/database.ts';
import { listing, searchDocument } from '../db/schema/listing.ts';
import { joined, type TextQuery, textQueries } from '../search/text-tiers.ts';
import { findTypedWords } from '../search/typed-words.ts';
import { type FoundPage, offsetOf } from './found-page.ts';
import type { Filter, ResolvedFilter } from './resolved-filter.ts';
import { sortOrder } from './sort-order.ts';
import { firstById, textMatches } from './text-matches.ts';

/** A text is answered from this many of its closest matches, also when they are then sorted by price. */
const closestMatches = 2000;
/** So many matches are told apart by reading their documents; for more the index is asked tier by tier. */
const fewMatches = 200;

/** Finds products by what they are called and described as, the closest matches first unless sorted otherwise. */
export async function findByText(orm: Orm, filter: Filter, resolved: ResolvedFilter): Promise<FoundPage> {
  const words = await findTypedWords(orm, filter.searchText ?? '');
  for (const query of textQueries(words)) {
    const matches = await readIds(orm, textMatches(query.any, resolved, closestMatches));
    const total = matches.length;
    if (total === 0) continue;
    if (offsetOf(filter) >= total) return { ids: [], total };
    return { ids: await readIds(orm, pageOf(filter, resolved, query, matches)), total };
  }
  return { ids: [], total: 0 };
}

function pageOf(filter: Filter, resolved: ResolvedFilter, query: TextQuery, matches: number[]): SQL {
  const offset = offsetOf(filter);
  const size = Math.min(filter.pageSize, closestMatches - offset);
  const page = sql`LIMIT ${size} OFFSET ${offset}`;
  const ids = sql`${`{${matches.join(',')}}`}::integer[]`;
  if ((filter.sortBy ?? 'asc') === 'asc') {
    return matches.length <= fewMatches
      ? sql`
        SELECT product_id FROM ${searchDocument} WHERE product_id = ANY (${ids})
        ORDER BY ${tierOf(query)}, product_id ${page}`
      : sql`${closest(query, resolved, offset + size)} ${page}`;
  }
  const order = sql.join(sortOrder(filter, listing), sql`, `);
  const found =
    matches.length < closestMatches
      ? sql`SELECT unnest(${ids}) AS product_id`
      : sql`${closest(query, resolved, closestMatches)} LIMIT ${closestMatches}`;
  // The idle offset keeps the planner from walking the whole listing in the order asked for.
  return sql`
    SELECT ${listing}.product_id FROM (${found}) AS found CROSS JOIN LATERAL (
      SELECT product_id, price_cents, on_sale FROM ${listing} WHERE product_id = found.product_id OFFSET 0
    ) AS ${listing} ORDER BY ${order} ${page}`;
}

/** Matches tier after tier; a tier is not begun before the one before it is used up. */
function closest(query: TextQuery, resolved: ResolvedFilter, needed: number): SQL {
  const tiers = query.tiers.map((tier) => sql`(${textMatches(tier, resolved, needed, firstById)})`);
  return sql`SELECT product_id FROM (${sql.join(tiers, sql` UNION ALL `)}) AS tiers`;
}

function tierOf(query: TextQuery): SQL {
  const cases = query.tiers.map(
    (tier, index) => sql`WHEN words @@ ${joined(tier)}::tsquery THEN ${index}::integer`,
  );
  return sql`CASE ${sql.join(cases, sql` `)} END`;
}

async function readIds(orm: Orm, query: SQL): Promise<number[]> {
  return (await rows<{ product_id: number }>(orm, query)).map((row) => row.product_id);
}
