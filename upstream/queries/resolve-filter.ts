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
  minCents: number | undefined;
  maxCents: number | undefined;
  onSale: boolean;
  stock: Stock | undefined;
}

/** Resolves a filter. Returns undefined when nothing can match, because it contains an unknown category, name or status. */
export async function resolveFilter(orm: Orm, filter: Filter): Promise<ResolvedFilter | undefined> {
  const tree = typeof filter.categoryId === 'number' ? await loadCategories(orm) : [];
  const categoryRow = tree.find((category) => category.id === filter.categoryId);
  if (typeof filter.categoryId === 'number' && !categoryRow) return undefined;
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
    minCents: toCents(filter.minPrice, Math.ceil),
    maxCents: toCents(filter.maxPrice, Math.floor),
    onSale: tags.onSale,
    stock: tags.stock,
  };
}

/** Converts a price to hundredths, capped at the maximum of an integer column. */
function toCents(price: number | null | undefined, round: (value: number) => number): number | undefined {
  if (typeof price !== 'number') return undefined;
  // Rounding to hundredths of a cent first corrects binary fractions: 0.29 * 100 is 28.999999999999996.
  return Math.min(round(Math.round(price * 10_000) / 100), 2_147_483_647);
}

/** Columns of the current price, sale and stock, which `listing` and `listing_facet` share. */
export interface PriceAndStockColumns {
  priceCents: PgColumn;
  onSale: PgColumn;
  inStock: PgColumn;
}

/** Builds the conditions on price, sale and stock. */
export function priceAndStockConditions(resolved: ResolvedFilter, columns: PriceAndStockColumns): SQL[] {
  const conditions: SQL[] = [];
  if (resolved.minCents !== undefined) conditions.push(gte(columns.priceCents, resolved.minCents));
  if (resolved.maxCents !== undefined) conditions.push(lte(columns.priceCents, resolved.maxCents));
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
