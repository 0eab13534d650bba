import { and, type SQL, sql } from 'drizzle-orm';
import { type Orm, rows } from '../db/database.ts';
import { listing } from '../db/schema/listing.ts';
import { countBound, countUpTo } from './count-up-to.ts';
import { sumOfFacets, walkFacets } from './facet-source.ts';
import { anyFacet, facetArray, facets } from './facets.ts';
import { fewMatches, type PageSource } from './page-source.ts';
import { listingConditions, type ResolvedFilter, stateConditions } from './resolved-filter.ts';

/** Finds products that are narrowed in several ways at once: one index over all facets intersects them. */
export function narrowedSource(orm: Orm, resolved: ResolvedFilter): PageSource {
  const { category, facetGroups, onSale, stock } = resolved;
  const groups = [
    ...facetGroups,
    ...(category ? [[facets.category(category.row.id)]] : []),
    ...(onSale ? [[facets.onSale]] : []),
    ...(stock === 'out-of-stock' ? [[facets.soldOut]] : []),
  ];
  const conditions = [...groups.map(anyFacet), ...stateConditions(resolved, listing)];
  return {
    total: () =>
      countUpTo(
        orm,
        sql`
          SELECT FROM shelves() CROSS JOIN LATERAL (
            SELECT FROM ${listing}
            WHERE ${and(sql`${listing.facets} && ARRAY[${facets.shelf}]`, ...conditions)}
            LIMIT ${countBound}
          ) AS found LIMIT ${countBound}`,
      ),
    gathered: sql`SELECT product_id, price_cents, on_sale FROM ${listing} WHERE ${and(...conditions)}`,
    walked: (order, limit, offset) =>
      category
        ? sql`
          SELECT product_id FROM ${listing} WHERE ${listingConditions(resolved)}
          ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
        : walkRarest(orm, resolved, order, limit, offset),
  };
}

/**
 * Walks along the group that leaves the fewest products and looks the others up. A facet of which the others leave next to
 * nothing would be walked to its end: what is left of such ones is gathered.
 */
async function walkRarest(
  orm: Orm,
  resolved: ResolvedFilter,
  order: SQL,
  limit: number,
  offset: number,
): Promise<SQL> {
  const counted = await Promise.all(
    resolved.facetGroups.map(async (group) => ({ group, products: await sumOfFacets(orm, group) })),
  );
  const [rarest = [], ...others] = counted.sort((a, b) => a.products - b.products).map(({ group }) => group);
  const left = and(...others.map(anyFacet), ...stateConditions(resolved, listing));
  const sparse = rarest.length > 1 ? await sparseFacets(orm, rarest, left) : [];
  const dense = rarest.filter((facet) => !sparse.includes(facet));
  const hasOthers = and(...others.map((group) => sql`row.facets && ${facetArray(group)}`));
  const isNarrowed = sql`EXISTS (
    SELECT FROM ${listing} AS row WHERE row.product_id = ${listing.productId} AND ${hasOthers} OFFSET 0)`;
  return walkFacets(dense, resolved, order, limit, offset, {
    others: isNarrowed,
    besides: sql`SELECT product_id, price_cents, on_sale FROM ${listing} WHERE ${and(anyFacet(sparse), left)}`,
  });
}

/** Those of some facets that few products have for which a condition holds. */
async function sparseFacets(orm: Orm, group: number[], condition: SQL | undefined): Promise<number[]> {
  const few = await rows<{ facet: number }>(
    orm,
    sql`
      SELECT requested.facet FROM unnest(${facetArray(group)}) AS requested (facet)
      WHERE (SELECT count(*) FROM (
        SELECT FROM shelves() CROSS JOIN LATERAL (
          SELECT FROM ${listing}
          WHERE ${listing.facets} && ARRAY[${facets.shelf}] AND ${listing.facets} && ARRAY[requested.facet] AND ${condition}
          LIMIT ${fewMatches}
        ) AS found LIMIT ${fewMatches}) AS matching) < ${fewMatches}`,
  );
  return few.map(({ facet }) => facet);
}
