import type { Product as ProductData, ProductGroup, WithContext } from 'schema-dts';
import { isMaterial, materialOf } from '../../../catalogue/product/attribute-names.ts';
import { cardImages } from '../../../catalogue/product/card.ts';
import { groupId, itemId } from '../../../catalogue/product/item-id.ts';
import { otherOptionsOf, valuesOf, variantTexts } from '../../../catalogue/product/options.ts';
import { isProductOutOfStock, isVariantOutOfStock } from '../../../catalogue/product/stock.ts';
import type { Product, Variant } from '../../../catalogue/product/types.ts';
import { type Shop, toAbsoluteUrl } from '../../../platform/tenant/shop.ts';
import { absoluteUrl, optionsQuery, paths } from '../../../platform/urls/paths.ts';
import { productDescription } from '../product-description.ts';
import { brandOf, productIdentifiersOf } from '../product-identifiers.ts';
import { offerData } from './offer.ts';
import { returnPolicy, shippingDetails } from './policies.ts';
import { type RatedReviews, ratingData } from './reviews.ts';

const context = { '@context': 'https://schema.org' } as const;
const maxImages = 10;

/**
 * Product for Google's merchant listings; a ProductGroup when it has several variants.
 * @param reviews reviews that the page shows
 */
export function productData(
  product: Product,
  shop: Shop,
  now: number,
  reviews: RatedReviews = { rating: null, reviews: [] },
): WithContext<ProductData | ProductGroup> {
  const [variant, ...otherVariants] = product.variants;
  const rating = ratingData(reviews);
  if (otherVariants.length > 0) return { ...context, ...productGroup(product, shop, now), ...rating };
  return {
    ...context,
    '@type': 'Product',
    ...commonProperties(product, shop),
    ...itemProperties(product, variant, shop, now),
    ...rating,
  };
}

function productGroup(product: Product, shop: Shop, now: number): ProductGroup {
  const variesBy = product.options
    .filter(({ kind, values }) => kind === 'other' || values.length > 1)
    .map(({ kind, name }) => {
      if (kind === 'other') return isMaterial(name) ? 'https://schema.org/material' : name;
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
      url: urlOf(product, shop) + optionsQuery(valuesOf(product, variant)),
      inStock: !isProductOutOfStock(product) && !(variant && isVariantOutOfStock(variant)),
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
  return product.images.length > 0 ? product.images : cardImages(product);
}

function imageData(urls: string[], shop: Shop): { image?: string[] } {
  return urls.length > 0 ? { image: urls.slice(0, maxImages).map((url) => toAbsoluteUrl(url, shop)) } : {};
}

function urlOf({ slug }: Product, { origin, locale }: Shop): string {
  return absoluteUrl(origin, locale, paths.product(slug));
}
