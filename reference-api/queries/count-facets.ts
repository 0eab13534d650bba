import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { FacetCounts } from '../../contract/catalogue.ts';
import { type Orm, queryRows } from '../db/database.ts';
import { attributeValue, brand, color, size } from '../db/schema/catalogue.ts';
import { facetValueCount, listing } from '../db/schema/listing.ts';
import type { Language } from '../http/language.ts';
import { foldText } from '../search/fold.ts';
import { inLanguage } from '../wire/text.ts';
import { findColorAndSizeValueIds } from './color-and-size-values.ts';
import { facetValueIds, integerArray } from './facet-value-ids.ts';
import { findTextMatches } from './find-by-text.ts';
import { groupBy } from './group-by.ts';
import { type Filter, listingConditions, type ResolvedFilter, resolveFilter } from './resolve-filter.ts';

/** Facets are counted for at most this many matches, so that the cost does not grow with the catalogue. */
const maxMatches = 2000;

/** Number of matching products by id of the facet value; null when there are more than `maxMatches`. */
type CountsByValueId = Map<number, number> | null;

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
  const [colors, sizes, brands, storedAttributeValues] = await Promise.all([
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
      colors.map((row) => [facetValueIds.color(row.id), inLanguage(language, row.nameEn, row.nameAr)]),
    ),
    size: toValueCounts(
      await countSizes(orm, filter, countsOfFilter),
      sizes.map((row) => [facetValueIds.size(row.id), row.name]),
    ),
    brand: toValueCounts(
      await countsWithout('brand:'),
      brands.flatMap((row) =>
        row.name ? [[facetValueIds.brand(row.id), row.name] as [number, string]] : [],
      ),
    ),
    status: countStatuses(await countsWithout('status:')),
  };
  for (const [attribute, rows] of groupBy(storedAttributeValues, (row) => row.attribute)) {
    countsByFacetName[attribute] = toValueCounts(
      await countsWithout(`${foldText(attribute)}:`),
      rows.map((row) => [facetValueIds.attribute(row.id), inLanguage(language, row.nameEn, row.nameAr)]),
    );
  }
  return Object.fromEntries(
    Object.entries(countsByFacetName).filter((entry): entry is [string, ValueCounts] => entry[1] !== null),
  );
}

/** Counts the products by colour, without the requested colours: a product counts where one variant has the colour in a requested size. */
async function countColors(
  orm: Orm,
  filter: Filter,
  countsOfFilter: CountsByValueId,
): Promise<CountsByValueId> {
  const sizeValueIds = await findColorAndSizeValueIds(orm, null, filter.size);
  if (!filter.color?.trim() && !sizeValueIds) return countsOfFilter;
  return countMatches(
    orm,
    { ...filter, color: null },
    sizeValueIds &&
      sql`CASE WHEN facet % 1000 = ANY (${integerArray(sizeValueIds)}) THEN facet / 1000 * 1000 END`,
  );
}

/** Counts the products by size, without the requested sizes: a product counts where one variant has the size in a requested colour. */
async function countSizes(
  orm: Orm,
  filter: Filter,
  countsOfFilter: CountsByValueId,
): Promise<CountsByValueId> {
  const colorValueIds = await findColorAndSizeValueIds(orm, filter.color, null);
  if (!filter.size?.trim() && !colorValueIds) return countsOfFilter;
  return countMatches(
    orm,
    { ...filter, size: null },
    colorValueIds &&
      sql`CASE WHEN facet / 1000 * 1000 = ANY (${integerArray(colorValueIds)}) THEN facet % 1000 END`,
  );
}

/**
 * Counts the matches by facet value. Value ids below those of brands stand for a colour, a size or both: colour id times
 * 1,000 plus size id, each 0 where it is absent. Integer division therefore yields the colour, the remainder the size.
 * @param colorOrSize SQL expression for the value id under which such an id is counted; where it is NULL, the id
 * is not counted
 */
async function countMatches(orm: Orm, filter: Filter, colorOrSize = sql`facet`): Promise<CountsByValueId> {
  const resolved = await resolveFilter(orm, filter);
  if (!resolved) return new Map();
  const conditions = await matchConditions(orm, filter, resolved);
  const rows = await queryRows<{ facet: number; products: number }>(
    orm,
    sql`
      SELECT facet, count(DISTINCT product_id)::integer AS products FROM (
        SELECT product_id, CASE WHEN facet < ${facetValueIds.brand(0)} THEN ${colorOrSize} ELSE facet END AS facet FROM (
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
  const rows = await orm.select().from(facetValueCount);
  return new Map(rows.map(({ facetValueId, productCount }) => [facetValueId, productCount]));
}

/** Returns the number of products: the sum of the id buckets, because every product is in exactly one. */
function productTotalOf(counts: Map<number, number>): number {
  const bucketCounts = [...counts].filter(([valueId]) => valueId >= facetValueIds.firstIdBucket);
  return bucketCounts.reduce((sum, [, products]) => sum + products, 0);
}

type ValueCounts = z.infer<typeof FacetCounts>[string];

function toValueCounts(
  counts: CountsByValueId,
  values: [valueId: number, name: string][],
): ValueCounts | null {
  if (!counts) return null;
  return values
    .map(([valueId, name]) => ({ value: name, count: counts.get(valueId) ?? 0 }))
    .filter(({ count }) => count > 0);
}

function countStatuses(counts: CountsByValueId): ValueCounts | null {
  // Counts without id buckets are the stored ones, which lack statuses.
  if (!counts || (counts.size > 0 && productTotalOf(counts) === 0)) return null;
  const soldOut = counts.get(facetValueIds.soldOut) ?? 0;
  const byStatus = {
    'on-sale': counts.get(facetValueIds.onSale) ?? 0,
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
  const textMatches = await findTextMatches(orm, filter, resolved);
  return sql`${listing.productId} = ANY (${integerArray(textMatches?.matchingIds ?? [])})`;
}
