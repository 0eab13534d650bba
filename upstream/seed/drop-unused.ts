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

/** Removes what the source no longer names and no product uses. */
export async function dropUnused(orm: Orm, lookups: Lookups): Promise<void> {
  const unused = (own: Column, keep: Map<string, number>, users: PgTable, reference: Column) =>
    and(
      notInArray(own, [...keep.values()]),
      notExists(orm.select({ one: sql`1` }).from(users).where(sql`${reference} = ${own}`)),
    );
  await orm
    .delete(attributeValue)
    .where(notInArray(attributeValue.id, [...lookups.attributeValues.values()]));
  await orm.delete(featureTag).where(notInArray(featureTag.id, [...lookups.tags.values()]));
  await orm.delete(category).where(unused(category.id, lookups.categories, product, product.categoryId));
  await orm.delete(brand).where(unused(brand.id, lookups.brands, product, product.brandId));
  await orm.delete(color).where(unused(color.id, lookups.colors, variant, variant.colorId));
  await orm.delete(size).where(unused(size.id, lookups.sizes, variant, variant.sizeId));
}
