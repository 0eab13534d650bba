import type { LocalCart } from '../cart/local-cart.ts';
import { mergeCart } from '../cart/merge.ts';
import { type ServerCart, serverCart } from '../cart/server-cart.ts';
import { isLocale } from '../i18n/routing.ts';
import { wordsOf } from '../upstream/call-error.ts';
import { isRefused, sendWish } from '../wishlist/calls.ts';
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
      await cart.load(() => mergeCart(customer, local.cart, locale));
    } catch (error) {
      if (local.cart.get().length > 0) notMerged(wordsOf(error));
      await cart.load();
    }
  };
  const bringWishlist = async () => {
    const brought: ListedItem[] = [];
    try {
      for (const item of local.wishlist.get()) {
        if (item.productId === null) continue;
        // What is no longer sold must not keep the others from coming along.
        await sendWish(item.productId, locale).catch(unlessRefused);
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
    load: oneByOne(async () => {
      const done = await Promise.allSettled([bringCart(), bringWishlist()]);
      things.failed = done.some(({ status }) => status === 'rejected');
      things.ready = true;
      onChange();
    }),
  };
  return things;
}

/** Runs work once at a time; whoever asks for it meanwhile shares the run after. */
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

function unlessRefused(error: unknown): void {
  if (!isRefused(error)) throw error;
}
