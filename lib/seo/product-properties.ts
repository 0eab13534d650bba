import { toDecimalString } from '../money/money.ts';
import { groupId, itemId } from '../product/item-id.ts';
import { currentPrice } from '../product/pricing.ts';
import type { Selection } from '../product/selection.ts';
import { isProductOutOfStock, isVariantOutOfStock } from '../product/stock.ts';
import type { Product } from '../product/types.ts';
import type { Shop } from '../tenant/shop.ts';
import { brandOf } from './product-identifiers.ts';

/**
 * Returns the Open Graph product properties of a page as [property, content] pairs, for the selected variant. `price` is the regular
 * price and `sale_price` the current sale; both are absent without a price.
 */
export function productProperties(
  product: Product,
  { variant }: Pick<Selection, 'variant'>,
  shop: Pick<Shop, 'tenant' | 'locale'>,
  now: number,
): [property: string, content: string][] {
  const { price, originalPrice, percentOff } = currentPrice(variant ?? product, now);
  const { currency } = shop.tenant;
  const isOutOfStock =
    isProductOutOfStock(product) || (variant !== undefined && isVariantOutOfStock(variant));
  return [
    ['og:type', 'product'],
    ...amountProperties('product:price', originalPrice ?? price, currency),
    ...amountProperties('product:sale_price', percentOff === null ? null : price, currency),
    ['product:availability', isOutOfStock ? 'out of stock' : 'in stock'],
    ['product:condition', 'new'],
    ['product:retailer_item_id', itemId(product, variant)],
    ...(product.variants.length > 0 ? [['product:item_group_id', groupId(product)] as [string, string]] : []),
    ['product:brand', brandOf(product, shop)],
  ];
}

function amountProperties(property: string, value: number | null, currency: string): [string, string][] {
  if (value === null) return [];
  return [
    [`${property}:amount`, toDecimalString(value)],
    [`${property}:currency`, currency],
  ];
}
