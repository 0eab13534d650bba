import { type Id, readId, readSlug } from '../../../platform/wire/identifiers.ts';
import { readImage, readImages } from '../../../platform/wire/image.ts';
import { readInstant } from '../../../platform/wire/instant.ts';
import { asObject, type JsonObject } from '../../../platform/wire/json.ts';
import { readLabel, readLabels } from '../../../platform/wire/label.ts';
import { readList } from '../../../platform/wire/list.ts';
import { readFlag, readQuantity } from '../../../platform/wire/quantity.ts';
import {
  type PriceReadContext,
  type ReadContext,
  readField,
  readPriceField,
} from '../../../platform/wire/read-context.ts';
import { readText } from '../../../platform/wire/text.ts';
import { readRating } from '../../product/rating.ts';
import type { Product } from '../../product/types.ts';
import { readProductAttributes } from './attributes.ts';
import { readCategoryRef } from './category.ts';
import { readMeasurements } from './measurements.ts';
import { readProductIdentifiers } from './product-identifiers.ts';
import { readReview } from './review.ts';
import { readProductSale } from './sale.ts';
import { readVariants } from './variants.ts';
import { readVideo } from './video.ts';

/** Reads a product. Without a valid id, slug or title, reports that field and returns null. */
export function readProduct(value: unknown, context: PriceReadContext): Product | null {
  const raw = asObject(value) ?? {};
  const id = readId(raw.id);
  const slug = readSlug(raw.slug);
  const title = readLabel(raw.title);
  if (id === null) context.reportUnreadable('product.id');
  else if (slug === null) context.reportUnreadable('product.slug');
  else if (title === null) context.reportUnreadable('product.title');
  else
    return {
      id,
      slug,
      title,
      ...readTextFields(raw),
      ...readOffer(raw, id, context),
      ...readDetails(raw, context),
    };
  return null;
}

function readTextFields(raw: JsonObject) {
  return {
    descriptionHtml: readText(raw.description) ?? '',
    metaTitle: readLabel(raw.metaTitle),
    metaDescription: readLabel(raw.metaDescription),
    keywords: readLabels(raw.metaKeyWords),
    categoryName: nameOf(raw.category) ?? nameOf(raw.mainCategory),
    brand: nameOf(raw.brand),
    tags: readLabels(raw.tags),
    type: readText(raw.productType),
  };
}

function readOffer(raw: JsonObject, id: Id, context: PriceReadContext) {
  // A price of 0 means that the product has no price.
  const price = readPriceField(raw.price, 'product.price', context) || null;
  return {
    // The contract spells this field `avaliable`.
    available: readField(raw.avaliable ?? raw.available, readFlag, 'product.avaliable', context),
    price,
    sale: readProductSale(raw, price, context),
    stock: readField(raw.quantity, readQuantity, 'product.quantity', context),
    ...readVariants(raw, id, context),
  };
}

function readDetails(raw: JsonObject, context: ReadContext) {
  const attributes = readProductAttributes(raw.productAttributes, context);
  return {
    mainCategory: asObject(raw.mainCategory) ? readCategoryRef(raw.mainCategory, context) : null,
    images: readProductImages(raw, context),
    video: readVideo(raw.videoId, context),
    attributes,
    ...readProductIdentifiers(raw, attributes),
    reviews: readList(raw.reviews, readReview, context),
    reviewCount: readField(raw.reviewCount, readQuantity, 'product.reviewCount', context),
    averageRating: readField(raw.averageRating, readRating, 'product.averageRating', context),
    goesWith: readList(raw.goesWith, readSlug, context),
    measurements: readList(raw.measurements, readMeasurements, context),
    modifiedAt: readField(raw.updatedAt ?? raw.modifiedAt, readInstant, 'product.updatedAt', context),
  };
}

/** Reads the product's images; falls back to the default variant's image. */
function readProductImages(raw: JsonObject, context: ReadContext): string[] {
  const mainImage = readImage(raw.featuredImage, 'product.featuredImage', context);
  const otherImages = readImages(raw.imageURLs, 'product.imageURLs', context);
  const images = [...new Set(mainImage === null ? otherImages : [mainImage, ...otherImages])];
  const variantImage =
    images.length === 0
      ? readImage(raw.defaultVariantImageURL, 'product.defaultVariantImageURL', context)
      : null;
  return variantImage === null ? images : [variantImage];
}

function nameOf(value: unknown): string | null {
  return readLabel(asObject(value)?.name ?? value);
}
