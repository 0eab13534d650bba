import { accountCart } from '../cart/account-cart.ts';
import type { CartLine } from '../cart/cart.ts';
import { keepLines, mergeCart } from '../cart/merge.ts';
import { pageLocale } from '../i18n/page-locale.ts';
import type { SyncedList } from '../lists/synced-list.ts';
import type { SavedItem } from '../saved-items/saved-items.ts';
import { wordsOf } from '../upstream/call-error.ts';
import { accountWishlist } from '../wishlist/account-wishlist.ts';
import { mergeWishlist } from '../wishlist/merge.ts';

/** Cart and wishlist of the signed-in customer. */
export interface AccountStore {
  cart: SyncedList<CartLine>;
  wishlist: SyncedList<SavedItem>;
  /** Whether reading them has been tried. */
  ready: boolean;
  /** Whether they could not be read the last time. */
  failed: boolean;
  /** Brings what was kept in the browser into the account, and reads what is there. Never rejects. */
  load(): Promise<void>;
  /** Takes the lines of the account into this browser's own cart, as the session has ended. */
  keepCart(): Promise<unknown>;
}

/**
 * Opens what an account holds.
 * @param customer tells customers apart who share a browser
 * @param local the lists of this browser
 * @param onChange called after every change
 * @param notMerged called with the upstream's words, if any, when the local cart or wishlist could not be brought into the account;
 *   not again while the next try comes to the same
 */
export function openAccountStore(
  customer: string,
  local: Pick<AccountStore, 'cart' | 'wishlist'>,
  onChange: () => void,
  notMerged: (reason: string) => void,
): AccountStore {
  const locale = pageLocale();
  const cart = accountCart(customer, locale);
  const wishlist = accountWishlist(locale);
  cart.subscribe(onChange);
  wishlist.subscribe(onChange);

  /** Why something could not be brought into the account, at the last try and at the one before. */
  let reasons = new Set<string>();
  let told = new Set<string>();

  const bringCart = async () => {
    try {
      await cart.load(() => mergeCart(customer, local.cart, locale));
    } catch (error) {
      if (local.cart.get().length > 0) reasons.add(wordsOf(error));
      await cart.load();
    }
  };
  const bringWishlist = () =>
    wishlist.load(() => mergeWishlist(local.wishlist, locale, (failure) => reasons.add(wordsOf(failure))));

  const store: AccountStore = {
    cart,
    wishlist,
    ready: false,
    failed: false,
    keepCart: () => keepLines(customer, cart.held(), local.cart),
    load: oneByOne(async () => {
      reasons = new Set();
      const done = await Promise.allSettled([bringCart(), bringWishlist()]);
      store.failed = done.some(({ status }) => status === 'rejected');
      store.ready = true;
      onChange();
      for (const reason of reasons) if (!told.has(reason)) notMerged(reason);
      told = reasons;
    }),
  };
  return store;
}

/** Runs work one at a time; calls made during a run share the next one. */
function oneByOne(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= last = last.then(() => {
      next = null;
      return work();
    });
    return next;
  };
}
