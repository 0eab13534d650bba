import { itemId } from '../../catalogue/product/item-id.ts';
import { optionValuesOf } from '../../catalogue/product/options.ts';
import { currentPrice } from '../../catalogue/product/pricing.ts';
import { stockOf } from '../../catalogue/product/stock.ts';
import type { OptionValues, Product, SelectableProduct, Variant } from '../../catalogue/product/types.ts';
import type { MinorUnits } from '../../platform/money/money.ts';
import type { Id } from '../../platform/wire/identifiers.ts';

/** Variant that a page offers to add to the cart, with the data that tracking needs. */
export interface CartItem {
  productId: Id;
  slug: string;
  title: string;
  /** Null for a product without variants. */
  variantId: Id | null;
  /** Units in stock; null when unknown. */
  stock: number | null;
  /** Item id used in feeds, structured data and tracking events. */
  itemId: string;
  /** Unit price as shown; null makes the item unbuyable. */
  price: MinorUnits | null;
  /** Values of all options of the variant. */
  options: OptionValues;
}

/**
 * Creates the cart item of a variant, or of a product without variants.
 * @param now epoch milliseconds; decides whether a sale is on
 */
export function cartItem(
  product: SelectableProduct & Pick<Product, 'id' | 'slug' | 'title'>,
  variant: Variant | undefined,
  now: number,
): CartItem {
  return {
    productId: product.id,
    slug: product.slug,
    title: product.title,
    itemId: itemId(product, variant),
    variantId: variant?.id ?? null,
    stock: stockOf(product, variant),
    price: currentPrice(variant ?? product, now).price,
    options: optionValuesOf(product, variant),
  };
}
