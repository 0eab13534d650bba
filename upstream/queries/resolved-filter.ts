import { and, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ProductFilter } from '../../contract/catalogue.ts';
import type { Orm } from '../db/database.ts';
import { listing } from '../db/schema/listing.ts';
import type { CategoryRow } from '../wire/category.ts';
import { idsBelow, loadCategories } from './categories.ts';
import { choiceFacets } from './choice-facets.ts';
import { anyFacet } from './facets.ts';
import { parseTags, type Stock } from './tag-filters.ts';

export type Filter = z.infer<typeof ProductFilter>;

/** What a filter asks for, its names resolved. */
export interface ResolvedFilter {
  category: { row: CategoryRow; idsBelow: number[] } | undefined;
  /** Of each group a product must have one facet. */
  facetGroups: number[][];
  minCents: number | undefined;
  maxCents: number | undefined;
  onSale: boolean;
  stock: Stock | undefined;
}

/**
 * Resolves the names in a filter. Undefined when nothing can match: a category, colour, size, brand or feature tag
 * that does not exist.
 */
export async function resolveFilter(orm: Orm, filter: Filter): Promise<ResolvedFilter | undefined> {
  const tree = typeof filter.categoryId === 'number' ? await loadCategories(orm) : [];
  const row = tree.find((category) => category.id === filter.categoryId);
  if (typeof filter.categoryId === 'number' && !row) return undefined;
  const choices = await choiceFacets(orm, filter.color, filter.size);
  const tags = await parseTags(orm, filter.tags ?? []);
  const facetGroups = [...(choices ? [choices] : []), ...tags.facetGroups];
  if (tags.unknownStatus || facetGroups.some((group) => group.length === 0)) return undefined;
  return {
    category: row && { row, idsBelow: idsBelow(tree, row.id) },
    facetGroups,
    minCents: cents(filter.minPrice, Math.ceil),
    maxCents: cents(filter.maxPrice, Math.floor),
    onSale: tags.onSale,
    stock: tags.stock,
  };
}

/** A price as the columns hold it, kept inside what they can hold. */
function cents(price: number | null | undefined, round: (value: number) => number): number | undefined {
  if (typeof price !== 'number') return undefined;
  return Math.min(round(Math.round(price * 10_000) / 100), 2_147_483_647);
}

/** The columns that listing rows and their facet rows share. */
export interface StateColumns {
  priceCents: PgColumn;
  onSale: PgColumn;
  inStock: PgColumn;
}

/** What is asked of price, sale and stock. */
export function stateConditions(resolved: ResolvedFilter, columns: StateColumns): SQL[] {
  const conditions: SQL[] = [];
  if (resolved.minCents !== undefined) conditions.push(gte(columns.priceCents, resolved.minCents));
  if (resolved.maxCents !== undefined) conditions.push(lte(columns.priceCents, resolved.maxCents));
  if (resolved.onSale) conditions.push(eq(columns.onSale, true));
  if (resolved.stock) conditions.push(eq(columns.inStock, resolved.stock === 'in-stock'));
  return conditions;
}

/** Everything that is asked for, put as a condition of a listing row. */
export function listingConditions(resolved: ResolvedFilter): SQL | undefined {
  return and(
    ...categoryConditions(resolved),
    ...resolved.facetGroups.map(anyFacet),
    ...stateConditions(resolved, listing),
  );
}

function categoryConditions({ category }: ResolvedFilter): SQL[] {
  if (!category) return [];
  if (category.row.parentId === null) return [eq(listing.rootId, category.row.id)];
  const [only, ...others] = category.idsBelow;
  if (only !== undefined && others.length === 0) return [eq(listing.leafId, only)];
  return [inArray(listing.leafId, category.idsBelow)];
}
