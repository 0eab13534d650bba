import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../instant.ts';
import { product } from './catalogue.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * One narrow row for each product with everything a listing filters and sorts by, kept by `refresh_listing()`.
 * Each sort order has an index of its own behind nothing, the root category and the leaf category, so that a page is
 * read off an index and never sorted, however many products match.
 */
export const listing = pgTable(
  'listing',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    rootId: integer('root_id').notNull(),
    leafId: integer('leaf_id').notNull(),
    /** What the default variant costs now, in hundredths. */
    priceCents: integer('price_cents').notNull(),
    /** The default variant's sale window is open. */
    onSale: boolean('on_sale').notNull(),
    inStock: boolean('in_stock').notNull(),
    /** Everything a row can be narrowed by but its price, as the numbers `facets.ts` gives them. */
    facets: integer().array().notNull(),
    /** When a sale window next opens or has closed, making `priceCents` and `onSale` stale. */
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
 * One row for each product and facet, in every sort order, so that products of a colour and size are read off an index
 * and never sorted either. Triggers on `listing` keep it; a foreign key would only slow them down.
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

/** How many products have a facet, kept by `count_products()`. */
export const facetCount = pgTable('facet_count', {
  facet: integer().primaryKey(),
  products: integer().notNull(),
});

/** The words a product is found by, folded, together with the place each stands in and the product's shelf. */
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

/** Every word of every document once, with its stems: where typed words find the words that were written. */
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

/** What was last seeded, so that an unchanged source catalogue is not written again. */
export const seedState = pgTable('seed_state', {
  name: text().primaryKey(),
  value: text().notNull(),
});
