import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { facetCount, listing, listingFacet } from '../db/schema/listing.ts';
import { countRows, maxCount } from './count-rows.ts';
import { integerArray } from './facets.ts';
import type { PageSource } from './page-source.ts';
import { type ResolvedFilter, stateConditions } from './resolve-filter.ts';

/**
 * Finds products that have any of the facets, such as some colours in some sizes, using the index of each facet in the
 * requested order. A product with several of the facets occurs several times and is deduplicated.
 */
export function facetSource(orm: Orm, resolved: ResolvedFilter, facets: number[]): PageSource {
  return {
    count: () => countMatches(orm, resolved, facets),
    allMatches: sql`
      SELECT DISTINCT product_id, price_cents, on_sale FROM ${listingFacet}
      WHERE ${facetConditions(sql`ANY (${integerArray(facets)})`, resolved)}`,
    orderedMatches: (order, limit, offset) => mergeFacetIndexes(facets, resolved, order, limit, offset),
  };
}

interface MergeOptions {
  /** Further condition on each row. */
  condition: SQL;
  /** Query for further rows of the result. */
  additionalRows: SQL;
}

/**
 * Builds the query that reads the index of each facet up to the end of the page, then merges the rows. All subqueries
 * have the alias `listing`, because the order and the conditions name the columns of that table.
 */
export function mergeFacetIndexes(
  facets: number[],
  resolved: ResolvedFilter,
  order: SQL,
  limit: number,
  offset: number,
  options?: MergeOptions,
): SQL {
  const conditions = and(
    sql`facet = requested.facet`,
    ...stateConditions(resolved, listing),
    options?.condition,
  );
  return sql`
    SELECT product_id FROM (
      SELECT ${listing}.* FROM unnest(${integerArray(facets)}) AS requested (facet)
      CROSS JOIN LATERAL (
        SELECT product_id, price_cents, on_sale FROM ${listingFacet} AS ${listing}
        WHERE ${conditions} ORDER BY ${order} LIMIT ${offset + limit}
      ) AS ${listing}
      ${options ? sql`UNION ALL (${options.additionalRows})` : sql``}
    ) AS ${listing}
    GROUP BY product_id, price_cents, on_sale
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
}

/** Sums the stored counts of facets; a product with several of the facets is counted several times. */
export async function countProductsOfFacets(orm: Orm, facets: number[]): Promise<number> {
  const counts = await orm.select().from(facetCount).where(inArray(facetCount.facet, facets));
  return counts.reduce((sum, { products }) => sum + products, 0);
}

function facetConditions(facet: SQL, resolved: ResolvedFilter, ...others: SQL[]): SQL | undefined {
  return and(sql`${listingFacet.facet} = ${facet}`, ...stateConditions(resolved, listingFacet), ...others);
}

function countMatches(orm: Orm, resolved: ResolvedFilter, facets: number[]): Promise<number> {
  if (facets.length === 1 && stateConditions(resolved, listingFacet).length === 0)
    return countProductsOfFacets(orm, facets);
  const isPriceBounded = resolved.minCents !== undefined || resolved.maxCents !== undefined;
  return countRows(
    orm,
    isPriceBounded ? matchesByPrice(resolved, facets) : matchesByIdBucket(resolved, facets),
  );
}

/** Builds a query for at most `maxCount` matches that reads only the price range of each facet. */
function matchesByPrice(resolved: ResolvedFilter, facets: number[]): SQL {
  return sql`
    SELECT DISTINCT product_id FROM unnest(${integerArray(facets)}) AS requested (facet)
    CROSS JOIN LATERAL (
      SELECT product_id FROM ${listingFacet} WHERE ${facetConditions(sql`requested.facet`, resolved)}
      ORDER BY price_cents LIMIT ${maxCount}
    ) AS found LIMIT ${maxCount}`;
}

/** Builds a query for at most `maxCount` matches that reads one id bucket after another until it has enough. */
function matchesByIdBucket(resolved: ResolvedFilter, facets: number[]): SQL {
  const isInBucket = sql`${listingFacet.productId} BETWEEN first_id AND last_id`;
  return sql`
    SELECT FROM id_buckets() CROSS JOIN LATERAL (
      SELECT DISTINCT product_id FROM ${listingFacet}
      WHERE ${facetConditions(sql`ANY (${integerArray(facets)})`, resolved, isInBucket)}
    ) AS found LIMIT ${maxCount}`;
}
