import { initialSelection, sizesFor } from '../product/selection.ts';
import type { ProductSnapshot } from '../product/snapshot.ts';
import { isProductOutOfStock, soldOutSizes } from '../product/stock.ts';
import { type CartItem, cartItem } from './cart-item.ts';

/** Product of a look in one colour, with the sizes that it has. */
export interface LookProduct {
  product: ProductSnapshot;
  color: string | null;
  /** Empty where no size is to be chosen. */
  sizes: string[];
  /** Sizes that are sold out in this colour. */
  soldOutSizes: string[];
  isSoldOut: boolean;
}

/** Choice of one product of a look. */
export interface LookChoice {
  isIncluded: boolean;
  /** Null until one is chosen. */
  size: string | null;
}

/**
 * Returns a product of a look in the requested colour. Without a requested colour, takes the default colour if that is in stock,
 * otherwise the first colour in stock.
 */
export function createLookProduct(product: ProductSnapshot, requestedColor: string | null): LookProduct {
  const selection = initialSelection(product, { color: requestedColor });
  const firstInStock = product.variants.find(({ stock }) => stock > 0);
  const isSelectedColorInStock = product.variants.some(
    ({ color, stock }) => stock > 0 && color === selection.color,
  );
  const color =
    requestedColor !== null || isSelectedColorInStock ? selection.color : (firstInStock?.color ?? null);
  const allSizes = sizesFor(product);
  const sizes = allSizes.length > 1 ? allSizes : [];
  const soldOut = soldOutSizes(product, color);
  const isSoldOut = isProductOutOfStock(product) || (sizes.length > 0 && soldOut.length === sizes.length);
  return { product, color, sizes, soldOutSizes: soldOut, isSoldOut };
}

/**
 * Returns the initial choice: the product is included if it can be bought and is not in the cart yet, in the preferred size if that
 * size is in stock.
 */
export function initialChoice(
  { sizes, soldOutSizes, isSoldOut }: LookProduct,
  isInCart: boolean,
  preferredSize: string | null,
): LookChoice {
  const size = sizes.find((each) => each === preferredSize && !soldOutSizes.includes(each)) ?? null;
  return { isIncluded: !isSoldOut && !isInCart, size };
}

/** True while the product is included and its size is not chosen. */
export function lacksSize({ sizes }: LookProduct, { isIncluded, size }: LookChoice): boolean {
  return isIncluded && sizes.length > 0 && size === null;
}

/** Returns the cart item of the product in its colour and the chosen size. */
export function lookItem({ product, color }: LookProduct, { size }: LookChoice, now: number): CartItem {
  const { variant } = initialSelection(product, { color, size });
  return cartItem(product, variant, now);
}
