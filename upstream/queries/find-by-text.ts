import { sql } from 'drizzle-orm';
import { type Orm, rows } from '../db/database.ts';
import { listing } from '../db/schema/listing.ts';
import { type TextQuery, textQueries } from '../search/text-tiers.ts';
import { findTypedWords } from '../search/typed-words.ts';
import { countUpTo } from './count-up-to.ts';
import { type FoundPage, offsetOf } from './found-page.ts';
import { sortOrder } from './sort-order.ts';
import { firstById, textMatches } from './text-matches.ts';
import type { Filter, Wanted } from './wanted.ts';

/** A text is answered from this many of its closest matches, also when they are then sorted by price. */
const closestMatches = 2000;

/** Finds products by what they are called and described as, the closest matches first unless sorted otherwise. */
export async function findByText(orm: Orm, filter: Filter, wanted: Wanted): Promise<FoundPage> {
  const words = await findTypedWords(orm, filter.searchText ?? '');
  for (const query of textQueries(words)) {
    const total = await countUpTo(orm, textMatches(query.any, wanted, closestMatches));
    if (total > 0) return { ids: await closestPage(orm, filter, query, wanted), total };
  }
  return { ids: [], total: 0 };
}

async function closestPage(orm: Orm, filter: Filter, query: TextQuery, wanted: Wanted): Promise<number[]> {
  const byCloseness = (filter.sortBy ?? 'asc') === 'asc';
  const offset = offsetOf(filter);
  const size = Math.max(0, Math.min(filter.pageSize, closestMatches - offset));
  const needed = byCloseness ? offset + size : closestMatches;
  const tiers = query.tiers.map((tier) => sql`(${textMatches(tier, wanted, needed, firstById)})`);
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
