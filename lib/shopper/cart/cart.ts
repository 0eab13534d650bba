import type { MinorUnits } from '../../platform/money/money.ts';
import type { Id } from '../../platform/wire/identifiers.ts';
import type { CartItem } from './cart-item.ts';

/** Identity of a cart line. */
export interface LineKey {
  productId: Id;
  /** Null for a product without variants. */
  variantId: Id | null;
}

/** Cart line: a variant and its quantity. Current title, price and stock are always fetched. */
export interface CartLine extends LineKey {
  /** Null when neither this browser nor the API has stored the slug; `lib/shopper/visitor/look-up-slugs.ts` finds it. */
  slug: string | null;
  /** Product title when the line was added; shown until the product is loaded, or when it no longer exists. */
  title: string;
  /** At least 1. */
  quantity: number;
  /** Unit price the visitor last accepted, to detect price changes; null when unknown. */
  seenPrice: MinorUnits | null;
}

/** Total of a customer's cart as the API computes it. */
export interface AccountTotal {
  /** Sum of all quantities. */
  quantity: number;
  total: MinorUnits;
}

/**
 * Outcome of adding a line (docs/behaviour.md §4.5). `no-more`: the stock does not allow more units of a line that is in the cart.
 * `no-variant`: the line has no variant, and an account's cart takes only lines with one. `cart-full`: the cart has `maxCartLines` other
 * lines. `rejected` holds the API's message; '' when it sent none.
 */
export type AddOutcome =
  | 'added'
  | 'out-of-stock'
  | 'no-more'
  | 'no-variant'
  | 'cart-full'
  | { rejected: string };

/** Units of a variant that were to be added to the cart, with the outcome; `notify` shows it as a toast. */
export interface CartAddition {
  list: 'cart';
  outcome: AddOutcome;
  item: CartItem;
  quantity: number;
}

/**
 * Failed exchange of units for another variant; `notify` shows it as a toast. `both`: the old units could not be taken out, and the new
 * ones, which are the item, not either. `neither`: the new units could not be added, and the old ones, which are the item, not restored.
 */
export interface CartExchange extends Omit<CartAddition, 'outcome'> {
  outcome: 'both' | 'neither' | { rejected: string };
}

/** True for the same product and variant. Compares ids as strings, because stored ids may have become strings. */
export function isSameLine(a: LineKey, b: LineKey): boolean {
  return String(a.productId) === String(b.productId) && String(a.variantId) === String(b.variantId);
}

/** Quantity of a line in the cart; 0 when it is missing. */
export function quantityOf(lines: readonly CartLine[], key: LineKey): number {
  return lines.find((line) => isSameLine(line, key))?.quantity ?? 0;
}

/** Sum of all quantities. */
export function totalQuantity(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
