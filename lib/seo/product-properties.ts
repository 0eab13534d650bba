import { groupId, itemId } from '../catalogue/item-id.ts';
import { currentPrice } from '../catalogue/pricing.ts';
import type { Selection } from '../catalogue/selection.ts';
import { productIsOutOfStock, variantIsOutOfStock } from '../catalogue/stock.ts';
import type { Product } from '../catalogue/types.ts';
import { decimalText } from '../money/decimal-text.ts';
import type { Shop } from '../tenant/shop.ts';
import { brandOf } from './brand.ts';

/**
 * Open Graph properties of a product's page, for the variant it shows, as pairs of property and content. As catalogues
 * read them, `price` is the ordinary price and `sale_price` that of a sale which is on; neither is there without a price.
 */
export function productProperties(
  product: Product,
  { variant }: Pick<Selection, 'variant'>,
  shop: Pick<Shop, 'tenant' | 'locale'>,
  now: number,
): [property: string, content: string][] {
  const { price, was, percentOff } = currentPrice(variant ?? product, now);
  const { currency } = shop.tenant;
  const out = productIsOutOfStock(product) || (variant !== undefined && variantIsOutOfStock(variant));
  return [
    ['og:type', 'product'],
    ...amount('product:price', was ?? price, currency),
    ...amount('product:sale_price', percentOff === null ? null : price, currency),
    ['product:availability', out ? 'out of stock' : 'in stock'],
    ['product:condition', 'new'],
    ['product:retailer_item_id', itemId(product, variant)],
    ...(product.variants.length > 0 ? [['product:item_group_id', groupId(product)] as [string, string]] : []),
    ['product:brand', brandOf(product, shop)],
  ];
}

function amount(property: string, value: number | null, currency: string): [string, string][] {
  if (value === null) return [];
  return [
    [`${property}:amount`, decimalText(value)],
    [`${property}:currency`, currency],
  ];
}
