import { and, type Column, eq, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../db/database.ts';
import {
  attributeValue,
  brand,
  category,
  color,
  featureTag,
  product,
  productTag,
  size,
  variant,
} from '../db/schema/catalogue.ts';
import type { Lookups } from './lookups.ts';

/** Deletes lookup rows that the source no longer contains. They stay while a product or variant uses them. */
export async function deleteUnusedLookups(orm: Orm, lookups: Lookups): Promise<void> {
  const isUnused = (id: Column, sourceIds: Map<string, number>, referencingTable: PgTable, references: SQL) =>
    and(
      notInArray(id, [...sourceIds.values()]),
      notExists(orm.select({ one: sql`1` }).from(referencingTable).where(references)),
    );
  const { attributeValues, brands, categories, colors, sizes, tags } = lookups;
  const usesValue = eq(attributeValue.id, sql`ANY (${product.attributeValueIds})`);
  await orm.delete(attributeValue).where(isUnused(attributeValue.id, attributeValues, product, usesValue));
  const usesTag = eq(productTag.tagId, featureTag.id);
  await orm.delete(featureTag).where(isUnused(featureTag.id, tags, productTag, usesTag));
  const usesCategory = eq(product.categoryId, category.id);
  const child = alias(category, 'child');
  const hasNoChild = notExists(
    orm.select({ one: sql`1` }).from(child).where(eq(child.parentId, category.id)),
  );
  await orm.delete(category).where(and(isUnused(category.id, categories, product, usesCategory), hasNoChild));
  const usesBrand = eq(product.brandId, brand.id);
  await orm.delete(brand).where(isUnused(brand.id, brands, product, usesBrand));
  const usesColor = eq(variant.colorId, color.id);
  await orm.delete(color).where(isUnused(color.id, colors, variant, usesColor));
  const usesSize = eq(variant.sizeId, size.id);
  await orm.delete(size).where(isUnused(size.id, sizes, variant, usesSize));
}
