import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { product } from './catalogue.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * One narrow row per product with all properties that listings filter and sort by, maintained by `refresh_listing()`. Every
 * sort order has three indexes: on its own, by root category and by leaf category, so that a page is read from an index without
 * sorting, regardless of the number of matches.
 */
export const listing = pgTable(
  'listing',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    rootId: integer('root_id').notNull(),
    leafId: integer('leaf_id').notNull(),
    /** Current price of the default variant in hundredths. */
    priceCents: integer('price_cents').notNull(),
    /** True while the default variant is on sale. */
    onSale: boolean('on_sale').notNull(),
    inStock: boolean('in_stock').notNull(),
    /** Every filterable property except the price, as the numbers of `queries/facets.ts`. */
    facets: integer().array().notNull(),
    /** Next start or end of a sale, when `priceCents` and `onSale` become stale. */
    dueAt: instant('due_at'),
  },
  (table) => [
    index('listing_root').on(table.rootId, table.productId),
    index('listing_leaf').on(table.leafId, table.productId),
    index('listing_low').on(table.priceCents, table.productId),
    index('listing_root_low').on(table.rootId, table.priceCents, table.productId),
    index('listing_leaf_low').on(table.leafId, table.priceCents, table.productId),
    index('listing_high').on(table.priceCents.desc().nullsFirst(), table.productId),
    index('listing_root_high').on(table.rootId, table.priceCents.desc().nullsFirst(), table.productId),
    index('listing_leaf_high').on(table.leafId, table.priceCents.desc().nullsFirst(), table.productId),
    index('listing_sale').on(table.onSale.desc().nullsFirst(), table.productId),
    index('listing_root_sale').on(table.rootId, table.onSale.desc().nullsFirst(), table.productId),
    index('listing_leaf_sale').on(table.leafId, table.onSale.desc().nullsFirst(), table.productId),
    index('listing_sold_out').on(table.productId).where(sql`not in_stock`),
    index('listing_facets').using('gin', table.facets),
    index('listing_due').on(table.dueAt).where(sql`due_at is not null`),
  ],
);

/**
 * One row per product and facet, indexed in every sort order, so that products of a facet are read from an index without
 * sorting. Maintained by triggers on `listing`; a foreign key would only slow these down.
 */
export const listingFacet = pgTable(
  'listing_facet',
  {
    facet: integer().notNull(),
    productId: integer('product_id').notNull(),
    priceCents: integer('price_cents').notNull(),
    onSale: boolean('on_sale').notNull(),
    inStock: boolean('in_stock').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.facet, table.productId] }),
    index('listing_facet_product').on(table.productId),
    index('listing_facet_low').on(table.facet, table.priceCents, table.productId),
    index('listing_facet_sale').on(table.facet, table.onSale.desc().nullsFirst(), table.productId),
  ],
);

/** Number of products per facet, maintained by `count_products()`. */
export const facetCount = pgTable('facet_count', {
  facet: integer().primaryKey(),
  products: integer().notNull(),
});

/** Lexemes of a product: folded words with their field, its category and facets, and its id bucket. */
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

/** State of the last seeding, by which the next one skips an unchanged source catalogue. */
export const seedState = pgTable('seed_state', {
  name: text().primaryKey(),
  value: text().notNull(),
});
