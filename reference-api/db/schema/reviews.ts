import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Fit } from '../../../contract/reviews.ts';
import { instant } from '../instant.ts';
import { product } from './catalogue.ts';
import { placedOrder } from './orders.ts';

/** Reviews from the source catalogue and reviews written by buyers. */
export const review = pgTable(
  'review',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Position in the source catalogue; null for a review written by a buyer. */
    position: integer(),
    status: text().$type<'pending' | 'published' | 'rejected'>().notNull().default('published'),
    rating: integer().notNull(),
    fit: text().$type<z.infer<typeof Fit>>(),
    /** True when the author bought the product. */
    verified: boolean().notNull().default(false),
    name: text().notNull(),
    writtenAt: instant('written_at').notNull(),
    /** A buyer writes in one language, the source catalogue usually in both. */
    textEn: text('text_en'),
    textAr: text('text_ar'),
    /** Customer id, or e-mail address of a guest in lower case; an author has one review of a product. Null in the source catalogue. */
    author: text(),
    /** Order that proves the purchase. */
    orderId: uuid('order_id').references(() => placedOrder.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('review_source').on(table.productId, table.position),
    uniqueIndex('review_author').on(table.productId, table.author),
    index('review_published')
      .on(table.productId, table.writtenAt.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index('review_pending').on(table.writtenAt).where(sql`status = 'pending'`),
    index('review_order').on(table.orderId),
    check('review_rating_in_range', sql`rating between 1 and 5`),
    check('review_has_text', sql`num_nonnulls(text_en, text_ar) >= 1`),
  ],
);

/** Numbers of published reviews of a product, maintained by `count_reviews()`; a product without reviews has no row. */
export const productRating = pgTable('product_rating', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  /** Numbers of reviews with 1, 2, 3, 4 and 5 stars. */
  stars: integer().array().notNull(),
  /** Numbers of reviews with the fit small, true and large. */
  fits: integer().array().notNull(),
});
