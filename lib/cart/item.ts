import type { Choice } from '../catalogue/choice.ts';
import { itemId } from '../catalogue/item-id.ts';
import { currentPrice } from '../catalogue/pricing.ts';
import { stockOf } from '../catalogue/stock.ts';
import type { Product, Variant } from '../catalogue/types.ts';
import type { Minor } from '../money/money.ts';
import type { Id } from '../wire/identifiers.ts';

/** A variant as a page offers it to be put into the cart. */
export interface CartItem {
  productId: Id;
  slug: string;
  title: string;
  /** Null for a product without variants. */
  variantId: Id | null;
  /** Pieces in stock; null when unknown. */
  stock: number | null;
  /** Id under which feeds, structured data and pixel events know it. */
  itemId: string;
  /** Price of one piece as shown; what has none cannot be bought. */
  price: Minor | null;
  color: string | null;
  size: string | null;
}

/** What the cart needs to know of a variant, or of a product without variants. `now` is epoch milliseconds. */
export function cartItem(
  product: Choice & Pick<Product, 'id' | 'slug' | 'title'>,
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
    color: variant?.color ?? null,
    size: variant?.size ?? null,
  };
}
