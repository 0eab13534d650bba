import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { FacetCounts } from '../../contract/catalogue.ts';
import { type Orm, queryRows } from '../db/database.ts';
import { attributeValue, brand, color, size } from '../db/schema/catalogue.ts';
import { facetCount, listing } from '../db/schema/listing.ts';
import type { Language } from '../http/language.ts';
import { foldText } from '../search/fold.ts';
import { inLanguage } from '../wire/text.ts';
import { findColorAndSizeFacets } from './color-and-size-facets.ts';
import { facets, integerArray } from './facets.ts';
import { findTextMatches } from './find-by-text.ts';
import { groupBy } from './group-by.ts';
import { type Filter, listingConditions, type ResolvedFilter, resolveFilter } from './resolve-filter.ts';

/** Facets are counted for at most this many matches, so that the cost does not grow with the catalogue. */
const maxMatches = 2000;

/** Number of matching products by facet number; null when there are more than `maxMatches`. */
type CountsByFacet = Map<number, number> | null;

/**
 * Counts, for each value of a facet, the products found when this value replaces the values that the filter has for
 * the facet. Values without a product are left out. A facet with more than 2,000 products to count is left out, too,
 * unless there is no filter at all.
 */
export async function countFacets(
  orm: Orm,
  filter: Filter,
  language: Language,
): Promise<z.infer<typeof FacetCounts>> {
  const [colors, sizes, brands, values] = await Promise.all([
    orm.select().from(color),
    orm.select().from(size),
    orm.select().from(brand),
    orm.select().from(attributeValue),
  ]);
  const tags = filter.tags ?? [];
  const countsOfFilter = await countMatches(orm, filter);
  const countsWithout = (prefix: string) => {
    const otherTags = tags.filter((tag) => !foldText(tag).startsWith(prefix));
    if (otherTags.length === tags.length) return countsOfFilter;
    return countMatches(orm, { ...filter, tags: otherTags });
  };
  const countsByFacetName: Record<string, ValueCounts | null> = {
    color: toValueCounts(
      await countColors(orm, filter, countsOfFilter),
      colors.map((row) => [facets.color(row.id), inLanguage(language, row.nameEn, row.nameAr)]),
    ),
    size: toValueCounts(
      await countSizes(orm, filter, countsOfFilter),
      sizes.map((row) => [facets.size(row.id), row.name]),
    ),
    brand: toValueCounts(
      await countsWithout('brand:'),
      brands.map((row) => [facets.brand(row.id), row.name]),
    ),
    status: countStatuses(await countsWithout('status:')),
  };
  for (const [attribute, rows] of groupBy(values, (row) => row.attribute)) {
    countsByFacetName[attribute] = toValueCounts(
      await countsWithout(`${foldText(attribute)}:`),
      rows.map((row) => [facets.attribute(row.id), inLanguage(language, row.nameEn, row.nameAr)]),
    );
  }
  return Object.fromEntries(
    Object.entries(countsByFacetName).filter((entry): entry is [string, ValueCounts] => entry[1] !== null),
  );
}

/** Counts the products by colour, without the requested colours: one variant has the colour in a requested size. */
async function countColors(orm: Orm, filter: Filter, countsOfFilter: CountsByFacet): Promise<CountsByFacet> {
  const sizeFacets = await findColorAndSizeFacets(orm, null, filter.size);
  if (!filter.color?.trim() && !sizeFacets) return countsOfFilter;
  return countMatches(
    orm,
    { ...filter, color: null },
    sizeFacets &&
      sql`CASE WHEN facet % 1000 = ANY (${integerArray(sizeFacets)}) THEN facet / 1000 * 1000 END`,
  );
}

/** Counts the products by size, without the requested sizes: one variant has the size in a requested colour. */
async function countSizes(orm: Orm, filter: Filter, countsOfFilter: CountsByFacet): Promise<CountsByFacet> {
  const colorFacets = await findColorAndSizeFacets(orm, filter.color, null);
  if (!filter.size?.trim() && !colorFacets) return countsOfFilter;
  return countMatches(
    orm,
    { ...filter, size: null },
    colorFacets &&
      sql`CASE WHEN facet / 1000 * 1000 = ANY (${integerArray(colorFacets)}) THEN facet % 1000 END`,
  );
}

/**
 * Counts the matches by facet. Facet numbers below those of brands stand for a colour, a size or both: colour id times
 * 1,000 plus size id, each 0 where it is absent. Integer division therefore yields the colour, the remainder the size.
 * @param colorOrSize SQL expression for the facet under which such a number is counted; where it is NULL, the number
 * is not counted
 */
async function countMatches(orm: Orm, filter: Filter, colorOrSize = sql`facet`): Promise<CountsByFacet> {
  const resolved = await resolveFilter(orm, filter);
  if (!resolved) return new Map();
  const conditions = await matchConditions(orm, filter, resolved);
  const rows = await queryRows<{ facet: number; products: number }>(
    orm,
    sql`
      SELECT facet, count(DISTINCT product_id)::integer AS products FROM (
        SELECT product_id, CASE WHEN facet < ${facets.brand(0)} THEN ${colorOrSize} ELSE facet END AS facet FROM (
          SELECT product_id, facets FROM ${listing} WHERE ${conditions ?? sql`true`} LIMIT ${maxMatches + 1}
        ) AS matching CROSS JOIN LATERAL unnest(facets) AS own (facet)
      ) AS counted WHERE facet IS NOT NULL GROUP BY facet`,
  );
  const counts = new Map(rows.map(({ facet, products }) => [facet, products]));
  if (productTotalOf(counts) <= maxMatches) return counts;
  return conditions ? null : loadStoredCounts(orm);
}

/** Loads the stored counts of all products, which have no statuses and no id buckets. */
async function loadStoredCounts(orm: Orm): Promise<Map<number, number>> {
  const rows = await orm.select().from(facetCount);
  return new Map(rows.map(({ facet, products }) => [facet, products]));
}

/** Returns the number of products: the sum of the id buckets, because every product is in exactly one. */
function productTotalOf(counts: Map<number, number>): number {
  const inBuckets = [...counts].filter(([facet]) => facet >= facets.firstIdBucket);
  return inBuckets.reduce((sum, [, products]) => sum + products, 0);
}

type ValueCounts = z.infer<typeof FacetCounts>[string];

function toValueCounts(counts: CountsByFacet, values: [facet: number, value: string][]): ValueCounts | null {
  if (!counts) return null;
  return values
    .map(([facet, value]) => ({ value, count: counts.get(facet) ?? 0 }))
    .filter(({ count }) => count > 0);
}

function countStatuses(counts: CountsByFacet): ValueCounts | null {
  // Counts without id buckets are the stored ones, which lack statuses.
  if (!counts || (counts.size > 0 && productTotalOf(counts) === 0)) return null;
  const soldOut = counts.get(facets.soldOut) ?? 0;
  const byStatus = {
    'on-sale': counts.get(facets.onSale) ?? 0,
    'in-stock': productTotalOf(counts) - soldOut,
    'out-of-stock': soldOut,
  };
  return Object.entries(byStatus)
    .map(([value, count]) => ({ value, count }))
    .filter(({ count }) => count > 0);
}

/** Returns the conditions of the listing rows that match; undefined when the filter is empty, so that all rows match. */
async function matchConditions(orm: Orm, filter: Filter, resolved: ResolvedFilter): Promise<SQL | undefined> {
  if (!filter.searchText?.trim()) return listingConditions(resolved);
  const found = await findTextMatches(orm, filter, resolved);
  return sql`${listing.productId} = ANY (${integerArray(found?.matches ?? [])})`;
}
