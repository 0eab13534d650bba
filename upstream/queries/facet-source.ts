import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { facetCount, listing, listingFacet } from '../db/schema/listing.ts';
import { countBound, countUpTo } from './count-up-to.ts';
import { facetArray } from './facets.ts';
import type { PageSource } from './page-source.ts';
import { stateConditions, type Wanted } from './wanted.ts';

/**
 * Finds products that have one of some facets, such as some colours in some sizes. Along each facet there is an index
 * in every order; a product that has several of the facets is met several times.
 */
export function facetSource(orm: Orm, wanted: Wanted, facets: number[]): PageSource {
  const conditions = stateConditions(wanted, listingFacet);
  const matching = sql`
    SELECT DISTINCT product_id, price_cents, on_sale FROM ${listingFacet}
    WHERE ${and(sql`${listingFacet.facet} = ANY (${facetArray(facets)})`, ...conditions)}`;
  return {
    total: () => countByFacet(orm, wanted, facets),
    gathered: matching,
    walked: (order, limit, offset) => sql`
      SELECT product_id FROM unnest(${facetArray(facets)}) AS wanted (facet)
      CROSS JOIN LATERAL (
        SELECT product_id, price_cents, on_sale FROM ${listingFacet} AS ${listing}
        WHERE ${and(sql`facet = wanted.facet`, ...stateConditions(wanted, listing))}
        ORDER BY ${order} LIMIT ${offset + limit}
      ) AS ${listing}
      GROUP BY product_id, price_cents, on_sale
      ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
  };
}

async function countByFacet(orm: Orm, wanted: Wanted, facets: number[]): Promise<number> {
  const conditions = stateConditions(wanted, listingFacet);
  const [only, ...others] = facets;
  if (only !== undefined && others.length === 0 && conditions.length === 0) {
    const [kept] = await orm.select().from(facetCount).where(eq(facetCount.facet, only));
    return kept?.products ?? 0;
  }
  const isPriceBounded = wanted.minCents !== undefined || wanted.maxCents !== undefined;
  return countUpTo(orm, isPriceBounded ? alongPrices(wanted, facets) : alongShelves(wanted, facets));
}

/** Reads no more of each facet than lies in the price range. */
function alongPrices(wanted: Wanted, facets: number[]) {
  const conditions = stateConditions(wanted, listingFacet);
  return sql`
    SELECT DISTINCT product_id FROM unnest(${facetArray(facets)}) AS wanted (facet)
    CROSS JOIN LATERAL (
      SELECT product_id FROM ${listingFacet}
      WHERE ${and(sql`${listingFacet.facet} = wanted.facet`, ...conditions)}
      ORDER BY price_cents LIMIT ${countBound}
    ) AS found LIMIT ${countBound}`;
}

/** Reads no more shelves than it takes to reach the bound. */
function alongShelves(wanted: Wanted, facets: number[]) {
  return sql`
    SELECT FROM shelves() CROSS JOIN LATERAL (
      SELECT DISTINCT product_id FROM ${listingFacet}
      WHERE ${and(
        sql`${listingFacet.facet} = ANY (${facetArray(facets)})`,
        sql`${listingFacet.productId} BETWEEN first_id AND last_id`,
        ...stateConditions(wanted, listingFacet),
      )}
    ) AS found LIMIT ${countBound}`;
}
