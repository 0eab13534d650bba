import { bulletedText } from '../../catalogue/product/description.ts';
import { groupId, itemId } from '../../catalogue/product/item-id.ts';
import { currentPrice } from '../../catalogue/product/pricing.ts';
import type { Selection } from '../../catalogue/product/selection.ts';
import { isProductOutOfStock, isVariantOutOfStock } from '../../catalogue/product/stock.ts';
import type { Product, ProductIdentifiers, Sale, Variant } from '../../catalogue/product/types.ts';
import { toDecimalString } from '../../platform/money/money.ts';
import type { Shop } from '../../platform/tenant/shop.ts';

/**
 * Returns the Open Graph product properties of a page as [property, content] pairs, for the selected variant. `price` is the regular
 * price and `sale_price` the current sale, with its dates; both are absent without a price.
 */
export function productProperties(
  product: Product,
  { variant }: Pick<Selection, 'variant'>,
  shop: Pick<Shop, 'tenant' | 'locale'>,
  now: number,
): [property: string, content: string][] {
  const priced = variant ?? product;
  const { price, originalPrice, percentOff } = currentPrice(priced, now);
  const { currency } = shop.tenant;
  const isOutOfStock =
    isProductOutOfStock(product) || (variant !== undefined && isVariantOutOfStock(variant));
  return [
    ['og:type', 'product'],
    ...amountProperties('product:price', originalPrice ?? price, currency),
    ...amountProperties('product:sale_price', percentOff === null ? null : price, currency),
    ...(percentOff === null ? [] : datesOf(priced.sale)),
    ['product:availability', isOutOfStock ? 'out of stock' : 'in stock'],
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

function amountProperties(property: string, value: number | null, currency: string): [string, string][] {
  if (value === null) return [];
  return [
    [`${property}:amount`, toDecimalString(value, currency)],
    [`${property}:currency`, currency],
  ];
}

/** Returns GTIN and MPN of a variant; those of the product apply only when it has a single variant or none. */
export function productIdentifiersOf(
  product: Pick<Product, 'variants' | keyof ProductIdentifiers>,
  variant?: ProductIdentifiers & Pick<Variant, 'id'>,
): ProductIdentifiers {
  const sources = product.variants.length > 1 ? [variant] : [variant, product];
  const [gtin, mpn] = (['gtin', 'mpn'] as const).map(
    (name) => sources.find((source) => source?.[name])?.[name],
  );
  return { ...(gtin && { gtin }), ...(mpn && { mpn }) };
}

/** Returns the product's brand, by default the name of the shop. */
export function brandOf(
  { brand }: Pick<Product, 'brand'>,
  { tenant, locale }: Pick<Shop, 'tenant' | 'locale'>,
): string {
  return brand ?? tenant.name[locale];
}

/** Maximum length at Google; Meta accepts more. */
const maxDescriptionLength = 5000;

/** Returns the description as plain text, with a line for each paragraph and list item; empty when there is none. */
export function productDescription(product: Pick<Product, 'descriptionHtml' | 'metaDescription'>): string {
  return truncateWithEllipsis(
    bulletedText(product.descriptionHtml) || (product.metaDescription ?? ''),
    maxDescriptionLength,
  );
}

/** Truncates a text to a number of code points, with an ellipsis. */
export function truncateWithEllipsis(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}

/** Formats an instant in UTC to the second, rounded down, such as `2026-06-18T11:32:00Z`. @param instant epoch milliseconds */
export function isoSecond(instant: number): string {
  return new Date(instant).toISOString().replace(/\.\d+/, '');
}
