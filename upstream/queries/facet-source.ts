import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { facetCount, listing, listingFacet } from '../db/schema/listing.ts';
import { countBound, countUpTo } from './count-up-to.ts';
import { facetArray } from './facets.ts';
import type { PageSource } from './page-source.ts';
import { type ResolvedFilter, stateConditions } from './resolved-filter.ts';

/**
 * Finds products that have one of some facets, such as some colours in some sizes. Along each facet there is an index
 * in every order; a product that has several of the facets is met several times.
 */
export function facetSource(orm: Orm, resolved: ResolvedFilter, facets: number[]): PageSource {
  return {
    total: () => countByFacet(orm, resolved, facets),
    gathered: sql`
      SELECT DISTINCT product_id, price_cents, on_sale FROM ${listingFacet}
      WHERE ${listedWith(sql`ANY (${facetArray(facets)})`, resolved)}`,
    walked: (order, limit, offset) => walkFacets(facets, resolved, order, limit, offset),
  };
}

/** What a walk along facets is combined with. */
interface Combined {
  /** What else must hold of a row. */
  others: SQL;
  /** Rows that belong to the result as well. */
  besides: SQL;
}

/** Reads as far as the page goes along each facet, then merges. */
export function walkFacets(
  facets: number[],
  resolved: ResolvedFilter,
  order: SQL,
  limit: number,
  offset: number,
  combined?: Combined,
): SQL {
  const conditions = and(
    sql`facet = requested.facet`,
    ...stateConditions(resolved, listing),
    combined?.others,
  );
  return sql`
    SELECT product_id FROM (
      SELECT ${listing}.* FROM unnest(${facetArray(facets)}) AS requested (facet)
      CROSS JOIN LATERAL (
        SELECT product_id, price_cents, on_sale FROM ${listingFacet} AS ${listing}
        WHERE ${conditions} ORDER BY ${order} LIMIT ${offset + limit}
      ) AS ${listing}
      ${combined ? sql`UNION ALL (${combined.besides})` : sql``}
    ) AS ${listing}
    GROUP BY product_id, price_cents, on_sale
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
}

/** How many products the facets have, those with several of them counted several times. */
export async function sumOfFacets(orm: Orm, facets: number[]): Promise<number> {
  const kept = await orm.select().from(facetCount).where(inArray(facetCount.facet, facets));
  return kept.reduce((sum, { products }) => sum + products, 0);
}

function listedWith(facet: SQL, resolved: ResolvedFilter, ...others: SQL[]): SQL | undefined {
  return and(sql`${listingFacet.facet} = ${facet}`, ...stateConditions(resolved, listingFacet), ...others);
}

function countByFacet(orm: Orm, resolved: ResolvedFilter, facets: number[]): Promise<number> {
  if (facets.length === 1 && stateConditions(resolved, listingFacet).length === 0)
    return sumOfFacets(orm, facets);
  const isPriceBounded = resolved.minCents !== undefined || resolved.maxCents !== undefined;
  return countUpTo(orm, isPriceBounded ? alongPrices(resolved, facets) : alongShelves(resolved, facets));
}

/** Reads no more of each facet than lies in the price range. */
function alongPrices(resolved: ResolvedFilter, facets: number[]): SQL {
  return sql`
    SELECT DISTINCT product_id FROM unnest(${facetArray(facets)}) AS requested (facet)
    CROSS JOIN LATERAL (
      SELECT product_id FROM ${listingFacet} WHERE ${listedWith(sql`requested.facet`, resolved)}
      ORDER BY price_cents LIMIT ${countBound}
    ) AS found LIMIT ${countBound}`;
}

/** Reads no more shelves than it takes to reach the bound. */
function alongShelves(resolved: ResolvedFilter, facets: number[]): SQL {
  const isOnShelf = sql`${listingFacet.productId} BETWEEN first_id AND last_id`;
  return sql`
    SELECT FROM shelves() CROSS JOIN LATERAL (
      SELECT DISTINCT product_id FROM ${listingFacet}
      WHERE ${listedWith(sql`ANY (${facetArray(facets)})`, resolved, isOnShelf)}
    ) AS found LIMIT ${countBound}`;
}
