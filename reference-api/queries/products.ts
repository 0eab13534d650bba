import { asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Product } from '../../contract/catalogue.ts';
import type { Orm } from '../db/database.ts';
import { brand, color, product, size, variant } from '../db/schema/catalogue.ts';
import { productRating } from '../db/schema/reviews.ts';
import type { IntegerIds } from '../http/integer-ids.ts';
import type { Language } from '../http/language.ts';
import { loadReviewSamples } from '../reviews/find-reviews.ts';
import { toProduct } from '../wire/product.ts';
import { loadCategories, mainCategoryOf } from './categories.ts';
import { groupBy } from './group-by.ts';

/** Loads products in the order of the ids; unknown ids are skipped. */
export async function loadProducts(
  orm: Orm,
  ids: number[],
  language: Language,
): Promise<IntegerIds<z.infer<typeof Product>>[]> {
  if (ids.length === 0) return [];
  const [tree, products, variants, reviews] = await Promise.all([
    loadCategories(orm),
    orm
      .select()
      .from(product)
      .innerJoin(brand, eq(brand.id, product.brandId))
      .leftJoin(productRating, eq(productRating.productId, product.id))
      .where(inArray(product.id, ids)),
    orm
      .select({ variant, color, sizeName: size.name })
      .from(variant)
      .leftJoin(color, eq(color.id, variant.colorId))
      .leftJoin(size, eq(size.id, variant.sizeId))
      .where(inArray(variant.productId, ids))
      .orderBy(asc(variant.productId), asc(variant.position)),
    loadReviewSamples(orm, ids),
  ]);
  const now = new Date();
  const variantsByProduct = groupBy(variants, (row) => row.variant.productId);
  const reviewsByProduct = groupBy(reviews, (row) => row.productId);
  const productsById = new Map<number, IntegerIds<z.infer<typeof Product>>>();
  for (const row of products) {
    const category = tree.find(({ id: categoryId }) => categoryId === row.product.categoryId);
    if (!category) continue;
    const { id } = row.product;
    const rows = {
      product: row.product,
      brand: row.brand,
      rating: row.product_rating,
      category,
      mainCategory: mainCategoryOf(tree, category),
      variants: variantsByProduct.get(id) ?? [],
      reviews: reviewsByProduct.get(id) ?? [],
    };
    productsById.set(id, toProduct(rows, language, now));
  }
  return ids.flatMap((id) => productsById.get(id) ?? []);
}

/** Loads what only the product's own page shows: the products worn with it, and its measurements. */
export async function loadPageDetails(
  orm: Orm,
  id: number,
): Promise<Pick<IntegerIds<z.infer<typeof Product>>, 'goesWith' | 'measurements'>> {
  const [row] = await orm
    .select({ goesWith: product.goesWith, measurements: product.measurements })
    .from(product)
    .where(eq(product.id, id));
  const { goesWith = [], measurements = null } = row ?? {};
  return { goesWith, ...(measurements && { measurements }) };
}

/** Returns the product id of a slug; undefined for an unknown slug. */
export async function findProductId(orm: Orm, slug: string): Promise<number | undefined> {
  // PostgreSQL rejects text with a NUL character.
  if (slug.includes('\0')) return undefined;
  const [row] = await orm.select({ id: product.id }).from(product).where(eq(product.slug, slug));
  return row?.id;
}
