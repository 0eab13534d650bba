import { and, type Column, notExists, notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../db/database.ts';
import {
  attributeValue,
  brand,
  category,
  color,
  featureTag,
  product,
  size,
  variant,
} from '../db/schema/catalogue.ts';
import type { Lookups } from './lookups.ts';

/**
 * Deletes lookup rows that the source no longer contains. Categories, brands, colours and sizes stay while a product or
 * variant uses them.
 */
export async function deleteUnused(orm: Orm, lookups: Lookups): Promise<void> {
  const isUnused = (
    id: Column,
    sourceIds: Map<string, number>,
    referencingTable: PgTable,
    foreignKey: Column,
  ) =>
    and(
      notInArray(id, [...sourceIds.values()]),
      notExists(orm.select({ one: sql`1` }).from(referencingTable).where(sql`${foreignKey} = ${id}`)),
    );
  await orm
    .delete(attributeValue)
    .where(notInArray(attributeValue.id, [...lookups.attributeValues.values()]));
  await orm.delete(featureTag).where(notInArray(featureTag.id, [...lookups.tags.values()]));
  await orm.delete(category).where(isUnused(category.id, lookups.categories, product, product.categoryId));
  await orm.delete(brand).where(isUnused(brand.id, lookups.brands, product, product.brandId));
  await orm.delete(color).where(isUnused(color.id, lookups.colors, variant, variant.colorId));
  await orm.delete(size).where(isUnused(size.id, lookups.sizes, variant, variant.sizeId));
}
