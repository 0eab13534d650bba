import type { z } from 'zod';
import type { Product } from '../../contract/catalogue.ts';
import type { brand, product } from '../db/schema/catalogue.ts';
import type { productRating, review } from '../db/schema/reviews.ts';
import type { IntegerIds } from '../http/integer-ids.ts';
import type { Language } from '../http/language.ts';
import { type CategoryRow, toCategoryRef } from './category.ts';
import { averageRatingOf, reviewCountOf } from './rating.ts';
import { inLanguage, inLanguageOrOther } from './text.ts';
import { activeDiscount, toVariant, type VariantRow } from './variant.ts';

/** Product row with its related rows. */
export interface ProductRows {
  product: typeof product.$inferSelect;
  brand: typeof brand.$inferSelect;
  mainCategory: CategoryRow;
  category: CategoryRow;
  variants: VariantRow[];
  /** Null without published reviews. */
  rating: typeof productRating.$inferSelect | null;
  /** The first published reviews. */
  reviews: (typeof review.$inferSelect)[];
}

/** Converts a product to the contract's shape, with the discount at a point in time. */
export function toProduct(
  rows: ProductRows,
  language: Language,
  now: Date,
): IntegerIds<z.infer<typeof Product>> {
  const { product, brand, mainCategory, category } = rows;
  const localize = (en: string, ar: string) => inLanguage(language, en, ar);
  const title = localize(product.titleEn, product.titleAr);
  const keywords = localize(product.keywordsEn, product.keywordsAr);
  const variants = rows.variants.map((row) => toVariant(row, language));
  const defaultRow =
    rows.variants.find((row) => row.variant.id === product.defaultVariantId) ?? rows.variants[0];
  const defaultVariant = variants.find((variant) => variant.id === defaultRow?.variant.id) ?? null;
  const defaultImage = defaultVariant?.images[0] ?? null;
  const quantity = variants.reduce((sum, variant) => sum + variant.quantity, 0);
  return {
    id: product.id,
    slug: product.slug,
    title,
    description: localize(product.descriptionEn, product.descriptionAr),
    metaTitle: title,
    metaDescription: localize(product.metaDescriptionEn, product.metaDescriptionAr),
    metaKeyWords: keywords,
    mainCategory: toCategoryRef(mainCategory, language),
    category: { name: toCategoryRef(category, language).name },
    brand: brand.name || null,
    avaliable: quantity,
    status: quantity > 0 ? 'in-stock' : 'out-of-stock',
    quantity,
    discount: defaultRow ? activeDiscount(defaultRow.variant, now) : 0,
    price: defaultVariant?.price ?? 0,
    defaultVariant,
    defaultVariantImageURL: defaultImage?.filePath ?? null,
    featuredImage: defaultImage,
    imageURLs: [...new Set(variants.flatMap((variant) => variant.images.map((image) => image.filePath)))],
    videoId: product.video,
    variants,
    productAttributes: product.attributes.map(({ name, value }) => ({
      name: name[language],
      value: value[language],
    })),
    tags: keywords.split(/\s*[,،]\s*/).filter(Boolean),
    isWishList: false,
    productType: product.type,
    reviews: rows.reviews.map((review) => ({
      rating: review.rating,
      name: review.name,
      date: review.writtenAt.toISOString(),
      review: inLanguageOrOther(language, review.textEn, review.textAr).text,
      user: null,
    })),
    reviewCount: reviewCountOf(rows.rating),
    averageRating: averageRatingOf(rows.rating),
    updatedAt: product.updatedAt.toISOString(),
  };
}
