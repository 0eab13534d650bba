import { attributeValuesOf } from '../catalogue/attribute-values.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { gradedMeasurements } from '../catalogue/graded-measurements.ts';
import type { SourceProduct } from '../catalogue/types.ts';
import type { product, productTag } from '../db/schema/catalogue.ts';
import type { review } from '../db/schema/reviews.ts';
import { attributeValueKey, idOf, type Lookups } from './lookups.ts';
import { searchDocumentOf } from './search-document.ts';
import { type SearchWords, searchWordsOf } from './search-words.ts';
import { defaultVariantPosition, type NewVariant, variantsOf } from './variants.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Records to insert for one source product, by table; variants have no ids yet. */
export interface ProductRecords {
  product: Omit<typeof product.$inferInsert, 'defaultVariantId'>;
  variants: NewVariant[];
  /** Position of the default variant. */
  defaultVariantPosition: number;
  tags: (typeof productTag.$inferInsert)[];
  reviews: (typeof review.$inferInsert)[];
  words: SearchWords;
  searchDocument: string;
}

/**
 * Converts a source product to records.
 * @param sourceHash null for a generated product
 */
export function productRecords(
  source: SourceProduct,
  id: number,
  sourceHash: string | null,
  catalogue: Catalogue,
  lookups: Lookups,
  now: Date,
): ProductRecords {
  const words = searchWordsOf(source, catalogue);
  const variants = variantsOf(source, id, catalogue.looks, lookups, now);
  return {
    product: {
      id,
      slug: source.slug,
      titleEn: source.title.en,
      titleAr: source.title.ar,
      descriptionEn: source.description.en,
      descriptionAr: source.description.ar,
      metaDescriptionEn: source.metaDescription.en,
      metaDescriptionAr: source.metaDescription.ar,
      keywordsEn: source.keywords.en,
      keywordsAr: source.keywords.ar,
      categoryId: idOf(lookups.categories, source.category),
      brandId: idOf(lookups.brands, source.brand),
      type: source.type,
      attributes: source.attributes,
      attributeValueIds: attributeValuesOf(source).map((value) =>
        idOf(lookups.attributeValues, attributeValueKey(value)),
      ),
      video: source.video ?? null,
      goesWith: source.goesWith ?? [],
      measurements: source.measurements ? gradedMeasurements(source.sizes, source.measurements) : null,
      sourceHash,
      createdAt: now,
      updatedAt: now,
    },
    variants,
    defaultVariantPosition: defaultVariantPosition(source, variants),
    tags: source.tags.map((tag) => ({ tagId: idOf(lookups.tags, tag), productId: id })),
    reviews: source.reviews.map((entry, position) => ({
      productId: id,
      position,
      status: 'published' as const,
      rating: entry.rating,
      fit: entry.fit ?? null,
      verified: !entry.unverified,
      name: entry.name,
      writtenAt: new Date(now.getTime() - entry.daysAgo * dayMs),
      textEn: entry.review.en ?? null,
      textAr: entry.review.ar ?? null,
    })),
    words,
    searchDocument: searchDocumentOf(source, id, words, lookups),
  };
}
