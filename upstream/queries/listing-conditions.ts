import { eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { ProductFilter } from '../../contract/catalogue.ts';
import type { Orm } from '../db/database.ts';
import { listing } from '../db/schema/listing.ts';
import { idsBelow, loadCategories } from './categories.ts';
import { choiceFacets } from './choice-facets.ts';
import { anyFacet } from './facets.ts';
import { tagConditions } from './tag-conditions.ts';

export type Filter = z.infer<typeof ProductFilter>;

/**
 * What a filter asks of a listing row, its search text aside. Undefined when nothing can match: a category, colour,
 * size, brand or feature tag that does not exist.
 */
export async function listingConditions(orm: Orm, filter: Filter): Promise<SQL[] | undefined> {
  const groups = await Promise.all([
    categoryConditions(orm, filter.categoryId),
    choiceConditions(orm, filter),
    tagConditions(orm, filter.tags ?? []),
  ]);
  const conditions: SQL[] = [];
  for (const group of groups) {
    if (group === undefined) return undefined;
    conditions.push(...group);
  }
  if (typeof filter.minPrice === 'number')
    conditions.push(gte(listing.priceCents, cents(filter.minPrice, Math.ceil)));
  if (typeof filter.maxPrice === 'number')
    conditions.push(lte(listing.priceCents, cents(filter.maxPrice, Math.floor)));
  return conditions;
}

/** A price as the column holds it, kept inside what the column can hold. */
function cents(price: number, round: (value: number) => number): number {
  return Math.min(round(Math.round(price * 10_000) / 100), 2_147_483_647);
}

async function categoryConditions(orm: Orm, id: number | null | undefined): Promise<SQL[] | undefined> {
  if (typeof id !== 'number') return [];
  const tree = await loadCategories(orm);
  const row = tree.find((category) => category.id === id);
  if (!row) return undefined;
  if (row.parentId === null) return [eq(listing.rootId, id)];
  const ids = idsBelow(tree, id);
  return [ids.length === 1 ? eq(listing.leafId, id) : inArray(listing.leafId, ids)];
}

async function choiceConditions(orm: Orm, filter: Filter): Promise<SQL[] | undefined> {
  const wanted = await choiceFacets(orm, filter.color, filter.size);
  if (wanted === undefined) return [];
  return wanted.length === 0 ? undefined : [anyFacet(wanted)];
}
