import { and, eq, sql } from 'drizzle-orm';
import { type Orm, rows } from '../db/database.ts';
import { facetCount, listingFacet } from '../db/schema/listing.ts';
import { countBound, countUpTo } from './count-up-to.ts';
import { facetArray } from './facets.ts';
import { type FoundPage, offsetOf } from './found-page.ts';
import { sortOrder } from './sort-order.ts';
import { type Filter, stateConditions, type Wanted } from './wanted.ts';

/**
 * Finds products that have one of some facets: reads as far as the page goes along each facet in the order asked for,
 * then merges. A product that has several of them is met several times.
 */
export async function findByFacet(
  orm: Orm,
  filter: Filter,
  wanted: Wanted,
  facets: number[],
): Promise<FoundPage> {
  const conditions = stateConditions(wanted, listingFacet);
  const order = sql.join(sortOrder(filter, listingFacet), sql`, `);
  const offset = offsetOf(filter);
  const [page, total] = await Promise.all([
    rows<{ product_id: number }>(
      orm,
      sql`
        SELECT listing_facet.product_id
        FROM unnest(${facetArray(facets)}) AS wanted (facet)
        CROSS JOIN LATERAL (
          SELECT product_id, price_cents, on_sale FROM ${listingFacet}
          WHERE ${and(sql`${listingFacet.facet} = wanted.facet`, ...conditions)}
          ORDER BY ${order} LIMIT ${offset + filter.pageSize}
        ) AS listing_facet
        GROUP BY listing_facet.product_id, listing_facet.price_cents, listing_facet.on_sale
        ORDER BY ${order} LIMIT ${filter.pageSize} OFFSET ${offset}`,
    ),
    countByFacet(orm, wanted, facets),
  ]);
  return { ids: page.map((row) => row.product_id), total };
}

async function countByFacet(orm: Orm, wanted: Wanted, facets: number[]): Promise<number> {
  const conditions = stateConditions(wanted, listingFacet);
  const [only, ...others] = facets;
  if (only !== undefined && others.length === 0 && conditions.length === 0) {
    const [kept] = await orm.select().from(facetCount).where(eq(facetCount.facet, only));
    return kept?.products ?? 0;
  }
  return countUpTo(
    orm,
    sql`
      SELECT FROM shelves()
      CROSS JOIN LATERAL (
        SELECT DISTINCT product_id FROM ${listingFacet}
        WHERE ${and(
          sql`${listingFacet.facet} = ANY (${facetArray(facets)})`,
          sql`${listingFacet.productId} BETWEEN first_id AND last_id`,
          ...conditions,
        )}
      ) AS found
      LIMIT ${countBound}`,
  );
}
