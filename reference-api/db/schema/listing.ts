import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { product } from './catalogue.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const priceHundredths = () =>
  integer('price_cents').generatedAlwaysAs(sql`least((price_thousandths + 5) / 10, 2147483647)::integer`);

/**
 * One narrow row per product with all properties that listings filter and sort by, maintained by `refresh_listing()`. Every
 * sort order has three indexes: on its own, by main category and by the product's own category, so that a page is read from an index without
 * sorting, regardless of the number of matches.
 */
export const listing = pgTable(
  'listing',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Top-level category, `root` in columns and indexes; the product's own category is `leaf` there. */
    mainCategoryId: integer('root_id').notNull(),
    categoryId: integer('leaf_id').notNull(),
    /** Current price of the default variant in thousandths of a currency unit. */
    priceThousandths: bigint('price_thousandths', { mode: 'number' }).notNull(),
    /** Price in hundredths for APIs of the release before. */
    priceHundredths: priceHundredths(),
    /** True while the default variant is on sale. */
    onSale: boolean('on_sale').notNull(),
    inStock: boolean('in_stock').notNull(),
    /** Every filterable property except the price, numbered as in `queries/facet-value-ids.ts`. */
    facetValueIds: integer('facets').array().notNull(),
    /** Next start or end of a sale, when `priceThousandths` and `onSale` become stale. */
    dueAt: instant('due_at'),
  },
  (table) => [
    index('listing_root').on(table.mainCategoryId, table.productId),
    index('listing_leaf').on(table.categoryId, table.productId),
    index('listing_low').on(table.priceThousandths, table.productId),
    index('listing_root_low').on(table.mainCategoryId, table.priceThousandths, table.productId),
    index('listing_leaf_low').on(table.categoryId, table.priceThousandths, table.productId),
    index('listing_high').on(table.priceThousandths.desc().nullsFirst(), table.productId),
    index('listing_root_high').on(
      table.mainCategoryId,
      table.priceThousandths.desc().nullsFirst(),
      table.productId,
    ),
    index('listing_leaf_high').on(
      table.categoryId,
      table.priceThousandths.desc().nullsFirst(),
      table.productId,
    ),
    index('listing_sale').on(table.onSale.desc().nullsFirst(), table.productId),
    index('listing_root_sale').on(table.mainCategoryId, table.onSale.desc().nullsFirst(), table.productId),
    index('listing_leaf_sale').on(table.categoryId, table.onSale.desc().nullsFirst(), table.productId),
    index('listing_sold_out').on(table.productId).where(sql`not in_stock`),
    index('listing_facets').using('gin', table.facetValueIds),
    index('listing_due').on(table.dueAt).where(sql`due_at is not null`),
  ],
);

/**
 * One row per product and facet value, indexed in every sort order, so that products with a value are read from an index without
 * sorting. Maintained by triggers on `listing`; a foreign key would only slow these down.
 */
export const listingFacetValue = pgTable(
  'listing_facet',
  {
    facetValueId: integer('facet').notNull(),
    productId: integer('product_id').notNull(),
    priceThousandths: bigint('price_thousandths', { mode: 'number' }).notNull(),
    /** Price in hundredths for APIs of the release before. */
    priceHundredths: priceHundredths(),
    onSale: boolean('on_sale').notNull(),
    inStock: boolean('in_stock').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.facetValueId, table.productId] }),
    index('listing_facet_product').on(table.productId),
    index('listing_facet_low').on(table.facetValueId, table.priceThousandths, table.productId),
    index('listing_facet_sale').on(table.facetValueId, table.onSale.desc().nullsFirst(), table.productId),
  ],
);

/** Number of products per facet value, maintained by `count_products()`. */
export const facetValueCount = pgTable('facet_count', {
  facetValueId: integer('facet').primaryKey(),
  productCount: integer('products').notNull(),
});

/**
 * Search lexemes of a product: its folded words, each with its field; its categories and facet values; and its id bucket, the
 * range of product ids to which it belongs (search/lexemes.ts).
 */
export const searchDocument = pgTable(
  'search_document',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    words: tsvector().notNull(),
  },
  (table) => [index('search_document_words').using('gin', table.words)],
);

/** Vocabulary of all documents with stems; maps typed words to indexed words. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text().primaryKey(),
    stemEn: text('stem_en'),
    stemAr: text('stem_ar'),
  },
  (table) => [
    index('search_word_prefix').on(table.word.op('text_pattern_ops')),
    index('search_word_stem_en').on(table.stemEn),
    index('search_word_stem_ar').on(table.stemAr),
    index('search_word_similar').using('gin', table.word.op('gin_trgm_ops')),
  ],
);

/** Values of the last seeding that the next one needs: the hash of the source catalogue and the highest product id. */
export const seedState = pgTable('seed_state', {
  name: text().primaryKey(),
  value: text().notNull(),
});
