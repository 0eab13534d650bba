import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Orm } from '../db/database.ts';
import { productTag } from '../db/schema/catalogue.ts';
import { listing } from '../db/schema/listing.ts';
import type { CategoryRow } from '../wire/category.ts';
import { subtreeIds } from './categories.ts';

/**
 * Returns the ids of the first products of a category including subcategories, ordered by product id, which is the order of the
 * catalogue source with later additions last.
 */
export async function findProductIdsOfCategory(
  orm: Orm,
  tree: CategoryRow[],
  categoryId: number,
  limit: number,
): Promise<number[]> {
  const isMainCategory = tree.some((row) => row.id === categoryId && row.parentId === null);
  const rows = await orm
    .select({ id: listing.productId })
    .from(listing)
    .where(
      isMainCategory
        ? eq(listing.mainCategoryId, categoryId)
        : inArray(listing.categoryId, subtreeIds(tree, categoryId)),
    )
    .orderBy(asc(listing.productId))
    .limit(limit);
  return rows.map((row) => row.id);
}

/**
 * Returns the ids of the first products of a feature tag, ordered by product id, which is the order of the
 * catalogue source with later additions last.
 */
export async function findProductIdsOfTag(orm: Orm, tagId: number, limit: number): Promise<number[]> {
  const rows = await orm
    .select({ id: productTag.productId })
    .from(productTag)
    .where(eq(productTag.tagId, tagId))
    .orderBy(asc(productTag.productId))
    .limit(limit);
  return rows.map((row) => row.id);
}

/**
 * Updates the listing rows of products whose sale started or ended since the last call. Writes only when there are any, so that
 * listings otherwise never wait for a write.
 */
export async function refreshDueListings({ orm, reader }: Pick<Database, 'orm' | 'reader'>): Promise<void> {
  const now = new Date();
  const [due] = await reader
    .select({ productId: listing.productId })
    .from(listing)
    .where(lte(listing.dueAt, now))
    // Makes the database use the index of due rows even where it has no statistics, as the embedded one.
    .orderBy(asc(listing.dueAt))
    .limit(1);
  if (due) await orm.execute(sql`SELECT refresh_due_listings(${now.toISOString()})`);
}
