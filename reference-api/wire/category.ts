import type { z } from 'zod';
import type { Category, CategoryRef } from '../../contract/catalogue.ts';
import type { category } from '../db/schema/catalogue.ts';
import type { IntegerIds } from '../http/integer-ids.ts';
import type { Language } from '../http/language.ts';
import { inLanguage } from './text.ts';

export type CategoryRow = typeof category.$inferSelect;

/** Converts a category to the contract's reference to a category. */
export function toCategoryRef(row: CategoryRow, language: Language): IntegerIds<z.infer<typeof CategoryRef>> {
  return { id: row.id, name: inLanguage(language, row.nameEn, row.nameAr), slug: row.slug };
}

/**
 * Converts a category, with its parent and children, to the contract's shape.
 * @param tree rows of all categories
 */
export function toCategory(
  row: CategoryRow,
  tree: CategoryRow[],
  language: Language,
): z.infer<typeof Category> {
  const parent = tree.find((other) => other.id === row.parentId);
  const children = tree.filter((other) => other.parentId === row.id);
  const ref = toCategoryRef(row, language);
  return {
    ...ref,
    categoryId: row.id,
    categoryName: ref.name,
    description: inLanguage(language, row.descriptionEn, row.descriptionAr),
    productCount: row.productCount,
    featuredImage: row.image ? { filePath: row.image } : null,
    parent: parent ? toCategoryRef(parent, language) : null,
    children: children.map((child) => toCategoryRef(child, language)),
  };
}
