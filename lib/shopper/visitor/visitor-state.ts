import type { AccountTotal, CartLine } from '../cart/cart.ts';
import type { SavedItem } from '../saved-lists/saved-items.ts';

/** Current lists of the visitor. */
export interface VisitorState {
  /** False until the lists are loaded; they are empty before. */
  ready: boolean;
  /** True when the account's lists could not be fetched. */
  failed: boolean;
  cart: readonly CartLine[];
  /** Units in the cart; those of `accountTotal` until the lines are loaded. */
  cartCount: number;
  /** Total of a customer's cart when it was opened, for the time until its lines are loaded; null for guests or when unknown. */
  accountTotal?: AccountTotal | null;
  wishlist: readonly SavedItem[];
  compare: readonly SavedItem[];
  /** Slugs of recently viewed products, latest first. */
  viewed: readonly string[];
}
