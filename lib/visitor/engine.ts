import { customerId, session } from '../auth/session.ts';
import { onStorageFailure, writeStored } from '../browser-storage/storage.ts';
import { type AddOutcome, type CartAddition, type CartLine, sameLine } from '../cart/cart.ts';
import { readLine } from '../cart/read-line.ts';
import { addLine } from '../cart/rules.ts';
import { forgetSeenPrices } from '../cart/seen-prices.ts';
import { localList } from '../lists/local-list.ts';
import type { Change, SyncedList } from '../lists/synced-list.ts';
import { readItem, sameItem } from '../saved-items/saved-items.ts';
import { wordsOf } from '../upstream/call-error.ts';
import { readSlug } from '../wire/identifiers.ts';
import type { AccountStore, OwnLists } from './account-store.ts';
import { withFirst } from './recent.ts';
import { type ToggleList, toggleList, type VisitorList } from './visitor-list.ts';
import type { VisitorState } from './visitor-state.ts';

/**
 * What a visitor has to be told: something is not kept beyond this page, not brought into the account, or a change of what is in
 * the account did not work; why, if the upstream says.
 */
export type Trouble = { kind: 'not-kept' } | { kind: 'not-merged' | 'not-changed'; reason: string };

/** The visitor's cart; `cart/rules.ts` has the changes. */
interface VisitorCart extends VisitorList<CartLine> {
  /** Adds pieces, and says what became of that; never rejects. */
  add(addition: CartAddition): Promise<AddOutcome>;
}

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
  const local: OwnLists = {
    cart: localList('cart_products', readLine, sameLine),
    wishlist: localList('wishlist_products', readItem, sameItem),
  };
  const compare = localList('compare_products', readItem, sameItem);
  const recent = localList('recent_products', readSlug, (one, other) => one === other, writeStored);
  let customer: AccountStore | null = null;
  let whose: string | null = null;
  let kept: Promise<unknown> = Promise.resolve();
  let tell: (trouble: Trouble) => void = () => {};

  const home = (): OwnLists => customer ?? local;
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
  /** Changes a list where it lives; once more as a visitor's where the session of the customer who did turns out to be over. */
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
    async update(change) {
      try {
        await update(list, change);
        return true;
      } catch (error) {
        tell({ kind: 'not-changed', reason: wordsOf(error) });
        return false;
      }
    },
  });
  const cart = () => home().cart;

  for (const part of [local.cart, local.wishlist, compare, recent]) part.subscribe(publishAll);
  session.subscribe(() => void follow().catch(() => {}));
  void follow().catch(() => {});
  // Another tab, or another device of the customer, may have changed the account meanwhile.
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && load());
  addEventListener('online', load);

  return {
    cart: {
      ...opened(cart),
      async add(addition) {
        // A customer's line needs a variant (specification section 5).
        if (customer !== null && addition.line.variantId === null) return 'no-more';
        let outcome: AddOutcome = 'added';
        const change = (lines: readonly CartLine[]) => {
          const added = addLine(lines, addition);
          outcome = added.outcome;
          return added.lines;
        };
        // The upstream's own words where it has some (specification section 8).
        return update(cart, change).then(
          () => outcome,
          (error) => ({ refused: wordsOf(error) }),
        );
      },
    },
    wishlist: toggleList(opened(() => home().wishlist)),
    compare: toggleList(opened(() => compare)),
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
