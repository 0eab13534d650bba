import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { GarmentMeasurements } from '../../../contract/catalogue.ts';
import type { SourceOptionValue, SourceProduct } from '../../catalogue/types.ts';
import { instant } from '../instant.ts';

export const color = pgTable('color', {
  id: integer().primaryKey(),
  /** Key in the source catalogue and in image file names, such as `deep-green`. */
  key: text().notNull().unique(),
  nameEn: text('name_en').notNull(),
  nameAr: text('name_ar').notNull(),
  /** Empty for an imported colour whose code is unknown. */
  hex: text().notNull(),
});

export const size = pgTable('size', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  /** Order from small to large. */
  position: integer().notNull(),
});

export const brand = pgTable('brand', {
  id: integer().primaryKey(),
  /** Empty for the brand of imported products that name none. */
  name: text().notNull().unique(),
});

/** Filterable attribute values. */
export const attributeValue = pgTable('attribute_value', {
  id: integer().primaryKey(),
  /** Name in filters, such as `fabric`. */
  attribute: text().notNull(),
  /** Display order. */
  position: integer().notNull(),
  nameEn: text('name_en').notNull(),
  nameAr: text('name_ar').notNull(),
});

export const category = pgTable('category', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  parentId: integer('parent_id').references((): AnyPgColumn => category.id),
  position: integer().notNull(),
  nameEn: text('name_en').notNull(),
  nameAr: text('name_ar').notNull(),
  descriptionEn: text('description_en').notNull(),
  descriptionAr: text('description_ar').notNull(),
  /** Media path; empty for an imported category without a picture, as is that of a feature tag. */
  image: text().notNull(),
  inMenu: boolean('in_menu').notNull(),
  featured: boolean().notNull(),
  /** Number of products including subcategories, maintained by `count_products()`. */
  productCount: integer('product_count').notNull().default(0),
});

export const featureTag = pgTable('feature_tag', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  code: text().notNull(),
  position: integer().notNull(),
  nameEn: text('name_en').notNull(),
  nameAr: text('name_ar').notNull(),
  image: text().notNull(),
  inMenu: boolean('in_menu').notNull(),
  onHome: boolean('on_home').notNull(),
  /** Maintained by `count_products()`. */
  productCount: integer('product_count').notNull().default(0),
});

export const product = pgTable(
  'product',
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    descriptionEn: text('description_en').notNull(),
    descriptionAr: text('description_ar').notNull(),
    metaDescriptionEn: text('meta_description_en').notNull(),
    metaDescriptionAr: text('meta_description_ar').notNull(),
    keywordsEn: text('keywords_en').notNull(),
    keywordsAr: text('keywords_ar').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brand.id),
    type: text().$type<SourceProduct['type']>().notNull(),
    attributes: jsonb().$type<SourceProduct['attributes']>().notNull(),
    /** Attribute values that filters match. */
    attributeValueIds: integer('attribute_value_ids').array().notNull().default([]),
    video: text(),
    /** Slugs of products that are worn with this one. */
    goesWith: text('goes_with').array().notNull().default([]),
    /** Null for a product without measurements. */
    measurements: jsonb().$type<z.infer<typeof GarmentMeasurements>[]>(),
    /** Preselected variant; its price is the product's price. */
    defaultVariantId: integer('default_variant_id').notNull(),
    /** Hash of the source product when the row was written; null for a generated product. */
    sourceHash: text('source_hash'),
    /** Identity in the file that the product was imported from, such as `shopify:linen-abaya`; null for any other product. */
    importKey: text('import_key').unique(),
    /** Hash of the imported record when the row was written. */
    importHash: text('import_hash'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('product_category').on(table.categoryId), index('product_brand').on(table.brandId)],
);

export const variant = pgTable(
  'variant',
  {
    id: integer().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    sku: text().notNull().unique(),
    /** GTIN of an imported variant. */
    gtin: text(),
    colorId: integer('color_id').references(() => color.id),
    sizeId: integer('size_id').references(() => size.id),
    /** Values of options other than colour and size. */
    options: jsonb().$type<SourceOptionValue[]>().notNull().default([]),
    /**
     * In thousandths of a currency unit, as is `salePriceThousandths`: the catalogue belongs to no currency, and none in circulation has
     * more decimals.
     */
    priceThousandths: bigint('price_thousandths', { mode: 'number' }).notNull(),
    salePriceThousandths: bigint('sale_price_thousandths', { mode: 'number' }),
    /** Prices in hundredths for APIs of the release before, which a trigger keeps equal to those in thousandths. */
    priceHundredths: integer('price_cents').notNull().default(0),
    salePriceHundredths: integer('sale_price_cents'),
    /** Start of the sale; `endAt` is its end. */
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    /**
     * State of the sale in the source. Each start of the API moves an outdated `startAt` and `endAt` back into this state, so that
     * the sales of the demo stay current.
     */
    sourceSaleState: text('sale_window').$type<'on' | 'over' | 'soon'>(),
    /** Units in stock. */
    quantity: integer().notNull(),
    /** Stock in the source; seeding resets `quantity` only when this changed. */
    sourceQuantity: integer('source_quantity').notNull(),
    images: text().array().notNull(),
  },
  (table) => [
    index('variant_product').on(table.productId, table.position),
    index('variant_on_sale').on(table.endAt).where(sql`sale_window = 'on'`),
    index('variant_soon_on_sale').on(table.startAt).where(sql`sale_window = 'soon'`),
    check('variant_quantity_not_negative', sql`quantity >= 0`),
  ],
);

export const productTag = pgTable(
  'product_tag',
  {
    tagId: integer('tag_id')
      .notNull()
      .references(() => featureTag.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.tagId, table.productId] }),
    index('product_tag_product').on(table.productId),
  ],
);
