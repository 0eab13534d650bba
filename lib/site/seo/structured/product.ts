import type {
  AggregateRating,
  Offer,
  Product as ProductData,
  ProductGroup,
  Review as ReviewData,
  WithContext,
} from 'schema-dts';
import { isMaterialName, materialOf } from '../../../catalogue/product/attribute-names.ts';
import { productCardImages } from '../../../catalogue/product/card.ts';
import { groupId, itemId } from '../../../catalogue/product/item-id.ts';
import { optionValuesOf, otherOptionsOf, variantTexts } from '../../../catalogue/product/options.ts';
import { currentPrice, nextSaleBoundary, type Priced } from '../../../catalogue/product/pricing.ts';
import { isItemOutOfStock } from '../../../catalogue/product/stock.ts';
import type { Product, Review, Variant } from '../../../catalogue/product/types.ts';
import { type MinorUnits, toDecimalString } from '../../../platform/money/money.ts';
import { type Shop, toAbsoluteUrl } from '../../../platform/tenant/shop.ts';
import { localeUrl, optionsQuery, paths } from '../../../platform/urls/paths.ts';
import {
  brandOf,
  isoDay,
  isoSecond,
  productDescription,
  productIdentifiersOf,
} from '../product-properties.ts';
import { returnPolicy, shippingDetails } from './shop.ts';

const context = { '@context': 'https://schema.org' } as const;
const maxImages = 10;

/**
 * Product for Google's merchant listings; a ProductGroup when it has several variants.
 * @param ratedReviews by default none
 */
export function productData(
  product: Product,
  shop: Shop,
  now: number,
  ratedReviews: RatedReviews = { rating: null, reviews: [] },
): WithContext<ProductData | ProductGroup> {
  const [variant, ...otherVariants] = product.variants;
  const rating = ratingData(ratedReviews, shop.tenant.timeZone);
  if (otherVariants.length > 0) return { ...context, ...productGroup(product, shop, now), ...rating };
  return {
    ...context,
    '@type': 'Product',
    ...commonProperties(product, shop),
    // Replaces name and images, which are those of the product.
    ...itemProperties(product, variant, shop, now),
    ...rating,
  };
}

function productGroup(product: Product, shop: Shop, now: number): ProductGroup {
  const variesBy = product.options
    .filter(({ kind, values }) => kind === 'other' || values.length > 1)
    .map(({ kind, name }) => {
      if (kind === 'other') return isMaterialName(name) ? 'https://schema.org/material' : name;
      return `https://schema.org/${kind}`;
    });
  return {
    '@type': 'ProductGroup',
    ...commonProperties(product, shop),
    productGroupID: groupId(product),
    ...(variesBy.length > 0 && { variesBy }),
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product' as const,
      ...itemProperties(product, variant, shop, now),
    })),
  };
}

/** Properties shared by all variants. */
function commonProperties(product: Product, shop: Shop) {
  const description = productDescription(product);
  const category = product.categoryName ?? product.mainCategory?.name;
  return {
    name: product.title,
    url: urlOf(product, shop),
    ...(description !== '' && { description }),
    brand: { '@type': 'Brand' as const, name: brandOf(product, shop) },
    ...(category && { category }),
    ...imageData(imagesOf(product), shop),
  };
}

/** Properties of an item for sale: a variant, or a product without variants. */
function itemProperties(product: Product, variant: Variant | undefined, shop: Shop, now: number) {
  const { color = null, size = null } = variant ?? {};
  const otherOptions = otherOptionsOf(product, variant);
  const offers = offerData(
    {
      ...(variant ?? product),
      url: urlOf(product, shop) + optionsQuery(optionValuesOf(product, variant)),
      isInStock: !isItemOutOfStock(product, variant),
      shippingDetails: shippingDetails(shop),
      hasMerchantReturnPolicy: returnPolicy(shop, product),
    },
    shop,
    now,
  );
  const variantImages = variant?.images ?? [];
  const material = materialOf(product, variant);
  return {
    name: [product.title, ...variantTexts(product, variant)].join(' - '),
    sku: itemId(product, variant),
    ...(variant && { inProductGroupWithID: groupId(product) }),
    ...(color && { color }),
    ...(size && { size }),
    ...(otherOptions.length > 0 && {
      additionalProperty: otherOptions.map(({ name, value }) => ({
        '@type': 'PropertyValue' as const,
        name,
        value,
      })),
    }),
    ...(material !== null && { material }),
    ...productIdentifiersOf(product, variant),
    ...imageData(variantImages.length > 0 ? variantImages : imagesOf(product), shop),
    ...(offers && { offers }),
  };
}

