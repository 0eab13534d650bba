import { and, type SQL, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';
import { listing } from '../db/schema/listing.ts';
import { countRows, maxCount } from './count-rows.ts';
import { countProductsOfFacets, mergeFacetIndexes } from './facet-source.ts';
import { anyFacet, facetArray, facets } from './facets.ts';
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
 * Builds the query that follows the facet indexes of the group with the fewest products and checks the other groups row by row. Sparse
 * facets have few products that match the other groups and would be scanned to their end; their matches are selected directly instead.
 */
async function buildRarestFacetsQuery(
  orm: Orm,
  resolved: ResolvedFilter,
  order: SQL,
  limit: number,
  offset: number,
): Promise<SQL> {
  const counted = await Promise.all(
    resolved.facetGroups.map(async (group) => ({ group, products: await countProductsOfFacets(orm, group) })),
  );
  const [rarest = [], ...others] = counted.sort((a, b) => a.products - b.products).map(({ group }) => group);
  const otherConditions = and(...others.map(anyFacet), ...stateConditions(resolved, listing));
  const sparse = rarest.length > 1 ? await findSparseFacets(orm, rarest, otherConditions) : [];
  const dense = rarest.filter((facet) => !sparse.includes(facet));
  const hasOthers = and(...others.map((group) => sql`row.facets && ${facetArray(group)}`));
  // `OFFSET 0` keeps the planner from turning the check of each row into a join.
  const matchesOthers = sql`EXISTS (
    SELECT FROM ${listing} AS row WHERE row.product_id = ${listing.productId} AND ${hasOthers} OFFSET 0)`;
  return mergeFacetIndexes(dense, resolved, order, limit, offset, {
    condition: matchesOthers,
    additionalRows: sql`
      SELECT product_id, price_cents, on_sale FROM ${listing} WHERE ${and(anyFacet(sparse), otherConditions)}`,
  });
}

/** Returns the facets with fewer than `maxMatchesToSort` products that match a condition. */
async function findSparseFacets(orm: Orm, group: number[], condition: SQL | undefined): Promise<number[]> {
  const sparse = await queryRows<{ facet: number }>(
    orm,
    sql`
      SELECT requested.facet FROM unnest(${facetArray(group)}) AS requested (facet)
      WHERE (SELECT count(*) FROM (
        SELECT FROM id_buckets() CROSS JOIN LATERAL (
          SELECT FROM ${listing}
          WHERE ${listing.facets} && ARRAY[${facets.idBucket}] AND ${listing.facets} && ARRAY[requested.facet] AND ${condition}
          LIMIT ${maxMatchesToSort}
        ) AS found LIMIT ${maxMatchesToSort}) AS matching) < ${maxMatchesToSort}`,
  );
  return sparse.map(({ facet }) => facet);
}
