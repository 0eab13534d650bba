import { and, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ProductFilter } from '../../contract/catalogue.ts';
import type { Orm } from '../db/database.ts';
import { listing } from '../db/schema/listing.ts';
import type { CategoryRow } from '../wire/category.ts';
import { loadCategories, subtreeIds } from './categories.ts';
import { findColorAndSizeValueIds } from './color-and-size-values.ts';
import { hasAnyFacetValue } from './facet-value-ids.ts';
import { parseTags, type Stock } from './parse-tags.ts';

export type Filter = z.infer<typeof ProductFilter>;

/** Filter with its category, names and tags resolved to ids. */
export interface ResolvedFilter {
  category: { row: CategoryRow; subtreeIds: number[] } | undefined;
  /** A product must have at least one value of each group. */
  facetValueGroups: number[][];
  minThousandths: number | undefined;
  maxThousandths: number | undefined;
  onSale: boolean;
  stock: Stock | undefined;
}

/** Resolves a filter. Returns undefined when nothing can match, because it contains an unknown category, name or status. */
export async function resolveFilter(orm: Orm, filter: Filter): Promise<ResolvedFilter | undefined> {
  const hasCategory = filter.categoryId != null;
  const tree = hasCategory ? await loadCategories(orm) : [];
  const categoryRow = tree.find((category) => category.id === filter.categoryId);
  if (hasCategory && !categoryRow) return undefined;
  const colorAndSizeValueIds = await findColorAndSizeValueIds(orm, filter.color, filter.size);
  const tags = await parseTags(orm, filter.tags ?? []);
  const facetValueGroups = [
    ...(colorAndSizeValueIds ? [colorAndSizeValueIds] : []),
    ...tags.facetValueGroups,
  ];
  if (tags.hasUnknownStatus || facetValueGroups.some((group) => group.length === 0)) return undefined;
  return {
    category: categoryRow && { row: categoryRow, subtreeIds: subtreeIds(tree, categoryRow.id) },
    facetValueGroups,
    minThousandths: toThousandths(filter.minPrice, Math.ceil),
    maxThousandths: toThousandths(filter.maxPrice, Math.floor),
    onSale: tags.onSale,
    stock: tags.stock,
  };
}

/** Converts a price in currency units to thousandths. */
function toThousandths(
  price: number | null | undefined,
  round: (value: number) => number,
): number | undefined {
  if (typeof price !== 'number') return undefined;
  // Rounding two decimals later first corrects binary fractions: 0.29 * 1000 is 290 only after rounding.
  return Math.min(round(Math.round(price * 100_000) / 100), Number.MAX_SAFE_INTEGER);
}

/** Columns of the current price, sale and stock, which `listing` and `listing_facet` share. */
export interface PriceAndStockColumns {
  priceThousandths: PgColumn;
  onSale: PgColumn;
  inStock: PgColumn;
}

/** Builds the conditions on price, sale and stock. */
export function priceAndStockConditions(resolved: ResolvedFilter, columns: PriceAndStockColumns): SQL[] {
  const conditions: SQL[] = [];
  if (resolved.minThousandths !== undefined)
    conditions.push(gte(columns.priceThousandths, resolved.minThousandths));
  if (resolved.maxThousandths !== undefined)
    conditions.push(lte(columns.priceThousandths, resolved.maxThousandths));
  if (resolved.onSale) conditions.push(eq(columns.onSale, true));
  if (resolved.stock) conditions.push(eq(columns.inStock, resolved.stock === 'in-stock'));
  return conditions;
}

/** Builds the condition on a listing row for the whole filter; undefined for an empty filter. */
export function listingConditions(resolved: ResolvedFilter): SQL | undefined {
  return and(
    ...categoryConditions(resolved),
    ...resolved.facetValueGroups.map(hasAnyFacetValue),
    ...priceAndStockConditions(resolved, listing),
  );
}

function categoryConditions({ category }: ResolvedFilter): SQL[] {
  if (!category) return [];
  if (category.row.parentId === null) return [eq(listing.mainCategoryId, category.row.id)];
  const [ownId, ...descendantIds] = category.subtreeIds;
  if (ownId !== undefined && descendantIds.length === 0) return [eq(listing.categoryId, ownId)];
  return [inArray(listing.categoryId, category.subtreeIds)];
}
