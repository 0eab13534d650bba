import { type Id, readId, readSlug } from '../../../platform/wire/identifiers.ts';
import { readImage, readImages } from '../../../platform/wire/image.ts';
import { readInstant } from '../../../platform/wire/instant.ts';
import { asObject, type JsonObject } from '../../../platform/wire/json.ts';
import { readLabel, readLabels } from '../../../platform/wire/label.ts';
import { readList } from '../../../platform/wire/list.ts';
import { readFlag, readQuantity } from '../../../platform/wire/quantity.ts';
import { type PriceReader, type Reader, readField, readPriceField } from '../../../platform/wire/reader.ts';
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
export function readProduct(value: unknown, reader: PriceReader): Product | null {
  const raw = asObject(value) ?? {};
  const id = readId(raw.id);
  const slug = readSlug(raw.slug);
  const title = readLabel(raw.title);
  if (id === null) reader.reportUnreadable('product.id');
  else if (slug === null) reader.reportUnreadable('product.slug');
  else if (title === null) reader.reportUnreadable('product.title');
  else
    return {
      id,
      slug,
      title,
      ...readTextFields(raw),
      ...readOffer(raw, id, reader),
      ...readDetails(raw, reader),
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

function readOffer(raw: JsonObject, id: Id, reader: PriceReader) {
  // A price of 0 means that the product has no price.
  const price = readPriceField(raw.price, 'product.price', reader) || null;
  return {
    // The contract spells this field `avaliable`.
    available: readField(raw.avaliable ?? raw.available, readFlag, 'product.avaliable', reader),
    price,
    sale: readProductSale(raw, price, reader),
    stock: readField(raw.quantity, readQuantity, 'product.quantity', reader),
    ...readVariants(raw, id, reader),
  };
}

function readDetails(raw: JsonObject, reader: Reader) {
  const attributes = readProductAttributes(raw.productAttributes, reader);
  return {
    mainCategory: asObject(raw.mainCategory) ? readCategoryRef(raw.mainCategory, reader) : null,
    images: readProductImages(raw, reader),
    video: readVideo(raw.videoId, reader),
    attributes,
    ...readProductIdentifiers(raw, attributes),
    reviews: readList(raw.reviews, readReview, reader),
    reviewCount: readField(raw.reviewCount, readQuantity, 'product.reviewCount', reader),
    averageRating: readField(raw.averageRating, readRating, 'product.averageRating', reader),
    goesWith: readList(raw.goesWith, readSlug, reader),
    measurements: readList(raw.measurements, readMeasurements, reader),
    modifiedAt: readField(raw.updatedAt ?? raw.modifiedAt, readInstant, 'product.updatedAt', reader),
  };
}

/** Reads the product's images; falls back to the default variant's image. */
function readProductImages(raw: JsonObject, reader: Reader): string[] {
  const mainImage = readImage(raw.featuredImage, 'product.featuredImage', reader);
  const otherImages = readImages(raw.imageURLs, 'product.imageURLs', reader);
  const images = [...new Set(mainImage === null ? otherImages : [mainImage, ...otherImages])];
  const variantImage =
    images.length === 0
      ? readImage(raw.defaultVariantImageURL, 'product.defaultVariantImageURL', reader)
      : null;
  return variantImage === null ? images : [variantImage];
}

function nameOf(value: unknown): string | null {
  return readLabel(asObject(value)?.name ?? value);
}
