import { readDecimal } from '../../../platform/money/decimal.ts';
import type { MinorUnits } from '../../../platform/money/money.ts';
import { readColorCode } from '../../../platform/wire/color-code.ts';
import { type Id, readId, readSlug } from '../../../platform/wire/identifiers.ts';
import { readInstant } from '../../../platform/wire/instant.ts';
import { asObject, type JsonObject } from '../../../platform/wire/json.ts';
import { readLabel, readLabels } from '../../../platform/wire/label.ts';
import { readFlag, readQuantity } from '../../../platform/wire/quantity.ts';
import {
  type PriceReadContext,
  type ReadContext,
  readField,
  readImage,
  readImages,
  readList,
  readPriceField,
} from '../../../platform/wire/read-context.ts';
import { readText } from '../../../platform/wire/text.ts';
import { optionOfAttribute } from '../../product/attribute-names.ts';
import { isRing } from '../../product/is-ring.ts';
import { readRating } from '../../product/rating.ts';
import {
  type Attribute,
  colorCodeAttributeName,
  type GarmentMeasurements,
  type Product,
  type Review,
  type Sale,
} from '../../product/types.ts';
import type { PaginatedProducts } from '../types.ts';
import { readCategoryRef } from './collections.ts';
import { readProductIdentifiers } from './product-identifiers.ts';
import { joinValues, readAttributeList, readSale, readVariants, withSaleWindow } from './variants.ts';

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
    return withRingSize({
      id,
      slug,
      title,
      ...readTextFields(raw),
      ...readOffer(raw, id, context),
      ...readDetails(raw, context),
    });
  return null;
}

function withRingSize(product: Product): Product {
  if (!isRing(product)) return product;
  const options = product.options.map((option) =>
    option.kind === 'size' ? { ...option, isRing: true as const } : option,
  );
  return { ...product, options };
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

/** Reads the sale of a product itself. A missing sale price is derived from the discount in percent. */
export function readProductSale(
  raw: JsonObject,
  price: MinorUnits | null,
  context: PriceReadContext,
): Sale | null {
  const percent = readField(raw.discount, readDecimal, 'product.discount', context) ?? 0;
  const discountedPrice =
    price !== null && percent > 0 && percent < 100 ? Math.round((price * (100 - percent)) / 100) : null;
  return readSale(raw, 'product', context) ?? withSaleWindow(discountedPrice, raw, 'product', context);
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

/** A list of colour codes is read up to this number of characters. */
const maxCodesLength = 2000;

/**
 * Reads a product's attributes. Attributes of the same name in any letter case are merged; invalid colours in ColorCode are
 * dropped.
 */
export function readProductAttributes(value: unknown, context: ReadContext): Attribute[] {
  const entriesByName = new Map<string, { name: string; values: Set<string> }>();
  for (const { name: rawName, value: joinedValues } of readAttributeList(value)) {
    const isColorCode = optionOfAttribute(rawName)?.kind === 'colorCode';
    const name = isColorCode ? colorCodeAttributeName : rawName;
    const entry = entriesByName.get(name.toLowerCase()) ?? { name, values: new Set() };
    entriesByName.set(name.toLowerCase(), entry);
    const values = isColorCode ? colorCodes(joinedValues, context) : [joinedValues];
    for (const attributeValue of values) entry.values.add(attributeValue);
  }
  return [...entriesByName.values()]
    .filter(({ values }) => values.size > 0)
    .map(({ name, values }) => ({ name, value: joinValues([...values]) }));
}

function colorCodes(joinedValues: string, context: ReadContext): string[] {
  const codes = joinedValues
    .slice(0, maxCodesLength)
    // Commas inside `rgb(…)` do not separate codes.
    .split(/,(?![^(]*\))/)
    .map((code) => readField(code, readColorCode, 'product.ColorCode', context));
  return codes.filter((code) => code !== null);
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

/** Reads a name that the API sends as a text, or as an object with a name. */
function nameOf(value: unknown): string | null {
  return readLabel(asObject(value)?.name ?? value);
}

/** Reads a page of products, sent as `{items, total}` or as a bare list. The total defaults to the number of items. */
export function readPaginatedProducts(value: unknown, context: PriceReadContext): PaginatedProducts {
  const raw = asObject(value);
  const items = readList(raw ? raw.items : value, readProduct, context);
  const total = readField(raw?.total, readQuantity, 'page.total', context) ?? items.length;
  const facets = asObject(raw?.facets);
  const correctedText = readField(raw?.correctedText, readText, 'page.correctedText', context);
  return {
    items,
    total,
    ...(facets && { facets: readFacets(facets, context) }),
    ...(correctedText !== null && { correctedText }),
  };
}

function readFacets(facets: JsonObject, context: ReadContext): NonNullable<PaginatedProducts['facets']> {
  const readFacetCount = (value: unknown): [string, number] | null => {
    const raw = asObject(value);
    const count = readField(raw?.count, readQuantity, 'facet.count', context);
    const facetValue = readField(raw?.value, readLabel, 'facet.value', context);
    return facetValue === null || count === null ? null : [facetValue, count];
  };
  const entries = Object.entries(facets).map(([name, values]) => [
    name,
    Object.fromEntries(readList(values, readFacetCount, context)),
  ]);
  return Object.fromEntries(entries);
}

/** Reads a review with its rating clamped to 0–5. Without a valid rating, reports the rating and returns null. */
function readReview(value: unknown, context: ReadContext): Review | null {
  const raw = asObject(value) ?? {};
  const rating = readRating(raw.rating);
  if (rating === null) {
    context.reportUnreadable('review.rating');
    return null;
  }
  return {
    rating,
    name: readText(raw.name) ?? '',
    date: readField(raw.date, readInstant, 'review.date', context),
    text: readText(raw.review) ?? '',
    image: readImage(raw.user, 'review.user', context),
  };
}

const maxCentimetres = 400;

/** Reads the measurements of one size. When size, chest or length is missing, reports the measurements and returns null. */
export function readMeasurements(value: unknown, context: ReadContext): GarmentMeasurements | null {
  const raw = asObject(value) ?? {};
  const size = readLabel(raw.size);
  const chest = readCentimetres(raw.chest);
  const length = readCentimetres(raw.length);
  if (size === null || chest === null || length === null) {
    context.reportUnreadable('product.measurements');
    return null;
  }
  const waist = readField(raw.waist, readCentimetres, 'measurements.waist', context);
  const sleeve = readField(raw.sleeve, readCentimetres, 'measurements.sleeve', context);
  return { size, chest, waist, length, sleeve };
}

function readCentimetres(value: unknown): number | null {
  const centimetres = readDecimal(value);
  return centimetres !== null && centimetres > 0 && centimetres <= maxCentimetres ? centimetres : null;
}

const youtubeId = /^[\w-]{11}$/;

/**
 * Reads `videoId` as a URL: a file path becomes an uploads URL, a YouTube id the URL of its embedded player, an https URL stays unchanged.
 * An http URL is unreadable, because browsers block it on a page over https.
 */
export function readVideo(value: unknown, context: ReadContext): string | null {
  return readField(value, (raw) => videoUrl(readText(raw), context), 'product.videoId', context);
}

function videoUrl(video: string | null, context: ReadContext): string | null {
  if (video === null) return null;
  if (youtubeId.test(video)) return `https://www.youtube-nocookie.com/embed/${video}`;
  const url = context.uploadsUrl(video);
  return url?.startsWith('http:') ? null : url;
}
