import type { Product as ProductData, ProductGroup, WithContext } from 'schema-dts';
import { absoluteAddress, paths } from '../../address/address.ts';
import { selectionQuery } from '../../address/selection-query.ts';
import { cardImages } from '../../catalogue/card.ts';
import { groupId, itemId } from '../../catalogue/item-id.ts';
import { materialOf } from '../../catalogue/material.ts';
import { colorsFor, sizesFor } from '../../catalogue/selection.ts';
import { productIsOutOfStock, variantIsOutOfStock } from '../../catalogue/stock.ts';
import type { Product, Variant } from '../../catalogue/types.ts';
import { absolute, type Shop } from '../../tenant/shop.ts';
import { brandOf } from '../brand.ts';
import { productDescription } from '../product-description.ts';
import { tradeNumbersOf } from '../trade-numbers.ts';
import { offer } from './offer.ts';
import { returnPolicy, shippingDetails } from './policies.ts';
import { ratings } from './reviews.ts';

const context = { '@context': 'https://schema.org' } as const;
const mostImages = 10;

/** A product as Google's merchant listings read it: a group where it has several variants, else one product. */
export function productData(
  product: Product,
  shop: Shop,
  now: number,
): WithContext<ProductData | ProductGroup> {
  const [first, ...others] = product.variants;
  if (others.length > 0) return { ...context, ...group(product, shop, now) };
  return {
    ...context,
    '@type': 'Product',
    ...common(product, shop),
    ...item(product, first, shop, now),
    ...ratings(product),
  };
}

function group(product: Product, shop: Shop, now: number): ProductGroup {
  const variesBy = [
    ...(colorsFor(product, null).length > 1 ? ['https://schema.org/color'] : []),
    ...(sizesFor(product).length > 1 ? ['https://schema.org/size'] : []),
  ];
  return {
    '@type': 'ProductGroup',
    ...common(product, shop),
    productGroupID: groupId(product),
    ...(variesBy.length > 0 && { variesBy }),
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product' as const,
      ...item(product, variant, shop, now),
    })),
    ...ratings(product),
  };
}

/** What all variants of a product share. */
function common(product: Product, shop: Shop) {
  const description = productDescription(product);
  const category = product.categoryName ?? product.mainCategory?.name;
  return {
    name: product.title,
    url: addressOf(product, shop),
    ...(description !== '' && { description }),
    brand: { '@type': 'Brand' as const, name: brandOf(product, shop) },
    ...(category && { category }),
    ...images(picturesOf(product), shop),
  };
}

/** What can be bought: a variant, or a product that has none. */
function item(product: Product, variant: Variant | undefined, shop: Shop, now: number) {
  const { color = null, size = null } = variant ?? {};
  const offers = offer(
    {
      ...(variant ?? product),
      url: addressOf(product, shop) + selectionQuery({ color, size }),
      inStock: !productIsOutOfStock(product) && !(variant && variantIsOutOfStock(variant)),
      shippingDetails: shippingDetails(shop),
      hasMerchantReturnPolicy: returnPolicy(shop, product),
    },
    shop,
    now,
  );
  const own = variant?.images ?? [];
  const material = materialOf(product, variant);
  return {
    name: [product.title, color, size].filter(Boolean).join(' - '),
    sku: itemId(product, variant),
    ...(variant && { inProductGroupWithID: groupId(product) }),
    ...(color && { color }),
    ...(size && { size }),
    ...(material !== null && { material }),
    ...tradeNumbersOf(product, variant),
    ...images(own.length > 0 ? own : picturesOf(product), shop),
    ...(offers && { offers }),
  };
}

function picturesOf(product: Product): string[] {
  return product.images.length > 0 ? product.images : cardImages(product);
}

function images(addresses: string[], shop: Shop): { image?: string[] } {
  return addresses.length > 0
    ? { image: addresses.slice(0, mostImages).map((one) => absolute(one, shop)) }
    : {};
}

function addressOf({ slug }: Product, { origin, locale }: Shop): string {
  return absoluteAddress(origin, locale, paths.product(slug));
}
