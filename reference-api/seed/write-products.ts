import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { product, productTag, variant } from '../db/schema/catalogue.ts';
import { searchDocument } from '../db/schema/listing.ts';
import { review } from '../db/schema/reviews.ts';
import type { ProductRecords } from './product-records.ts';
import { assignVariantIds } from './variant-ids.ts';
import { writeRows } from './write-rows.ts';

/**
 * Inserts or updates products with variants, tags, reviews and search documents, and refreshes the listing. Variant ids
 * are permanent. The stock stays unless the source changed it.
 */
export async function writeProducts(orm: Orm, records: ProductRecords[], now: Date): Promise<void> {
  if (records.length === 0) return;
  const ids = records.map((record) => record.product.id);
  const storedVariants = await orm
    .select({
      id: variant.id,
      productId: variant.productId,
      colorId: variant.colorId,
      sizeId: variant.sizeId,
      options: variant.options,
      quantity: variant.quantity,
      sourceQuantity: variant.sourceQuantity,
    })
    .from(variant)
    .where(inArray(variant.productId, ids))
    // Keeps concurrent orders from changing the stock until the seed commits. Same lock order as orders, to avoid deadlocks.
    .orderBy(variant.id)
    .for('update');
  const variants = records.map((record) => assignVariantIds(record, storedVariants));
  const products = records.map((record, index) => ({
    ...record.product,
    defaultVariantId: variants[index]?.[record.defaultVariantPosition]?.id ?? 0,
  }));
  const currentIds = new Set(variants.flat().map((row) => row.id));
  const removedIds = storedVariants.filter((row) => !currentIds.has(row.id)).map((row) => row.id);

  await writeRows(orm, product, products, ['createdAt']);
  if (removedIds.length > 0) await orm.delete(variant).where(inArray(variant.id, removedIds));
  await writeRows(orm, variant, variants.flat());
  if (storedVariants.length > 0) {
    await orm.delete(productTag).where(inArray(productTag.productId, ids));
    // Reviews of buyers, which have no position, stay.
    await orm.delete(review).where(and(inArray(review.productId, ids), isNotNull(review.position)));
  }
  await writeRows(
    orm,
    productTag,
    records.flatMap((record) => record.tags),
  );
  await writeRows(
    orm,
    review,
    records.flatMap((record) => record.reviews),
  );
  await writeSearchDocuments(
    orm,
    records.map((record) => ({ productId: record.product.id, words: record.searchDocument })),
    now,
  );
}

/** Writes the search documents of products, and brings their rows of the listing up to date. */
export async function writeSearchDocuments(
  orm: Orm,
  documents: (typeof searchDocument.$inferInsert)[],
  now: Date,
): Promise<void> {
  await writeRows(orm, searchDocument, documents);
  const ids = documents.map(({ productId }) => productId);
  await orm.execute(sql`SELECT refresh_listing(${`{${ids.join(',')}}`}::integer[], ${now.toISOString()})`);
}
