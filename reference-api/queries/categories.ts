import { asc } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { category } from '../db/schema/catalogue.ts';
import type { CategoryRow } from '../wire/category.ts';

/** Loads every category in editorial order; there are few. */
export function loadCategories(orm: Orm): Promise<CategoryRow[]> {
  return orm.select().from(category).orderBy(asc(category.position));
}

/**
 * Returns the ids of a category and its subcategories at all levels.
 * @param tree rows of all categories
 */
export function subtreeIds(tree: CategoryRow[], id: number): number[] {
  const children = tree.filter((row) => row.parentId === id);
  return [id, ...children.flatMap((child) => subtreeIds(tree, child.id))];
}

/**
 * Returns the main category above a category, or the category itself when it is a main one.
 * @param tree rows of all categories
 */
export function mainCategoryOf(tree: CategoryRow[], row: CategoryRow): CategoryRow {
  const parent = tree.find((other) => other.id === row.parentId);
  return parent ? mainCategoryOf(tree, parent) : row;
}
