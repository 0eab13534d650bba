import type { Orm } from '../../db/database.ts';
import { deleteUnusedLookups } from '../../seed/delete-unused.ts';

/** Levels of categories. */
const maxLevels = 6;

/** Deletes categories, collections, brands, colours, sizes and attribute values that no product uses any more. */
export async function deleteUnusedRows(orm: Orm): Promise<void> {
  const none = new Map<string, number>();
  const nothing = {
    colors: none,
    sizes: none,
    brands: none,
    attributeValues: none,
    categories: none,
    tags: none,
    categoryPathOf: () => [],
  };
  // A category is unused once those below it are deleted.
  for (let level = 0; level < maxLevels; level += 1) await deleteUnusedLookups(orm, nothing);
}
