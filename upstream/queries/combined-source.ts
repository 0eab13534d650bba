import { and, type SQL, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';
import { listing } from '../db/schema/listing.ts';
import { countRows, maxCount } from './count-rows.ts';
import { countProductsOfFacets, mergeFacetIndexes } from './facet-source.ts';
import { anyFacet, facets, integerArray } from './facets.ts';
import { maxMatchesToSort, type PageSource } from './page-source.ts';
import { listingConditions, type ResolvedFilter, stateConditions } from './resolve-filter.ts';

/** Finds products by several groups of facets, intersected by the GIN index over `listing.facets`. */
export function combinedSource(orm: Orm, resolved: ResolvedFilter): PageSource {
  const { category, facetGroups, onSale, stock } = resolved;
  const groups = [
    ...facetGroups,
    ...(category ? [[facets.category(category.row.id)]] : []),
    ...(onSale ? [[facets.onSale]] : []),
    ...(stock === 'out-of-stock' ? [[facets.soldOut]] : []),
  ];
  const conditions = [...groups.map(anyFacet), ...stateConditions(resolved, listing)];
  return {
    // Reading bucket by bucket lets `LIMIT` stop the scan, which a GIN index alone does not.
    count: () =>
      countRows(
        orm,
        sql`
          SELECT FROM id_buckets() CROSS JOIN LATERAL (
            SELECT FROM ${listing}
            WHERE ${and(sql`${listing.facets} && ARRAY[${facets.idBucket}]`, ...conditions)}
            LIMIT ${maxCount}
          ) AS found LIMIT ${maxCount}`,
      ),
    allMatches: sql`SELECT product_id, price_cents, on_sale FROM ${listing} WHERE ${and(...conditions)}`,
    orderedMatches: (order, limit, offset) =>
      category
        ? sql`
          SELECT product_id FROM ${listing} WHERE ${listingConditions(resolved)}
          ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
        : buildRarestFacetsQuery(orm, resolved, order, limit, offset),
  };
}

/**
 * Builds the query that follows the facet indexes of the group with the fewest products and checks the other groups row
 * by row. The index of a sparse facet, which has few products that match the other groups, would be scanned to its end
 * before the page is full, so the matches of sparse facets are selected directly.
 */
async function buildRarestFacetsQuery(
  orm: Orm,
  resolved: ResolvedFilter,
  order: SQL,
  limit: number,
  offset: number,
): Promise<SQL> {
  const countedGroups = await Promise.all(
    resolved.facetGroups.map(async (group) => ({ group, products: await countProductsOfFacets(orm, group) })),
  );
  countedGroups.sort((a, b) => a.products - b.products);
  const [rarestGroup = [], ...otherGroups] = countedGroups.map(({ group }) => group);
  const otherConditions = and(...otherGroups.map(anyFacet), ...stateConditions(resolved, listing));
  const sparse = rarestGroup.length > 1 ? await findSparseFacets(orm, rarestGroup, otherConditions) : [];
  const dense = rarestGroup.filter((facet) => !sparse.includes(facet));
  const rowMatchesOtherGroups = and(...otherGroups.map((group) => sql`row.facets && ${integerArray(group)}`));
  // `OFFSET 0` keeps the planner from turning the check of each row into a join.
  const matchesOtherGroups = sql`EXISTS (
    SELECT FROM ${listing} AS row WHERE row.product_id = ${listing.productId} AND ${rowMatchesOtherGroups} OFFSET 0)`;
  return mergeFacetIndexes(dense, resolved, order, limit, offset, {
    condition: matchesOtherGroups,
    additionalRows: sql`
      SELECT product_id, price_cents, on_sale FROM ${listing} WHERE ${and(anyFacet(sparse), otherConditions)}`,
  });
}

/** Returns the facets with fewer than `maxMatchesToSort` products that match a condition. */
async function findSparseFacets(orm: Orm, group: number[], condition: SQL | undefined): Promise<number[]> {
  const sparse = await queryRows<{ facet: number }>(
    orm,
    sql`
      SELECT requested.facet FROM unnest(${integerArray(group)}) AS requested (facet)
      WHERE (SELECT count(*) FROM (
        SELECT FROM id_buckets() CROSS JOIN LATERAL (
          SELECT FROM ${listing}
          WHERE ${listing.facets} && ARRAY[${facets.idBucket}] AND ${listing.facets} && ARRAY[requested.facet] AND ${condition}
          LIMIT ${maxMatchesToSort}
        ) AS found LIMIT ${maxMatchesToSort}) AS matching) < ${maxMatchesToSort}`,
  );
  return sparse.map(({ facet }) => facet);
}
