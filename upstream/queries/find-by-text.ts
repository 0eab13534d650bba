import { and, type SQL, sql } from 'drizzle-orm';
import { type Orm, rows } from '../db/database.ts';
import { listing, searchDocument } from '../db/schema/listing.ts';
import { type TextQuery, textQueries } from '../search/text-tiers.ts';
import { findTypedWords } from '../search/typed-words.ts';
import { countUpTo } from './count-up-to.ts';
import { type FoundPage, offsetOf } from './found-page.ts';
import { sortOrder } from './sort-order.ts';
import { narrowingLexemes } from './text-narrowing.ts';
import { type Filter, stateConditions, type Wanted } from './wanted.ts';

/** A text is answered from this many of its closest matches, also when they are then sorted by price. */
const closestMatches = 2000;

/** Finds products by what they are called and described as, the closest matches first unless sorted otherwise. */
export async function findByText(orm: Orm, filter: Filter, wanted: Wanted): Promise<FoundPage> {
  const words = await findTypedWords(orm, filter.searchText ?? '');
  for (const query of textQueries(words)) {
    const total = await countUpTo(orm, matching(query.any, wanted, closestMatches));
    if (total > 0) return { ids: await readPage(orm, filter, query, wanted), total };
  }
  return { ids: [], total: 0 };
}

async function readPage(orm: Orm, filter: Filter, query: TextQuery, wanted: Wanted): Promise<number[]> {
  const byCloseness = (filter.sortBy ?? 'asc') === 'asc';
  const offset = offsetOf(filter);
  const size = Math.max(0, Math.min(filter.pageSize, closestMatches - offset));
  const needed = byCloseness ? offset + size : closestMatches;
  const tiers = query.tiers.map((tier) => sql`(${matching(tier, wanted, needed)})`);
  const closest = sql`SELECT product_id FROM (${sql.join(tiers, sql` UNION ALL `)}) AS tiers`;
  const page = await rows<{ product_id: number }>(
    orm,
    byCloseness
      ? sql`${closest} LIMIT ${size} OFFSET ${offset}`
      : sql`
        SELECT product_id FROM (${closest} LIMIT ${needed}) AS closest JOIN ${listing} USING (product_id)
        ORDER BY ${sql.join(sortOrder(filter, listing), sql`, `)} LIMIT ${size} OFFSET ${offset}`,
  );
  return page.map((row) => row.product_id);
}

/**
 * The first products by id that a `tsquery` matches, shelf by shelf. Adding nothing to the id keeps the planner from
 * reading every document in the order of the ids, the idle offset from reading the listing before the documents.
 */
function matching(query: string, wanted: Wanted, limit: number): SQL {
  const lexemes = [`(${query})`, ...narrowingLexemes(wanted)].join(' & ');
  const conditions = stateConditions(wanted, listing);
  const isListed = and(sql`${listing.productId} = document.product_id`, ...conditions);
  const listed = sql`CROSS JOIN LATERAL (SELECT FROM ${listing} WHERE ${isListed} OFFSET 0) AS listed`;
  return sql`
    SELECT found.product_id FROM shelves() CROSS JOIN LATERAL (
      SELECT document.product_id FROM (
        SELECT product_id FROM ${searchDocument}
        WHERE ${searchDocument.words} @@ (('s_' || shelf)::tsquery && ${lexemes}::tsquery)
        ORDER BY product_id + 0
      ) AS document ${conditions.length > 0 ? listed : sql``}
      LIMIT ${limit}
    ) AS found LIMIT ${limit}`;
}
