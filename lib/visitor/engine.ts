import { customerId, session } from '../auth/session.ts';
import { onStorageFailure, writeStored } from '../browser-storage/storage.ts';
import type { CartSource } from '../cart/cart.ts';
import { localCart } from '../cart/local-cart.ts';
import { forgetSeenPrices } from '../cart/seen-prices.ts';
import { localList } from '../lists/local-list.ts';
import type { Change, SyncedList } from '../lists/synced-list.ts';
import { readItem, sameItem } from '../saved-items/saved-items.ts';
import { wordsOf } from '../upstream/call-error.ts';
import { readSlug } from '../wire/identifiers.ts';
import type { AccountStore } from './account-store.ts';
import { withFirst } from './recent.ts';
import { type ToggleList, toggleList, type VisitorList } from './visitor-list.ts';
import type { VisitorState } from './visitor-state.ts';

/**
 * What a visitor has to be told: something is not kept beyond this page, not brought into the account, or a change of what is in
 * the account did not work; why, if the upstream says.
 */
export type Trouble = { kind: 'not-kept' } | { kind: 'not-merged' | 'not-changed'; reason: string };

/** The visitor's cart. Its changes never reject: they say whether they worked, and the visitor is told when one did not. */
export type VisitorCart = {
  [Name in keyof CartSource]: CartSource[Name] extends (...given: infer Given) => Promise<void>
    ? (...given: Given) => Promise<boolean>
    : CartSource[Name];
};

/** Everything that changes what the shop keeps for its visitor. */
export interface Visitor {
  cart: VisitorCart;
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
    wishlist: localList('wishlist_products', readItem, sameItem),
  };
  const compare = localList('compare_products', readItem, sameItem);
  const recent = localList('recent_products', readSlug, (one, other) => one === other, writeStored);
  let customer: AccountStore | null = null;
  let whose: string | null = null;
  let kept: Promise<unknown> = Promise.resolve();
  let tell: (trouble: Trouble) => void = () => {};

  const home = () => customer ?? local;
  const publishAll = () =>
    publish({
      ready:
        session.get().status !== 'unknown' &&
        (session.get().status === 'customer') === (customer?.ready ?? false),
      failed: customer?.failed ?? false,
      cart: home().cart.get(),
      wishlist: home().wishlist.get(),
      compare: compare.get(),
      recent: recent.get(),
    });

  const hasEnded = () => {
    const who = session.get();
    return who.status === 'anonymous' && who.ended === true;
  };

  const follow = async () => {
    const id = customerId();
    if (customer !== null && hasEnded()) kept = customer.keepCart().catch(() => {});
    if (session.get().status === 'anonymous') forgetSeenPrices();
    if (id !== whose) {
      customer = null;
      whose = id;
    }
    publishAll();
    if (id === null || customer !== null) return;
    const { openAccountStore } = await import('./account-store.ts');
    if (id !== whose || customer !== null) return;
    const things = openAccountStore(id, local, publishAll, (reason) => {
      if (customer === things) tell({ kind: 'not-merged', reason });
    });
    customer = things;
    await things.load();
  };
  /** Reads a customer's things, opening them where that has not worked yet. Never rejects. */
  const load = async () => {
    if (customer !== null) await customer.load();
    else await follow().catch(() => {});
  };
  /** Makes a change; once more as a visitor's where the session of the customer who made it turns out to be over. */
  const tried = async (change: () => Promise<unknown>): Promise<boolean> => {
    const wasCustomer = customer !== null;
    try {
      await change();
      return true;
    } catch (error) {
      if (wasCustomer && hasEnded()) return kept.then(() => tried(change));
      tell({ kind: 'not-changed', reason: wordsOf(error) });
      return false;
    }
  };

  local.cart.onChange(publishAll);
  for (const part of [local.wishlist, compare, recent]) part.subscribe(publishAll);
  session.subscribe(() => void follow().catch(() => {}));
  void follow().catch(() => {});
  // Another tab, or another device of the customer, may have changed the account meanwhile.
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && load());
  addEventListener('online', load);

  const changed = <T>(list: () => SyncedList<T>): VisitorList<T> => ({
    get: () => list().get(),
    update: (change: Change<T>) => tried(() => list().update(change)),
  });

  const cart = () => home().cart;
  return {
    cart: {
      get: () => cart().get(),
      onChange: (listener) => cart().onChange(listener),
      async add(addition) {
        const source = cart();
        const outcome = await source.add(addition);
        if (typeof outcome === 'string' || source === cart() || !hasEnded()) return outcome;
        await kept;
        return cart().add(addition);
      },
      decrement: (key) => tried(() => cart().decrement(key)),
      remove: (key) => tried(() => cart().remove(key)),
      clear: () => tried(() => cart().clear()),
      restore: (lines) => tried(() => cart().restore(lines)),
      settle: (lines) => tried(() => cart().settle(lines)),
    },
    wishlist: toggleList(changed(() => home().wishlist)),
    compare: toggleList(changed(() => compare)),
    async saw(slug) {
      await recent.update((slugs) => withFirst(slugs, slug));
    },
    reload: load,
    onTrouble(listener) {
      tell = listener;
      onStorageFailure(() => listener({ kind: 'not-kept' }));
    },
  };
}
