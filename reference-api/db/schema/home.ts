import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { category, featureTag, product } from './catalogue.ts';

export const slide = pgTable('slide', {
  id: integer().primaryKey(),
  titleEn: text('title_en').notNull(),
  titleAr: text('title_ar').notNull(),
  subtitleEn: text('subtitle_en').notNull(),
  subtitleAr: text('subtitle_ar').notNull(),
  image: text().notNull(),
  weekly: boolean().notNull(),
  url: text(),
  featureTagId: integer('feature_tag_id').references(() => featureTag.id, { onDelete: 'cascade' }),
  categoryId: integer('category_id').references(() => category.id, { onDelete: 'cascade' }),
  productId: integer('product_id').references(() => product.id, { onDelete: 'cascade' }),
});

export const socialPost = pgTable('social_post', {
  id: integer().primaryKey(),
  image: text().notNull(),
  link: text().notNull(),
  banner: boolean().notNull(),
});
