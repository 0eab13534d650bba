import type { CartLine } from '../cart/cart.ts';
import type { SavedItem } from '../saved-items/saved-items.ts';

/** What the shop keeps for its visitor, as it is now. */
export interface VisitorState {
  /** False until it has been read: counts are not known before. */
  ready: boolean;
  /** Whether a customer's things could not be read from the account. */
  failed: boolean;
  cart: readonly CartLine[];
  wishlist: readonly SavedItem[];
  compare: readonly SavedItem[];
  /** Slugs of products looked at, latest first. */
  recent: readonly string[];
}
