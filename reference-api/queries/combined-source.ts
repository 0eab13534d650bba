import { and, type SQL, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';
import { listing } from '../db/schema/listing.ts';
import { countRows, maxCountedRows } from './count-rows.ts';
import { facetValueIds, hasAnyFacetValue, integerArray } from './facet-value-ids.ts';
import { countProductsOfValues, mergeFacetValueIndexes } from './facet-value-source.ts';
import { maxMatchesToSort, type PageSource } from './page-source.ts';
import { listingConditions, priceAndStockConditions, type ResolvedFilter } from './resolve-filter.ts';

/** Finds products by several groups of facet values, intersected by the GIN index over `listing.facets`. */
export function combinedSource(orm: Orm, resolved: ResolvedFilter): PageSource {
  const { category, facetValueGroups, onSale, stock } = resolved;
  const groups = [
    ...facetValueGroups,
    ...(category ? [[facetValueIds.category(category.row.id)]] : []),
    ...(onSale ? [[facetValueIds.onSale]] : []),
    ...(stock === 'out-of-stock' ? [[facetValueIds.soldOut]] : []),
  ];
  const conditions = [...groups.map(hasAnyFacetValue), ...priceAndStockConditions(resolved, listing)];
  return {
    // Id buckets are ranges of product ids: reading one after another lets `LIMIT` stop the scan, which a GIN index alone does not.
    count: () =>
      countRows(
        orm,
        sql`
          SELECT FROM id_buckets() CROSS JOIN LATERAL (
            SELECT FROM ${listing}
            WHERE ${and(sql`${listing.facetValueIds} && ARRAY[${facetValueIds.idBucket}]`, ...conditions)}
            LIMIT ${maxCountedRows}
          ) AS found LIMIT ${maxCountedRows}`,
      ),
    allMatchesQuery: sql`SELECT product_id, price_thousandths, on_sale FROM ${listing} WHERE ${and(...conditions)}`,
    buildPageQuery: (order, limit, offset) =>
      category
        ? sql`
          SELECT product_id FROM ${listing} WHERE ${listingConditions(resolved)}
          ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
        : buildRarestGroupQuery(orm, resolved, order, limit, offset),
  };
}

/**
 * Builds the query that follows the indexes of the values in the group with the fewest products and checks the other groups
 * row by row. The index of a sparse value, which has few products that match the other groups, would be scanned to its end
 * before the page is full, so the matches of sparse values are selected directly.
 */
async function buildRarestGroupQuery(
  orm: Orm,
  resolved: ResolvedFilter,
  order: SQL,
  limit: number,
  offset: number,
): Promise<SQL> {
  const countedGroups = await Promise.all(
    resolved.facetValueGroups.map(async (group) => ({
      group,
      productCount: await countProductsOfValues(orm, group),
    })),
  );
  countedGroups.sort((a, b) => a.productCount - b.productCount);
  const [rarestGroup = [], ...otherGroups] = countedGroups.map(({ group }) => group);
  const otherConditions = and(
    ...otherGroups.map(hasAnyFacetValue),
    ...priceAndStockConditions(resolved, listing),
  );
  const sparseValueIds =
    rarestGroup.length > 1 ? await findSparseValueIds(orm, rarestGroup, otherConditions) : [];
  const denseValueIds = rarestGroup.filter((valueId) => !sparseValueIds.includes(valueId));
  const rowMatchesOtherGroups = and(...otherGroups.map((group) => sql`row.facets && ${integerArray(group)}`));
  // `OFFSET 0` keeps the planner from turning the check of each row into a join.
  const matchesOtherGroups = sql`EXISTS (
    SELECT FROM ${listing} AS row WHERE row.product_id = ${listing.productId} AND ${rowMatchesOtherGroups} OFFSET 0)`;
  return mergeFacetValueIndexes(denseValueIds, resolved, order, limit, offset, {
    condition: matchesOtherGroups,
    additionalRows: sql`
      SELECT product_id, price_thousandths, on_sale FROM ${listing} WHERE ${and(hasAnyFacetValue(sparseValueIds), otherConditions)}`,
  });
}

/** Returns the facet values with fewer than `maxMatchesToSort` products that match a condition. */
async function findSparseValueIds(orm: Orm, group: number[], condition: SQL | undefined): Promise<number[]> {
  const sparseRows = await queryRows<{ facet: number }>(
    orm,
    sql`
      SELECT requested.facet FROM unnest(${integerArray(group)}) AS requested (facet)
      WHERE (SELECT count(*) FROM (
        SELECT FROM id_buckets() CROSS JOIN LATERAL (
          SELECT FROM ${listing}
          WHERE ${listing.facetValueIds} && ARRAY[${facetValueIds.idBucket}] AND ${listing.facetValueIds} && ARRAY[requested.facet] AND ${condition}
          LIMIT ${maxMatchesToSort}
        ) AS found LIMIT ${maxMatchesToSort}) AS matching) < ${maxMatchesToSort}`,
  );
  return sparseRows.map(({ facet }) => facet);
}
