import { asc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { productTag } from '../db/schema/catalogue.ts';
import { listing } from '../db/schema/listing.ts';
import type { CategoryRow } from '../wire/category.ts';
import { idsBelow } from './categories.ts';

/** Ids of the first products of a category and those below it, in editorial order. */
export async function idsOfCategory(
  orm: Orm,
  tree: CategoryRow[],
  id: number,
  limit: number,
): Promise<number[]> {
  const isRoot = tree.some((row) => row.id === id && row.parentId === null);
  const found = await orm
    .select({ id: listing.productId })
    .from(listing)
    .where(isRoot ? eq(listing.rootId, id) : inArray(listing.leafId, idsBelow(tree, id)))
    .orderBy(asc(listing.productId))
    .limit(limit);
  return found.map((row) => row.id);
}

/** Ids of the first products of a feature tag, in editorial order. */
export async function idsOfTag(orm: Orm, tagId: number, limit: number): Promise<number[]> {
  const found = await orm
    .select({ id: productTag.productId })
    .from(productTag)
    .where(eq(productTag.tagId, tagId))
    .orderBy(asc(productTag.productId))
    .limit(limit);
  return found.map((row) => row.id);
}
