import { onSession, session } from '../auth/session.ts';
import type { CartSource } from '../cart/cart.ts';
import { localCart } from '../cart/local-cart.ts';
import type { CustomerThings } from './customer-things.ts';
import { readItem, sameItem } from './listed-items.ts';
import { slugOf } from './read-fields.ts';
import { withFirst } from './recent.ts';
import type { VisitorState } from './state.ts';
import { onStorageFailure, writeStored } from './storage.ts';
import { storedList } from './stored-list.ts';
import { type ToggleList, toggleList } from './toggle-list.ts';

/** What a visitor has to be told: something is not kept beyond this page, or not brought into the account (why, if known). */
export type Trouble = { kind: 'not-kept' } | { kind: 'not-merged'; reason: string };

/** Everything that changes what the shop keeps for its visitor. */
export interface Visitor {
  cart: CartSource;
  wishlist: ToggleList;
  compare: ToggleList;
  /** Notes that a product has been looked at. */
  saw(slug: string): Promise<void>;
  /** Reads a customer's things again, and brings into the account what could not be brought there before. */
  reload(): Promise<void>;
  /** Calls back when the visitor has to be told something. */
  onTrouble(tell: (trouble: Trouble) => void): void;
}

/**
 * Opens the visitor's things and publishes them, now and after every change. The one place that decides where they live: in this
 * browser, or in the account of whoever is signed in.
 */
export function startVisitor(publish: (state: VisitorState) => void): Visitor {
  const local = {
    cart: localCart(),
    wishlist: storedList('wishlist_products', readItem, sameItem),
  };
  const compare = storedList('compare_products', readItem, sameItem);
  const recent = storedList('recent_products', slugOf, (one, other) => one === other, writeStored);
  let customer: CustomerThings | null = null;
  let tell: (trouble: Trouble) => void = () => {};

  const home = () => customer ?? local;
  const publishAll = () =>
    publish({
      ready:
        session().status !== 'unknown' && (session().status === 'customer') === (customer?.ready ?? false),
      failed: customer?.failed ?? false,
      cart: home().cart.get(),
      wishlist: home().wishlist.get(),
      compare: compare.get(),
      recent: recent.get(),
    });

  const follow = async () => {
    const who = session();
    if (who.status !== 'customer') customer = null;
    else if (customer === null) {
      const { openCustomerThings } = await import('./customer-things.ts');
      if (session().status !== 'customer' || customer !== null) return;
      customer = openCustomerThings(who.email ?? '', local, publishAll, (reason) =>
        tell({ kind: 'not-merged', reason }),
      );
      void customer.load();
    }
    publishAll();
  };

  for (const part of [local.cart, local.wishlist, compare, recent]) part.onChange(publishAll);
  onSession(() => void follow());
  void follow();
  // Another tab, or another device of the customer, may have changed the account meanwhile.
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && customer?.load());
  addEventListener('online', () => customer?.load());

  const cart = () => home().cart;
  return {
    cart: {
      get: () => cart().get(),
      onChange: (listener) => cart().onChange(listener),
      add: (addition) => cart().add(addition),
      decrement: (key) => cart().decrement(key),
      remove: (key) => cart().remove(key),
      clear: () => cart().clear(),
      restore: (lines) => cart().restore(lines),
      settle: (lines) => cart().settle(lines),
    },
    wishlist: toggleList(() => home().wishlist),
    compare: toggleList(() => compare),
    async saw(slug) {
      await recent.update((slugs) => withFirst(slugs, slug));
    },
    async reload() {
      await customer?.load();
    },
    onTrouble(listener) {
      tell = listener;
      onStorageFailure(() => listener({ kind: 'not-kept' }));
    },
  };
}
