import { asc } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { category } from '../db/schema/catalogue.ts';
import type { CategoryRow } from '../wire/category.ts';

/** Every category in editorial order; there are few. */
export function loadCategories(orm: Orm): Promise<CategoryRow[]> {
  return orm.select().from(category).orderBy(asc(category.position));
}

/** The ids of a category and of all below it. */
export function idsBelow(tree: CategoryRow[], id: number): number[] {
  const children = tree.filter((row) => row.parentId === id);
  return [id, ...children.flatMap((child) => idsBelow(tree, child.id))];
}

/** The main category above a category, or itself. */
export function rootOf(tree: CategoryRow[], row: CategoryRow): CategoryRow {
  const parent = tree.find((other) => other.id === row.parentId);
  return parent ? rootOf(tree, parent) : row;
}