function imagesOf(product: Product): string[] {
  return product.images.length > 0 ? product.images : productCardImages(product);
}

function imageData(urls: string[], shop: Shop): { image?: string[] } {
  return urls.length > 0 ? { image: urls.slice(0, maxImages).map((url) => toAbsoluteUrl(url, shop)) } : {};
}

function urlOf({ slug }: Product, { origin, locale }: Shop): string {
  return localeUrl(origin, locale, paths.product(slug));
}

interface OfferInput extends Priced {
  /** Absolute URL that preselects the variant. */
  url: string;
  isInStock: boolean;
  shippingDetails: Offer['shippingDetails'];
  hasMerchantReturnPolicy: Offer['hasMerchantReturnPolicy'];
}

/**
 * Builds an Offer; undefined without a price, or for price zero, which merchant listings reject. During a sale it has the regular
 * price as strikethrough price. It is valid until the sale ends or the next one begins.
 */
export function offerData(input: OfferInput, { tenant, locale }: Shop, now: number): Offer | undefined {
  const { price, originalPrice, percentOff } = currentPrice(input, now);
  if (!price) return undefined;
  const { currency } = tenant;
  const saleBoundary = nextSaleBoundary([input], now);
  return {
    '@type': 'Offer',
    url: input.url,
    price: toDecimalString(price, currency),
    priceCurrency: currency,
    ...(originalPrice !== null &&
      percentOff !== null && { priceSpecification: strikethroughPrice(originalPrice, currency) }),
    ...(saleBoundary !== null && { priceValidUntil: isoSecond(saleBoundary - 1) }),
    availability: input.isInStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: tenant.name[locale] },
    shippingDetails: input.shippingDetails,
    hasMerchantReturnPolicy: input.hasMerchantReturnPolicy,
  };
}

function strikethroughPrice(price: MinorUnits, priceCurrency: string): Offer['priceSpecification'] {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: toDecimalString(price, priceCurrency),
    priceCurrency,
  };
}

const ratingScale = { bestRating: 5, worstRating: 0 };
const maxReviewerNameLength = 99;

/** Reviews that a page shows, and the rating from all reviews of the product. */
interface RatedReviews {
  /** Null without reviews, and where the page shows the fixed figures instead (docs/behaviour.md §2.7). */
  rating: { average: number; count: number } | null;
  reviews: readonly Review[];
}

/**
 * Aggregate rating and shown reviews. Omits reviews without a name, or with a longer one than search engines accept.
 * @param timeZone in which the page shows the dates of reviews
 */
export function ratingData(
  { rating, reviews }: RatedReviews,
  timeZone: string,
): {
  aggregateRating?: AggregateRating;
  review?: ReviewData[];
} {
  const eligible = reviews.filter(({ name }) => name !== '' && name.length <= maxReviewerNameLength);
  return {
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        ...ratingScale,
      },
    }),
    ...(eligible.length > 0 && { review: eligible.map((review) => reviewData(review, timeZone)) }),
  };
}

function reviewData({ rating, name, date, text, language }: Review, timeZone: string): ReviewData {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: rating, ...ratingScale },
    ...(date !== null && { datePublished: isoDay(date, timeZone) }),
    ...(text !== '' && { reviewBody: text }),
    ...(language && { inLanguage: language }),
  };
}
