import { groupId, itemId } from '../../catalogue/product/item-id.ts';
import { currentPrice } from '../../catalogue/product/pricing.ts';
import type { Selection } from '../../catalogue/product/selection.ts';
import { isItemOutOfStock } from '../../catalogue/product/stock.ts';
import type { Product, Sale } from '../../catalogue/product/types.ts';
import { toDecimalString } from '../../platform/money/money.ts';
import type { Shop } from '../../platform/tenant/shop.ts';
import { brandOf, isoSecond } from './product-properties.ts';

/**
 * Returns the Open Graph product properties of a page as [property, content] pairs, for the selected variant, or for the
 * product when none is selected. `product:price` is the regular price. `product:sale_price` and its dates are there only during a sale
 * that lowers the price, which is when `percentOff` is not null.
 */
export function openGraphProduct(
  product: Product,
  { variant }: Pick<Selection, 'variant'>,
  shop: Pick<Shop, 'tenant' | 'locale'>,
  now: number,
): [property: string, content: string][] {
  const priced = variant ?? product;
  const { price, originalPrice, percentOff } = currentPrice(priced, now);
  const { currency } = shop.tenant;
  return [
    ['og:type', 'product'],
    ...amountProperties('product:price', originalPrice ?? price, currency),
    ...amountProperties('product:sale_price', percentOff === null ? null : price, currency),
    ...(percentOff === null ? [] : datesOf(priced.sale)),
    ['product:availability', isItemOutOfStock(product, variant) ? 'out of stock' : 'in stock'],
    ['product:condition', 'new'],
    ['product:retailer_item_id', itemId(product, variant)],
    ...(product.variants.length > 0 ? [['product:item_group_id', groupId(product)] as [string, string]] : []),
    ['product:brand', brandOf(product, shop)],
  ];
}

function datesOf(sale: Sale | null): [string, string][] {
  if (sale === null) return [];
  return [
    ['product:sale_price_dates:start', isoSecond(sale.startsAt)],
    ['product:sale_price_dates:end', isoSecond(sale.endsAt)],
  ];
}

function amountProperties(property: string, amount: number | null, currency: string): [string, string][] {
  if (amount === null) return [];
  return [
    [`${property}:amount`, toDecimalString(amount, currency)],
    [`${property}:currency`, currency],
  ];
}
