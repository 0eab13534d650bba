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
import { facetArray, facets } from './facets.ts';
import { findTextMatches } from './find-by-text.ts';
import { groupBy } from './group-by.ts';
import { type Filter, listingConditions, type ResolvedFilter, resolveFilter } from './resolve-filter.ts';

/** Facets are counted for at most this many matches, so that the cost does not grow with the catalogue. */
const maxMatches = 2000;

/** Number of matching products by facet number; null when there are more than `maxMatches`. */
type CountsByFacet = Map<number, number> | null;

/**
 * Counts the products that match each value: the filter with this value instead of the facet's own. Values without a
 * product are left out, and so are facets with more than 2,000 products to count, unless there is no filter at all.
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
  const all = await countMatches(orm, filter);
  const countsWithout = (prefix: string) => {
    const others = tags.filter((tag) => !foldText(tag).startsWith(prefix));
    return others.length === tags.length ? all : countMatches(orm, { ...filter, tags: others });
  };
  const counted: Record<string, ValueCounts | null> = {
    color: toValueCounts(
      await countColors(orm, filter, all),
      colors.map((row) => [facets.color(row.id), inLanguage(language, row.nameEn, row.nameAr)]),
    ),
    size: toValueCounts(
      await countSizes(orm, filter, all),
      sizes.map((row) => [facets.size(row.id), row.name]),
    ),
    brand: toValueCounts(
      await countsWithout('brand:'),
      brands.map((row) => [facets.brand(row.id), row.name]),
    ),
    status: countStatuses(await countsWithout('status:')),
  };
  for (const [attribute, rows] of groupBy(values, (row) => row.attribute)) {
    counted[attribute] = toValueCounts(
      await countsWithout(`${foldText(attribute)}:`),
      rows.map((row) => [facets.attribute(row.id), inLanguage(language, row.nameEn, row.nameAr)]),
    );
  }
  return Object.fromEntries(
    Object.entries(counted).filter((entry): entry is [string, ValueCounts] => entry[1] !== null),
  );
}

/** A colour counts when a variant has it in one of the requested sizes. */
async function countColors(orm: Orm, filter: Filter, all: CountsByFacet): Promise<CountsByFacet> {
  const sizeIds = await findColorAndSizeFacets(orm, null, filter.size);
  if (!filter.color?.trim() && !sizeIds) return all;
  return countMatches(
    orm,
    { ...filter, color: null },
    sizeIds && sql`CASE WHEN facet % 1000 = ANY (${facetArray(sizeIds)}) THEN facet / 1000 * 1000 END`,
  );
}

/** A size counts when a variant has it in one of the requested colours. */
async function countSizes(orm: Orm, filter: Filter, all: CountsByFacet): Promise<CountsByFacet> {
  const colorFacets = await findColorAndSizeFacets(orm, filter.color, null);
  if (!filter.size?.trim() && !colorFacets) return all;
  return countMatches(
    orm,
    { ...filter, size: null },
    colorFacets &&
      sql`CASE WHEN facet / 1000 * 1000 = ANY (${facetArray(colorFacets)}) THEN facet % 1000 END`,
  );
}

/**
 * Counts the matches by facet. Facet numbers below those of brands are variants: colour times 1,000 plus size.
 * @param colorOrSize SQL expression of the facet number to count for a variant; null counts nothing
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
  if (totalOf(counts) <= maxMatches) return counts;
  return conditions ? null : loadStoredCounts(orm);
}

/** Loads the maintained counts of all products; without statuses and id buckets. */
async function loadStoredCounts(orm: Orm): Promise<Map<number, number>> {
  const rows = await orm.select().from(facetCount);
  return new Map(rows.map(({ facet, products }) => [facet, products]));
}

/** Sums the counts of the id buckets; every product is in exactly one. */
function totalOf(counts: Map<number, number>): number {
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
  if (!counts || (counts.size > 0 && totalOf(counts) === 0)) return null;
  const soldOut = counts.get(facets.soldOut) ?? 0;
  const byStatus = {
    'on-sale': counts.get(facets.onSale) ?? 0,
    'in-stock': totalOf(counts) - soldOut,
    'out-of-stock': soldOut,
  };
  return Object.entries(byStatus)
    .map(([value, count]) => ({ value, count }))
    .filter(({ count }) => count > 0);
}

/** Returns the conditions of the listing rows that match; undefined when all do. */
async function matchConditions(orm: Orm, filter: Filter, resolved: ResolvedFilter): Promise<SQL | undefined> {
  if (!filter.searchText?.trim()) return listingConditions(resolved);
  const found = await findTextMatches(orm, filter, resolved);
  return sql`${listing.productId} = ANY (${facetArray(found?.matches ?? [])})`;
}
