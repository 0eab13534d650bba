import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { facetValueCount, listing, listingFacetValue } from '../db/schema/listing.ts';
import { countRows, maxCountedRows } from './count-rows.ts';
import { integerArray } from './facet-value-ids.ts';
import type { PageSource } from './page-source.ts';
import { priceAndStockConditions, type ResolvedFilter } from './resolve-filter.ts';

/**
 * Finds products that have any of the facet values, such as some colours in some sizes, using the index of each value in the
 * requested order. A product with several of the values occurs several times and is deduplicated.
 */
export function facetValueSource(orm: Orm, resolved: ResolvedFilter, valueIds: number[]): PageSource {
  return {
    count: () => countMatches(orm, resolved, valueIds),
    allMatchesQuery: sql`
      SELECT DISTINCT product_id, price_thousandths, on_sale FROM ${listingFacetValue}
      WHERE ${facetValueConditions(sql`ANY (${integerArray(valueIds)})`, resolved)}`,
    buildPageQuery: (order, limit, offset) =>
      mergeFacetValueIndexes(valueIds, resolved, order, limit, offset),
  };
}

interface MergeOptions {
  /** Further condition on each row. */
  condition: SQL;
  /** Query for rows that are merged with those of the indexes. */
  additionalRows: SQL;
}

/**
 * Builds the query that reads the index of each facet value up to the end of the page, then merges the rows. All subqueries
 * have the alias `listing`, because the order and the conditions name the columns of that table.
 */
export function mergeFacetValueIndexes(
  valueIds: number[],
  resolved: ResolvedFilter,
  order: SQL,
  limit: number,
  offset: number,
  options?: MergeOptions,
): SQL {
  const conditions = and(
    sql`facet = requested.facet`,
    ...priceAndStockConditions(resolved, listing),
    options?.condition,
  );
  return sql`
    SELECT product_id FROM (
      SELECT ${listing}.* FROM unnest(${integerArray(valueIds)}) AS requested (facet)
      CROSS JOIN LATERAL (
        SELECT product_id, price_thousandths, on_sale FROM ${listingFacetValue} AS ${listing}
        WHERE ${conditions} ORDER BY ${order} LIMIT ${offset + limit}
      ) AS ${listing}
      ${options ? sql`UNION ALL (${options.additionalRows})` : sql``}
    ) AS ${listing}
    GROUP BY product_id, price_thousandths, on_sale
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
}

/** Sums the stored counts of facet values; a product with several of the values is counted several times. */
export async function countProductsOfValues(orm: Orm, valueIds: number[]): Promise<number> {
  const counts = await orm
    .select()
    .from(facetValueCount)
    .where(inArray(facetValueCount.facetValueId, valueIds));
  return counts.reduce((sum, { productCount }) => sum + productCount, 0);
}

function facetValueConditions(valueId: SQL, resolved: ResolvedFilter, ...others: SQL[]): SQL | undefined {
  return and(
    sql`${listingFacetValue.facetValueId} = ${valueId}`,
    ...priceAndStockConditions(resolved, listingFacetValue),
    ...others,
  );
}

function countMatches(orm: Orm, resolved: ResolvedFilter, valueIds: number[]): Promise<number> {
  if (valueIds.length === 1 && priceAndStockConditions(resolved, listingFacetValue).length === 0)
    return countProductsOfValues(orm, valueIds);
  const isPriceBounded = resolved.minThousandths !== undefined || resolved.maxThousandths !== undefined;
  return countRows(
    orm,
    isPriceBounded ? matchesByPriceQuery(resolved, valueIds) : matchesByIdBucketQuery(resolved, valueIds),
  );
}

/** Builds a query for at most `maxCountedRows` matches that reads only the price range of each facet value. */
function matchesByPriceQuery(resolved: ResolvedFilter, valueIds: number[]): SQL {
  return sql`
    SELECT DISTINCT product_id FROM unnest(${integerArray(valueIds)}) AS requested (facet)
    CROSS JOIN LATERAL (
      SELECT product_id FROM ${listingFacetValue} WHERE ${facetValueConditions(sql`requested.facet`, resolved)}
      ORDER BY price_thousandths LIMIT ${maxCountedRows}
    ) AS found LIMIT ${maxCountedRows}`;
}

/** Builds a query for at most `maxCountedRows` matches that reads one id bucket after another until it has enough. */
function matchesByIdBucketQuery(resolved: ResolvedFilter, valueIds: number[]): SQL {
  const isInBucket = sql`${listingFacetValue.productId} BETWEEN first_id AND last_id`;
  return sql`
    SELECT FROM id_buckets() CROSS JOIN LATERAL (
      SELECT DISTINCT product_id FROM ${listingFacetValue}
      WHERE ${facetValueConditions(sql`ANY (${integerArray(valueIds)})`, resolved, isInBucket)}
    ) AS found LIMIT ${maxCountedRows}`;
}
