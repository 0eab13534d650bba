import { customerId, session } from '../auth/session.ts';
import { onStorageFailure, writeStored } from '../browser-storage/storage.ts';
import { type AddOutcome, type CartAddition, type CartLine, sameLine } from '../cart/cart.ts';
import { readLine } from '../cart/read-line.ts';
import { forgetSeenPrices } from '../cart/seen-prices.ts';
import { localList } from '../lists/local-list.ts';
import type { Change, SyncedList } from '../lists/synced-list.ts';
import { readItem, type SavedItem, sameItem } from '../saved-items/saved-items.ts';
import { wordsOf } from '../upstream/call-error.ts';
import { readSlug } from '../wire/identifiers.ts';
import type { AccountStore } from './account-store.ts';
import { addTo } from './add-to.ts';
import { withFirst } from './recent.ts';
import { toggle } from './toggle.ts';
import type { VisitorState } from './visitor-state.ts';

/**
 * What a visitor has to be told: something is not kept beyond this page, not brought into the account, or a change of what is in
 * the account did not work; why, if the upstream says.
 */
export type Trouble = { kind: 'not-kept' } | { kind: 'not-merged' | 'not-changed'; reason: string };

/** A list of the visitor's. Its changes never reject: they say whether they worked, and the visitor is told when one did not. */
export interface VisitorList<T> {
  get(): readonly T[];
  update(change: Change<T>): Promise<boolean>;
}

/** Everything that changes what the shop keeps for its visitor; the changes of a cart are in `cart/rules.ts`. */
export interface Visitor {
  cart: VisitorList<CartLine> & { add(addition: CartAddition): Promise<AddOutcome> };
  wishlist: ToggleList;
  compare: ToggleList;
  /** Notes that a product has been looked at. */
  saw(slug: string): Promise<void>;
  /** Reads a customer's things again, and brings into the account what could not be brought there before. */
  reload(): Promise<void>;
  /** Calls back when the visitor has to be told something. */
  onTrouble(listener: (trouble: Trouble) => void): void;
}

type ToggleList = VisitorList<SavedItem> & { toggle(item: SavedItem): ReturnType<typeof toggle> };

/**
 * Opens the visitor's things and publishes them, now and after every change. The one place that decides where they live: in this
 * browser, or in the account of whoever is signed in.
 */
export function startVisitor(publish: (state: VisitorState) => void): Visitor {
  const local = {
    cart: localList('cart_products', readLine, sameLine),
    wishlist: localList('wishlist_products', readItem, sameItem),
  };
  const compare = localList('compare_products', readItem, sameItem);
  const recent = localList('recent_products', readSlug, (one, other) => one === other, writeStored);
  let customer: AccountStore | null = null;
  let whose: string | null = null;
  let kept: Promise<unknown> = Promise.resolve();
  let report: (trouble: Trouble) => void = () => {};

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
    const store = openAccountStore(id, local, publishAll, (reason) => {
      if (customer === store) report({ kind: 'not-merged', reason });
    });
    customer = store;
    await store.load();
  };
  /** Reads a customer's things, opening them where that has not worked yet. Never rejects. */
  const load = async () => {
    if (customer !== null) await customer.load();
    else await follow().catch(() => {});
  };
  /** Changes a list where it lives. When the customer's session turns out to be over, changes the local list instead. */
  const update = async <T>(list: () => SyncedList<T>, change: Change<T>): Promise<void> => {
    const wasCustomer = customer !== null;
    try {
      await list().update(change);
    } catch (error) {
      if (!wasCustomer || !hasEnded()) throw error;
      await kept;
      await update(list, change);
    }
  };
  const opened = <T>(list: () => SyncedList<T>): VisitorList<T> => ({
    get: () => list().get(),
    update: (change) =>
      update(list, change).then(
        () => true,
        (error) => {
          report({ kind: 'not-changed', reason: wordsOf(error) });
          return false;
        },
      ),
  });
  const toggled = (list: VisitorList<SavedItem>): ToggleList => ({
    ...list,
    toggle: (item) => toggle(list.update, item),
  });
  const cart = () => home().cart;

  for (const part of [local.cart, local.wishlist, compare, recent]) part.subscribe(publishAll);
  session.subscribe(() => void follow().catch(() => {}));
  void follow().catch(() => {});
  // Another tab, or another device of the customer, may have changed the account meanwhile.
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && load());
  addEventListener('online', load);

  return {
    cart: { ...opened(cart), add: (addition) => addTo((change) => update(cart, change), addition) },
    wishlist: toggled(opened(() => home().wishlist)),
    compare: toggled(opened(() => compare)),
    async saw(slug) {
      await recent.update((slugs) => withFirst(slugs, slug));
    },
    reload: load,
    onTrouble(listener) {
      report = listener;
      onStorageFailure(() => listener({ kind: 'not-kept' }));
    },
  };
}
