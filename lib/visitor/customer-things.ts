import type { CartLine } from '../cart/cart.ts';
import type { LocalCart } from '../cart/local-cart.ts';
import { mergeCart, withoutMerged } from '../cart/merge.ts';
import { type ServerCart, serverCart } from '../cart/server-cart.ts';
import { isLocale } from '../i18n/routing.ts';
import { sendWish } from '../wishlist/calls.ts';
import { customerWishlist } from '../wishlist/customer-wishlist.ts';
import { hasItem, type ListedItem } from './listed-items.ts';
import type { StoredList } from './stored-list.ts';

/** What a browser keeps for someone who is not signed in. */
export interface LocalThings {
  cart: LocalCart;
  wishlist: StoredList<ListedItem>;
}

/** Cart and wishlist of the signed-in customer. */
export interface CustomerThings {
  cart: ServerCart;
  wishlist: StoredList<ListedItem>;
  /** Whether reading them has been tried. */
  ready: boolean;
  /** Whether they could not be read the last time. */
  failed: boolean;
  /** Brings what was kept in the browser into the account, and reads what is there. Never rejects. */
  load(): Promise<void>;
}

/**
 * Opens what an account holds.
 * @param customer tells customers apart who share a browser
 * @param onChange called after every change
 * @param notMerged called with the upstream's words, if any, when the local cart could not be brought into the account
 */
export function openCustomerThings(
  customer: string,
  local: LocalThings,
  onChange: () => void,
  notMerged: (reason: string) => void,
): CustomerThings {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en';
  const cart = serverCart(locale);
  const wishlist = customerWishlist(locale);
  cart.onChange(onChange);
  wishlist.onChange(onChange);

  const bringCart = async () => {
    try {
      const clear = (merged: readonly CartLine[]) =>
        local.cart.replace((lines) => withoutMerged(lines, merged));
      const lines = await mergeCart(customer, local.cart.get, clear, locale);
      if (lines !== null) cart.take(lines);
      else await cart.load();
    } catch (error) {
      if (local.cart.get().length > 0) notMerged(error instanceof Error ? error.message : '');
      await cart.load();
    }
  };
  const bringWishlist = async () => {
    const brought: ListedItem[] = [];
    try {
      for (const item of local.wishlist.get()) {
        if (item.productId === null) continue;
        await sendWish(item.productId, locale);
        brought.push(item);
      }
    } finally {
      if (brought.length > 0) {
        await local.wishlist.update((items) => items.filter(({ slug }) => !hasItem(brought, slug)));
      }
      await wishlist.load();
    }
  };

  const things: CustomerThings = {
    cart,
    wishlist,
    ready: false,
    failed: false,
    async load() {
      const done = await Promise.allSettled([bringCart(), bringWishlist()]);
      things.failed = done.some(({ status }) => status === 'rejected');
      things.ready = true;
      onChange();
    },
  };
  return things;
}
